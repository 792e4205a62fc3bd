/**
 * Makes what is printed and posted, from content/ into print/: npm run print. With --samples, sample jobs get posts too,
 * marked as samples. Exit code 1 if content has a mistake or a text does not fit on its sheet.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSite } from '#business/linking/link-site.ts';
import { checkContent } from '#validation/check.ts';
import { report } from '#business/problem.ts';
import { counted } from '#lib/text.ts';
import { collect, write } from './make.ts';

const FOLDER = 'print';

const { values } = parseArgs({ options: { samples: { type: 'boolean', default: false } } });
const { rows, problems } = await checkContent(process.cwd());
if (problems.length > 0) {
  console.error(report(problems));
  process.exit(1);
}
const site = buildSite(rows);
const papers = rows.redirects.flatMap(({ id, from, paper }) => (paper === undefined ? [] : [{ id, from, paper }]));
const print = await collect({ site, papers, samples: values.samples });
rmSync(FOLDER, { recursive: true, force: true });
const { files, overflow } = await write(print, site, FOLDER);
const samples = [...new Set(print.sheets.flatMap((sheet) => sheet.samples))];
for (const sentence of print.missing) console.log(sentence);
if (samples.length > 0)
  console.log(
    `Samples until you confirm them: ${samples.join(', ')}. Sheets that show one say SAMPLE: don’t order prints of those.`,
  );
console.log(`${counted(files, 'file')} in ${FOLDER}/. Open ${FOLDER}/index.html to see them.`);
if (overflow.length > 0) {
  console.error(overflow.join('\n'));
  process.exitCode = 1;
}
