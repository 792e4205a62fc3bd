/** Makes the whole kit from the site's content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '#business/entities.ts';
import { codeOf } from './code.ts';
import { codeSign } from './drawing.ts';
import { raw } from './html.ts';
import { indexPage, type Shown } from './index-page.ts';
import { Press, type Printed } from './press.ts';
import { form } from './sheets/forms.ts';
import { post, POST, type Post } from './sheets/post.ts';
import { priceSheet } from './sheets/price-sheet.ts';
import { reviewCard } from './sheets/review-card.ts';
import type { Sheet } from './sheets/sheet.ts';
import { doorHanger, yardSign } from './sheets/town-papers.ts';
import { truckCode } from './sheets/truck-code.ts';
import { words } from './words.ts';

/** Width of the pictures on the kit's page, in pixels: twice what they take there. */
const PICTURE = 720;

export interface Order {
  site: Site;
  /** Papers of the owner's own, by redirects.yaml. */
  papers: readonly { id: string; from: string; paper: string }[];
  /** Sample jobs get posts too, marked as samples. */
  samples: boolean;
}

export interface Kit {
  sheets: Sheet[];
  posts: Post[];
  codes: { id: string; label: string; address: string; svg: string }[];
  /** What is left out and why, in sentences. */
  missing: string[];
}

/** Words that do not fit on a sheet, a sentence each. */
export class Unfit extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

async function postsOf({ site, samples }: Order): Promise<{ posts: Post[]; missing: string[] }> {
  const skipped = samples ? 0 : site.jobs.filter(({ sample }) => sample).length;
  const wanted = site.jobs.filter(({ sample }) => samples || !sample);
  // A drawing is no picture of a job that happened.
  const bare = wanted.filter(({ sample, photographed }) => !sample && !photographed);
  const made = await Promise.all(wanted.filter((job) => !bare.includes(job)).map((job) => post(site, job)));
  return {
    posts: made.filter((one) => one !== undefined),
    missing: [
      ...(skipped > 0 ? [words.says.sampleJobs(skipped)] : []),
      ...(bare.length > 0 ? [words.says.noPhotos(bare.map(({ id }) => id).join(', '))] : []),
    ],
  };
}

/** Everything that is to be printed, in the order of its page. */
export async function kitOf(order: Order): Promise<Kit> {
  const { site, papers } = order;
  const { reviewsAt } = site.business;
  const { posts, missing } = await postsOf(order);
  return {
    sheets: [
      ...(reviewsAt === undefined ? [] : [await reviewCard(site, reviewsAt)]),
      ...(await Promise.all(site.towns.map((town) => doorHanger(site, town)))),
      ...(await Promise.all(site.towns.map((town) => yardSign(site, town)))),
      await truckCode(site),
      await priceSheet(site),
      await form(site, 'estimate'),
      await form(site, 'invoice'),
    ],
    posts,
    codes: papers.map(({ id, from, paper }) => {
      const address = site.business.site + from;
      return { id, label: paper, address, svg: codeSign(codeOf(address)) };
    }),
    missing: [
      ...(reviewsAt === undefined ? [words.says.noReviews] : []),
      ...(site.towns.length === 0 ? [words.says.noTowns] : []),
      ...missing,
    ],
  };
}

export const pagesOf = ({ svg, pages }: Sheet): Sheet['pages'] => (svg === undefined ? pages : [raw(svg)]);

/** What does not fit, in sentences; each once. */
const unfit = ({ file }: Sheet, { misplaced }: Printed): string[] => {
  const { noFit, outside, hidden, over } = words.says;
  const told = misplaced.map(({ text, into }) => {
    if (into === undefined) return outside(text);
    return into === '' ? hidden(text) : over(text, into);
  });
  return [...new Set(told)].map((what) => noFit({ file, what }));
};

/**
 * Prints everything into a folder.
 *
 * @returns how many files there are
 * @throws Unfit once all is printed, where something is cut off
 */
export async function makeKit(kit: Kit, site: Site, folder: string): Promise<number> {
  let files = 0;
  const put = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    files += 1;
  };
  const shown: Shown[] = [];
  const wrong: string[] = [];
  const press = await Press.open();
  try {
    for (const sheet of kit.sheets) {
      const printed = await press.print(sheet.format, sheet.kind, pagesOf(sheet));
      wrong.push(...unfit(sheet, printed));
      put(`${sheet.file}.pdf`, printed.pdf);
      if (sheet.svg !== undefined) put(`${sheet.file}.svg`, sheet.svg);
      // Of town papers the page shows the first.
      if (shown.some(({ kind }) => kind === sheet.kind)) continue;
      const sides = pagesOf(sheet).map((_, side) => `pictures/${sheet.kind}-${side + 1}.png`);
      for (const [side, name] of sides.entries()) put(name, await press.look(sheet.format, side, PICTURE));
      shown.push({ kind: sheet.kind, pictures: sides });
    }
    for (const one of kit.posts) {
      put(`${one.file}.jpg`, await press.draw(POST, 'posts', one.page));
      put(`${one.file}.txt`, one.text);
    }
  } finally {
    await press.close();
  }
  for (const { id, svg } of kit.codes) put(`codes/${id}.svg`, svg);
  put('index.html', await indexPage(kit, shown, site));
  if (wrong.length > 0) throw new Unfit(wrong);
  return files;
}
