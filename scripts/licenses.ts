/** Counts the licenses of all packages in package-lock.json, and fails on one that is not accepted here. */
import { readFileSync } from 'node:fs';

/** For tools; visitors get packages of the first line only (e2e/site.dist.test.ts). */
const ACCEPTED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'Zlib', 'OFL-1.1'],
  // Apply to their own files only: the CSS parser, the accessibility checker, the picture library.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
  // Word lists of the spelling check, which nothing publishes.
  ...['WTFPL', 'CC BY-SA 4.0', 'LGPL-3.0'],
  // Browser data that Babel reads for workbox-build, which nothing publishes.
  'CC-BY-4.0',
]);

interface Package {
  license?: string;
  optionalDependencies?: Record<string, string>;
}

/** "MIT OR Apache-2.0", "(MIT AND Zlib)"; without nested parentheses. */
const isAccepted = (license: string) =>
  license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ACCEPTED.has(name)));

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
// Binaries for other platforms have no license in the lock file: that of the package that wants them applies, and to Node's
// that of the platform at hand.
const parents = new Map(
  Object.values(packages).flatMap(({ license, optionalDependencies = {} }) => {
    const names = Object.keys(optionalDependencies);
    const known = license ?? names.map((name) => packages[`node_modules/${name}`]?.license).find(Boolean);
    return names.map((name) => [name, known] as const);
  }),
);
const licensed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return { name, license: license ?? parents.get(name) ?? 'none' };
  });
const groups = [...Map.groupBy(licensed, ({ license }) => license)].sort(([, a], [, b]) => b.length - a.length);
for (const [license, { length }] of groups) console.log(`${length} ${license}`);
const rejected = licensed.filter(({ license }) => !isAccepted(license));
for (const { name, license } of rejected) console.error(`${name} has the license ${license}.`);
if (rejected.length > 0) {
  console.error('Use another package, or add the license to scripts/licenses.ts.');
  process.exit(1);
}
