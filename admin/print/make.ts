/** Makes everything that is printed and posted, from the site's content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '#business/entities.ts';
import { qrSvg, type QrCode } from '#lib/qr-code.ts';
import { indexPage, picturesOf } from './index-page.ts';
import { codeFor } from './parts.ts';
import { openPrinter } from './pdf.ts';
import { doorHanger } from './sheets/door-hanger.ts';
import { form } from './sheets/forms.ts';
import { post, POST, type Post } from './sheets/post.ts';
import { priceSheet } from './sheets/price-sheet.ts';
import { reviewCard } from './sheets/review-card.ts';
import type { Sheet } from './sheets/sheet.ts';
import { truckCode, yardSign } from './sheets/signs.ts';

/** Width of the pictures on the index page, in pixels: twice as wide as shown. */
const PICTURE_WIDTH = 720;

export interface Options {
  site: Site;
  /** Papers of the owner's own, from redirects.yaml. */
  papers: readonly { id: string; from: string; paper: string }[];
  /** Sample jobs get posts too, marked as samples. */
  samples: boolean;
}

export interface Print {
  sheets: Sheet[];
  posts: Post[];
  codes: { label: string; code: QrCode; file: string }[];
  /** What is left out and why, in sentences. */
  missing: string[];
}

/** Everything to print, in the order of the index page. */
export async function collect({ site, papers, samples }: Options): Promise<Print> {
  const { reviewsAt } = site.business;
  const skipped = samples ? 0 : site.jobs.filter(({ sample }) => sample).length;
  const jobs = site.jobs.filter(({ sample }) => samples || !sample);
  // An illustration doesn't show a job that happened.
  const illustrated = jobs.filter(({ sample, photographed }) => !sample && !photographed);
  const posts = await Promise.all(jobs.filter((job) => !illustrated.includes(job)).map((job) => post(site, job)));
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
    posts: posts.filter((made) => made !== undefined),
    codes: papers.map(({ id, from, paper }) => ({
      label: paper,
      code: codeFor(site.business.site + from),
      file: `codes/${id}.svg`,
    })),
    missing: [
      reviewsAt === undefined &&
        'No review card: write the page where customers can leave a review into content/business.yaml, as reviewsAt.',
      site.towns.length === 0 && 'No door hangers or yard signs: there are no town pages.',
      skipped > 0 &&
        `${skipped === 1 ? '1 job is a sample and gets' : `${skipped} jobs are samples and get`} no post. To see what posts look like: npm run print -- --samples`,
      illustrated.length > 0 && `No post without its own two photos: ${illustrated.map(({ id }) => id).join(', ')}.`,
    ].filter((sentence) => sentence !== false),
  };
}

/** Writes all files into a folder. @returns how many, and a sentence for each text that does not fit */
export async function write(print: Print, site: Site, folder: string): Promise<{ files: number; overflow: string[] }> {
  let files = 0;
  const put = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    files += 1;
  };
  const overflow: string[] = [];
  const pictured = new Set<string>();
  const printer = await openPrinter();
  try {
    for (const sheet of print.sheets) {
      const printed = await printer.print(sheet.format, sheet.pages);
      overflow.push(...printed.overflow.map((sentence) => `${sheet.file}: ${sentence}`));
      put(`${sheet.file}.pdf`, printed.pdf);
      if (sheet.svg !== undefined) put(`${sheet.file}.svg`, sheet.svg);
      if (pictured.has(sheet.kind)) continue;
      pictured.add(sheet.kind);
      for (const [side, name] of picturesOf(sheet).entries())
        put(name, await printer.picture(sheet.format, side, PICTURE_WIDTH));
    }
    for (const { file, page, text } of print.posts) {
      put(`${file}.jpg`, await printer.photo(POST, page));
      put(`${file}.txt`, text);
    }
  } finally {
    await printer.close();
  }
  for (const { file, code } of print.codes) put(file, qrSvg(code, ' width="2in" height="2in"'));
  put('index.html', await indexPage(print, site));
  return { files, overflow };
}
