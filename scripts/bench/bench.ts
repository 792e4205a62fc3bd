/**
 * Measures the last build into scripts/bench/results.md: Lighthouse beside a reference, and what a
 * build takes. Nothing here fails a test. Run: npm run bench [lighthouse | build]
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { commitOf } from '#build/build-record.ts';
import { kindOf, paths } from '#pages.ts';
import { templates } from '../../e2e/templates.ts';
import { table } from '../lib/markdown-table.ts';
import { inCopy, nodeIn } from '../lib/project-copy.ts';
import { runMain } from '../lib/run-main.ts';
import { lighthouse } from './lighthouse.ts';

export interface Part {
  title: string;
  note: string;
  columns: string[];
  /** @param paths of the pages to measure @returns table rows */
  measure: (paths: readonly string[]) => Promise<string[][]>;
}

/** What a build takes: from nothing, and with pictures made. */
const build: Part = {
  title: 'Build',
  note: '`npm run build` in a copy of the project: from nothing, then with pictures and cards made.',
  columns: ['Build', 'Seconds at most', 'Seconds', 'Pages'],
  measure: () =>
    inCopy({ pictures: false }, (root) =>
      [
        ['from nothing', '75'],
        ['pictures made', '25'],
      ].map((row) => {
        const began = performance.now();
        const { ok, said } = nodeIn(root, 'scripts/build.ts');
        if (!ok) throw new Error(`The build failed in ${root}:\n${said}`);
        const seconds = (performance.now() - began) / 1000;
        return [...row, seconds.toFixed(1), String(globSync('dist/**/*.html', { cwd: root }).length)];
      }),
    ),
};

const PARTS: Record<string, Part> = { lighthouse, build };
const RESULTS = 'scripts/bench/results.md';

/** What most visitors see first, and the longest page of four kinds. */
function pagesToMeasure(): string[] {
  const all = templates({ shortest: false });
  const longest = ['towns', 'municipalities', 'services', 'guides'].map((kind) =>
    all.findLast((path) => kindOf(path) === kind),
  );
  return [paths.welcome, paths.home, paths.pricing, paths.items, ...longest.filter((path) => path !== undefined)];
}

await runMain(async () => {
  const [wanted] = process.argv.slice(2);
  if (wanted && !PARTS[wanted]) throw new Error(`There is no part "${wanted}": ${Object.keys(PARTS).join(', ')}.`);
  const pages = pagesToMeasure();
  const when = `${new Date().toISOString().slice(0, 10)}, commit ${commitOf(process.cwd()).slice(0, 7)}`;
  for (const [name, { title, note, columns, measure }] of Object.entries(PARTS)) {
    if (wanted && wanted !== name) continue;
    const section = `## ${title}\n\n${note} Measured on ${when}.\n\n${table(columns, await measure(pages))}\n`;
    console.log(section);
    const [head = '', ...sections] = readFileSync(RESULTS, 'utf8').split(/\n(?=## )/);
    const others = new Map(sections.map((text) => [text.split('\n')[0], `${text.trimEnd()}\n`]));
    writeFileSync(RESULTS, [head, ...others.set(`## ${title}`, section).values()].join('\n'));
  }
});
