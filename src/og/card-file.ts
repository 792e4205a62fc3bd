/**
 * The file of a card and its address. The name is a hash of all that the card is painted from: one that changes, as when
 * a price does, has a new address, which the sharing sites must fetch, and the CDN may keep every card for good.
 * A page knows the address before the card is painted.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { digest } from '#lib/digest.ts';
import { PICTURE_ENDINGS } from '#business/picture-files.ts';
import type { Card } from '#ui/card.ts';
import { cardTree, HEIGHT, WIDTH } from './card.ts';
import { FONTS } from './fonts.ts';
import { missingGlyphs, without } from './glyphs.ts';
import { svgOf, type Node } from './layout.ts';
import { paint } from './paint.ts';
import { wordmarkOf } from './wordmark.ts';

/** Cards of earlier builds, each under its name. */
const CACHE = 'node_modules/.astro/cards/';
mkdirSync(CACHE, { recursive: true });

const { version } = JSON.parse(readFileSync('node_modules/satori/package.json', 'utf8')) as { version: string };
/** Beside a card's tree and picture these decide on its bytes. */
const PAINTER = digest([
  readFileSync('src/og/layout.ts', 'utf8'),
  readFileSync('src/og/paint.ts', 'utf8'),
  FONTS.map(({ data }) => data.toString('base64')),
  version,
  sharp.versions,
]);

/** File of the picture with this id. */
function pictureFile(id: string): string {
  const file = PICTURE_ENDINGS.map((ending) => `src/assets/pictures/${id}${ending}`).find((name) => existsSync(name));
  if (!file) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return file;
}

const pictures = new Map<string, string>();
function digestOfPicture(file: string): string {
  const known = pictures.get(file) ?? digest(readFileSync(file, 'base64'));
  pictures.set(file, known);
  return known;
}

const textOf = ({ lead, title, answer, note, marks, ladder }: Card): string =>
  [lead, title, answer, note, ...marks.map(({ label }) => label), ...ladder.map(({ price }) => price)].join(' ');

/** @returns each sign on the card that is left out because no typeface has it */
export const missingOn = (card: Card): Promise<string[]> => missingGlyphs(textOf(card));

interface Drawn {
  name: string;
  tree: Node;
  picture: string | undefined;
}

async function draw(card: Card): Promise<Drawn> {
  const missing = await missingOn(card);
  const { svg } = await wordmarkOf(card.name);
  const drawable = (text: string): string => without(missing, text);
  const { lead, title, answer, note } = card;
  const texts = { lead: drawable(lead), title: drawable(title), answer: drawable(answer), note: drawable(note) };
  const tree = cardTree({ ...card, ...texts }, svg);
  const picture = card.picture && pictureFile(card.picture.id);
  const name = digest([PAINTER, tree, picture && digestOfPicture(picture)])
    .replace(/[-_]/g, '')
    .slice(0, 12);
  return { name, tree, picture };
}

/** By what stands on the card: pages that share one say the same. */
const drawn = new Map<string, Promise<Drawn>>();

function drawnOnce(card: Card): Promise<Drawn> {
  const key = digest(card);
  const known = drawn.get(key) ?? draw(card);
  drawn.set(key, known);
  return known;
}

/** @returns what tells the card's file from all others */
export const cardName = async (card: Card): Promise<string> => (await drawnOnce(card)).name;

/** @returns the card's path on the site */
export const cardPath = async (card: Card): Promise<string> => `/og/${await cardName(card)}.jpg`;

async function made({ name, tree, picture }: Drawn): Promise<Buffer> {
  const file = CACHE + name;
  if (existsSync(file)) return readFileSync(file);
  const bytes = await paint(await svgOf(tree, { width: WIDTH, height: HEIGHT }), picture);
  // A build that is killed leaves no half card.
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
  return bytes;
}

const files = new Map<string, Promise<Buffer>>();

/** The JPEG of a card, painted now or before. */
export async function cardFile(card: Card): Promise<Buffer> {
  const one = await drawnOnce(card);
  const file = files.get(one.name) ?? made(one);
  files.set(one.name, file);
  return file;
}

/** Drops what earlier builds painted and this one did not ask for. */
export function forgetUnusedCards(): void {
  for (const name of readdirSync(CACHE)) if (!files.has(name)) rmSync(CACHE + name);
}
