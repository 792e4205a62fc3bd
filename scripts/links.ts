/** Prints click depth and inbound links of the last build, by kind of page. Usage: npm run links */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { pathOf } from '#build/built-page.ts';
import { kindOf, paths } from '#pages.ts';
import { linkGraph, type Linked } from '../tools/link-graph.ts';

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const built = globSync('dist/**/*.html').map((file) => ({
  path: pathOf(file, 'dist/'),
  root: parse(readFileSync(file, 'utf8')),
}));
const pages = [...linkGraph(built, paths.home).values()];
const report = [...Map.groupBy(pages, (page) => kindOf(page.path))].map(([kind, list]: [string, Linked[]]) => {
  const clicks = (depth: number) => list.filter((page) => page.depth === depth).length;
  const inbound = list.map((page) => page.inbound);
  return {
    kind,
    pages: list.length,
    indexed: list.filter((page) => page.indexed).length,
    '1 click': clicks(1),
    '2 clicks': clicks(2),
    '3 clicks': clicks(3),
    more: list.filter((page) => (page.depth ?? 99) > 3).length,
    'fewest inbound': Math.min(...inbound),
    'median inbound': median(inbound),
  };
});
console.table(report);
const far = pages.filter((page) => (page.depth ?? 99) > 3).map((page) => page.path);
if (far.length > 0) console.log(`More than three clicks from ${paths.home}, or not linked: ${far.join(' ')}`);
