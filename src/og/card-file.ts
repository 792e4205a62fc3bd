/**
 * Share card files, named by a hash of their inputs, so that they can be cached forever and a page knows the URL early.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { digest } from '#lib/digest.ts';
import { PICTURE_ENDINGS } from '#business/picture-files.ts';
import type { Card } from '#ui/card.ts';
import { cardTree, HEIGHT, WIDTH } from './card.ts';
import { FONTS } from './fonts.ts';
import { svgOf, type Node } from './layout.ts';
import { paint } from './paint.ts';
import { wordmarkOf } from './wordmark.ts';

/** Cards of earlier builds, by name. */
const CACHE_FOLDER = 'node_modules/.astro/cards/';
mkdirSync(CACHE_FOLDER, { recursive: true });

const { version } = JSON.parse(readFileSync('node_modules/satori/package.json', 'utf8')) as { version: string };
/** Everything besides tree and picture that affects a card's bytes. */
const RENDERER = digest([
  readFileSync('src/og/layout.ts', 'utf8'),
  readFileSync('src/og/paint.ts', 'utf8'),
  FONTS.map(({ data }) => data.toString('base64')),
  version,
  sharp.versions,
]);

function pictureFile(id: string): string {
  const file = PICTURE_ENDINGS.map((ending) => `src/assets/pictures/${id}${ending}`).find((name) => existsSync(name));
  if (!file) throw new Error(`src/assets/pictures/${id}.webp is missing: render it (art/README.md)`);
  return file;
}

const pictureDigests = new Map<string, string>();
function digestOfPicture(file: string): string {
  const cached = pictureDigests.get(file) ?? digest(readFileSync(file, 'base64'));
  pictureDigests.set(file, cached);
  return cached;
}

interface CardLayout {
  name: string;
  tree: Node;
  picture: string | undefined;
}

async function layOut(card: Card): Promise<CardLayout> {
  const { svg } = await wordmarkOf(card.name);
  const tree = cardTree(card, svg);
  const picture = card.picture && pictureFile(card.picture.id);
  const name = digest([RENDERER, tree, picture && digestOfPicture(picture)])
    .replace(/[-_]/g, '')
    .slice(0, 12);
  return { name, tree, picture };
}

/** By content: pages often share a card. */
const layouts = new Map<string, Promise<CardLayout>>();

function layoutOf(card: Card): Promise<CardLayout> {
  const key = digest(card);
  const cached = layouts.get(key) ?? layOut(card);
  layouts.set(key, cached);
  return cached;
}

/** @returns the card's unique file name, without extension */
export const cardName = async (card: Card): Promise<string> => (await layoutOf(card)).name;

/** @returns the card's path on the site */
export const cardPath = async (card: Card): Promise<string> => `/og/${await cardName(card)}.jpg`;

async function loadOrPaint({ name, tree, picture }: CardLayout): Promise<Buffer> {
  const file = CACHE_FOLDER + name;
  if (existsSync(file)) return readFileSync(file);
  const bytes = await paint(await svgOf(tree, { width: WIDTH, height: HEIGHT }), picture);
  // Write atomically, in case the build is killed.
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
  return bytes;
}

const files = new Map<string, Promise<Buffer>>();

/** The card as JPEG, from the cache if possible. */
export async function cardFile(card: Card): Promise<Buffer> {
  const layout = await layoutOf(card);
  const file = files.get(layout.name) ?? loadOrPaint(layout);
  files.set(layout.name, file);
  return file;
}

/** Deletes cached cards that this build did not use. */
export function deleteUnusedCards(): void {
  for (const name of readdirSync(CACHE_FOLDER)) if (!files.has(name)) rmSync(CACHE_FOLDER + name);
}
