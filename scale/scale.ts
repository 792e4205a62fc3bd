/**
 * Builds invented sites of several sizes and tells whether a page of a large one costs more than a page of a small one.
 * Writes tables and a drawing into scale/; sizes measured earlier stay until they are measured again: after a change of
 * what a page costs, measure all of them.
 * Run: npm run scale -- 1000 5000 10000 41000
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { inCopy } from '../tools/project-copy.ts';
import { writeSyntheticContent } from './synthetic-content.ts';
import { measured, type Cost } from '../tools/process-cost.ts';
import { findHugo, otherGenerators } from './generator-comparison.ts';
import { table } from '../tools/markdown-table.ts';

interface Built extends Cost {
  pages: number;
  /** Of all kinds, as they are uploaded. */
  files: number;
  /** What the same pages cost with other tools, by name. */
  beside: Record<string, Cost | undefined>;
}

const CACHE = 'node_modules/.cache/scale.json';

/** Builds a site of `pages` pages, with the pictures that are made already: they are the same in a site of any size. */
const build = (pages: number): Promise<Built> =>
  inCopy({ pictures: true }, async (root) => {
    writeSyntheticContent(root, pages);
    const cost = await measured(process.execPath, ['scripts/build.ts'], root);
    const made = globSync('dist/**/*.html', { cwd: root }).length;
    if (made !== pages)
      throw new Error(`${made} pages were built, not ${pages}: fix the count in scale/synthetic-content.ts.`);
    console.log(`${pages} pages: CPU ${cost.cpuSeconds.toFixed(1)} s, ${cost.megabytes.toFixed(0)} MB at most`);
    const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true });
    return {
      pages,
      ...cost,
      files: files.filter((entry) => entry.isFile()).length,
      beside: await otherGenerators(join(root, 'dist')),
    };
  });

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size)))
  throw new Error('Give numbers of pages: npm run scale -- 1000 5000 10000');

// Before anything that takes long.
findHugo();
const figures = new Map<number, Built>(
  existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Built[]).map((one) => [one.pages, one]) : [],
);
for (const size of sizes) {
  const one = await build(size);
  figures.set(size, one);
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify([...figures.values()]));
}
const built = [...figures.values()].sort((a, b) => a.pages - b.pages);
// A straight line goes through any two.
if (built.length < 3) throw new Error('Growth shows from three sizes on: measure another one.');

/** A straight line through the two smallest sizes: what it costs to begin, and what each page adds. */
const [least, next, most] = [built[0], built[1], built.at(-1)] as [Built, Built, Built];
const each = (next.cpuSeconds - least.cpuSeconds) / (next.pages - least.pages);
const start = least.cpuSeconds - each * least.pages;
const ofPage = ({ cpuSeconds, pages }: Built) => (1000 * (cpuSeconds - start)) / pages;

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const columns: Record<string, (one: Built) => string> = {
  Pages: (one) => number(one.pages),
  Files: (one) => number(one.files),
  Seconds: (one) => number(one.seconds),
  'CPU seconds': (one) => number(one.cpuSeconds),
  'CPU ms a page': (one) => number((1000 * one.cpuSeconds) / one.pages, 1),
  'the same without the start': (one) => number(ofPage(one), 1),
  'Peak memory, MB': (one) => number(one.megabytes),
  ...Object.fromEntries(
    Object.keys(least.beside).map((name) => [
      `${name}, CPU seconds`,
      ({ beside }: Built) => (beside[name] ? number(beside[name].cpuSeconds, 1) : 'broke off'),
    ]),
  ),
};
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
<text x="${x(most.pages)}" y="${Number(y(value(most))) - 12}" text-anchor="end">${number(value(most))} ${unit}</text>
<text x="${left}" y="${top + height + 22}">0</text>
<text x="${left + width}" y="${top + height + 22}" text-anchor="end">${number(most.pages)} pages</text>`;
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 340" font-family="system-ui, sans-serif" font-size="15" fill="#17231e" role="img" aria-label="CPU seconds and peak memory of a build by number of pages">
<rect width="760" height="340" rx="16" fill="#faf6ee"/>
${panel(50, 'CPU seconds of a build', (one) => one.cpuSeconds, 's')}
${panel(420, 'Peak memory', (one) => one.megabytes, 'MB')}
<text x="50" y="318" font-size="13">Dashed: a straight line through the two smallest sites.</text>
</svg>
`;

const report = `# What a build of many pages costs

Synthetic content around the real content (\`scale/synthetic-content.ts\`), built from nothing but the made pictures on ${availableParallelism()} shared processors. A machine may be twice as slow on another day: compare the sizes of one run. To begin costs ${number(start, 1)} CPU seconds: what the straight line through the two smallest sites leaves at no pages. Without that, a page of the largest site costs ${number(ofPage(most) / ofPage(least), 2)} times a page of the smallest. Written by \`npm run scale\`.

${table(
  Object.keys(columns),
  built.map((one) => Object.values(columns).map((cell) => cell(one))),
)}

Hugo and Eleventy set the same words, as Markdown, into the same frame (\`scale/generator-comparison.ts\`). They make no views from data, cut no styles down, and make no cards, Markdown alternates or search index.

![CPU seconds and memory by pages](results.svg)
`;
writeFileSync('scale/results.svg', drawing);
writeFileSync('scale/results.md', report);
console.log(`\n${report}`);
