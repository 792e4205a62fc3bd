/** Counts the licenses of all packages in package-lock.json, and fails on one that no one has agreed to. */
import { readFileSync } from 'node:fs';

/** For tools. What reaches a visitor must be one of the first line (e2e/site.dist.test.ts reads dist/licenses.txt). */
const AGREED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Zlib', 'OFL-1.1'],
  // Bound to their own files: the CSS parser, the accessibility checker, the picture library.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
  // Word lists that the spelling check brings along and nothing publishes.
  ...['WTFPL', 'CC BY-SA 4.0', 'LGPL-3.0'],
  // Browser tables that Babel reads for workbox-build and nothing publishes.
  'CC-BY-4.0',
]);

interface Package {
  license?: string;
  optionalDependencies?: Record<string, string>;
}

/** "MIT OR Apache-2.0", "(MIT AND Zlib)"; without brackets inside brackets. */
const isAgreed = (license: string) =>
  license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => AGREED.has(each)));

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const entries = Object.entries(packages).filter(([path]) => path !== '');
// A binary for another platform has no license in the lock file; it falls under that of the package that wants it.
const family = new Map(
  entries.flatMap(([, { license, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [name, license] as const),
  ),
);

const counts = new Map<string, number>();
const wrong: string[] = [];
for (const [path, { license }] of entries) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const found = license ?? family.get(name) ?? 'none';
  counts.set(found, (counts.get(found) ?? 0) + 1);
  if (!isAgreed(found)) wrong.push(`${name}: ${found}`);
}
for (const [license, count] of [...counts].sort(([, a], [, b]) => b - a)) console.log(`${count} ${license}`);
if (wrong.length > 0) {
  console.error(
    `\nNot agreed to:\n${wrong.join('\n')}\nUse another package, or add the license to scripts/licenses.ts.`,
  );
  process.exit(1);
}
