/**
 * Makes what is printed and posted, from content/ into kit/: npm run print. With --samples, sample jobs get posts too,
 * marked as samples. Exit code 1 where content has a mistake or something does not fit on its sheet.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSite } from '#business/linking/link-site.ts';
import { checkContent } from '#validation/check.ts';
import { report } from '#business/problem.ts';
import { kitOf, makeKit, Unfit } from './make.ts';
import { words } from './words.ts';

const FOLDER = 'kit';

const { values } = parseArgs({
  options: { samples: { type: 'boolean', default: false } },
});
const { rows, problems } = await checkContent(process.cwd());
if (problems.length > 0) {
  console.error(report(problems));
  process.exit(1);
}
const site = buildSite(rows);
const papers = rows.redirects.flatMap(({ id, from, paper }) => (paper === undefined ? [] : [{ id, from, paper }]));
const kit = await kitOf({ site, papers, samples: values.samples });
rmSync(FOLDER, { recursive: true, force: true });
const files = await makeKit(kit, site, FOLDER).catch((error: unknown) => {
  if (!(error instanceof Unfit)) throw error;
  console.error(error.message);
  process.exit(1);
});
const samples = [...new Set(kit.sheets.flatMap((sheet) => sheet.samples))];
for (const sentence of [
  ...kit.missing,
  ...(samples.length > 0 ? [words.says.samples(samples.join(', '))] : []),
  words.says.made({ files, folder: FOLDER }),
])
  console.log(sentence);
