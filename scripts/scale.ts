/**
 * Builds invented sites of several sizes and tells whether a page of a large one costs more than a page of a small one.
 * Writes the table and a drawing of it into bench/. Run: npm run scale -- 1000 5000 10000 41000
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeFranchise } from './franchise.ts';
import { measured, type Cost } from './measure.ts';
import { BUILD } from './steps.ts';

interface Built extends Cost {
  pages: number;
}

const PROJECT = ['src', 'scripts', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'];
/** Pictures are the same in a site of any size; those that are made already are taken along. */
const PICTURES = 'node_modules/.astro/assets';

/** Builds a site of `pages` pages in a folder of its own, which is gone afterwards. */
function build(pages: number): Built {
  const root = mkdtempSync(join(tmpdir(), `scale-${pages}-`));
  try {
    for (const name of PROJECT) cpSync(name, join(root, name), { recursive: true });
    mkdirSync(join(root, 'node_modules'));
    for (const name of readdirSync('node_modules').filter((name) => !/^\.(?!bin)/.test(name)))
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
    if (existsSync(PICTURES)) cpSync(PICTURES, join(root, PICTURES), { recursive: true });
    writeFranchise('.', root, pages);
    const cost = measured(BUILD.args, root);
    const made = globSync('dist/**/*.html', { cwd: root }).length;
    if (made !== pages)
      throw new Error(`${made} pages were built instead of ${pages}: mend the count in franchise.ts.`);
    return { pages, ...cost };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const sizes = process.argv
  .slice(2)
  .map(Number)
  .sort((a, b) => a - b);
if (sizes.length < 2 || sizes.some((size) => !Number.isInteger(size)))
  throw new Error('Give two or more numbers of pages: npm run scale -- 1000 5000 10000');

const built = sizes.map((size) => {
  const one = build(size);
  console.log(`${size} pages: CPU ${one.cpuSeconds.toFixed(1)} s`);
  return one;
});

/** A straight line through the two smallest sizes: what it costs to begin, and what each page adds. */
const [least, next, most] = [built[0], built[1], built.at(-1)] as [Built, Built, Built];
const each = (next.cpuSeconds - least.cpuSeconds) / (next.pages - least.pages);
const start = least.cpuSeconds - each * least.pages;
const ofPage = ({ cpuSeconds, pages }: Built) => (1000 * (cpuSeconds - start)) / pages;

const table = [
  '| Pages | Seconds | CPU seconds | CPU ms a page | the same without the start | Peak memory, MB |',
  '| ----: | ------: | ----------: | ------------: | -------------------------: | --------------: |',
  ...built.map((one) => {
    const { pages, seconds, cpuSeconds, megabytes } = one;
    const cells = [
      pages.toLocaleString('en-US'),
      seconds.toFixed(0),
      cpuSeconds.toFixed(1),
      ((1000 * cpuSeconds) / pages).toFixed(1),
      ofPage(one).toFixed(1),
      megabytes.toFixed(0),
    ];
    return `| ${cells.join(' | ')} |`;
  }),
].join('\n');

/** One drawing: what was measured at each size over the straight line of the two smallest. */
function panel(left: number, title: string, value: (one: Built) => number, unit: string): string {
  const [width, height, top] = [300, 190, 70];
  const [first, second] = [value(least), value(next)];
  const slope = (second - first) / (next.pages - least.pages);
  const line = (pages: number) => first + slope * (pages - least.pages);
  const highest = 1.1 * Math.max(...built.map(value), line(most.pages));
  const x = (pages: number) => (left + (width * pages) / most.pages).toFixed(1);
  const y = (amount: number) => (top + height - (height * amount) / highest).toFixed(1);
  const dots = built.map((one) => `<circle cx="${x(one.pages)}" cy="${y(value(one))}" r="5" fill="#0f3d2e"/>`);
  return `<text x="${left}" y="${top - 24}" font-weight="700">${title}</text>
<path d="M${left} ${top}v${height}h${width}" fill="none" stroke="#17231e"/>
<path d="M${x(0)} ${y(line(0))}L${x(most.pages)} ${y(line(most.pages))}" stroke="#f26b21" stroke-width="3" stroke-dasharray="7 6"/>
<polyline points="${built.map((one) => `${x(one.pages)},${y(value(one))}`).join(' ')}" fill="none" stroke="#0f3d2e" stroke-width="3"/>
${dots.join('')}
<text x="${x(most.pages)}" y="${Number(y(value(most))) - 12}" text-anchor="end">${value(most).toLocaleString('en-US', { maximumFractionDigits: 0 })} ${unit}</text>
<text x="${left}" y="${top + height + 22}">0</text>
<text x="${left + width}" y="${top + height + 22}" text-anchor="end">${most.pages.toLocaleString('en-US')} pages</text>`;
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 340" font-family="system-ui, sans-serif" font-size="15" fill="#17231e" role="img" aria-label="CPU seconds and peak memory of a build by number of pages">
<rect width="760" height="340" rx="16" fill="#faf6ee"/>
${panel(50, 'CPU seconds of a build', (one) => one.cpuSeconds, 's')}
${panel(420, 'Peak memory', (one) => one.megabytes, 'MB')}
<text x="50" y="318" font-size="13">Dashed: a straight line through the two smallest sites.</text>
</svg>
`;

const report = `# What a build of many pages costs

An invented franchise around the real content (\`scripts/franchise.ts\`), built from nothing but the made pictures on
${availableParallelism()} shared processors; CPU seconds do not depend on who else uses them. To begin costs ${start.toFixed(1)} CPU seconds:
what the straight line through the two smallest sites leaves at no pages. Without that, a page of the largest site
costs ${(ofPage(most) / ofPage(least)).toFixed(2)} times a page of the smallest. Written by \`npm run scale -- ${sizes.join(' ')}\`.

${table}

![CPU seconds and memory by pages](scale.svg)
`;
mkdirSync('bench', { recursive: true });
writeFileSync('bench/scale.svg', drawing);
writeFileSync('bench/scale.md', report);
console.log(`\n${report}`);
