/**
 * Writes the bill of materials of the build in dist/ (CycloneDX 1.6) into a file: every package of package-lock.json with
 * its license and checksum. "required" are those whose code or typeface a visitor's browser gets, by the lists of licenses
 * that the build writes; all others are tools. Usage: node scripts/ci/bill.ts bill.json
 *
 * `npm sbom` cannot: to it every package here is a tool, and it stops at packages that ask for the "latest" of another.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { runMain } from '../lib/run-main.ts';

interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
}
interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  scope: 'required' | 'excluded';
  licenses?: ({ license: { name: string } } | { expression: string })[];
  hashes?: { alg: string; content: string }[];
}

/** As licenses are joined in the lock file: "(MIT OR Apache-2.0)". */
const EXPRESSION = / (OR|AND|WITH) /;
const ALGORITHMS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** Files that visitors get, too, though no code. */
const FONTS = '@fontsource-variable/';

/** "sha512-…" in base 64, as npm writes it. */
function hashesOf(integrity: string | undefined): Component['hashes'] {
  const [, name = '', digest = ''] = /^(\w+)-([^ ?]+)/.exec(integrity ?? '') ?? [];
  const alg = ALGORITHMS[name];
  return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : undefined;
}

/** Name and version, as "react@19.3.1", of each package in a list of licenses that the build writes. */
export const shippedIn = (licenses: string): string[] =>
  [...licenses.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name, version]) => `${name}@${version}`);

/**
 * @param packages those of package-lock.json, by their path
 * @param shipped names and versions of those whose code visitors get
 * @throws Error when one of those is not in the lock file
 */
export function componentsOf(packages: Record<string, Locked>, shipped: ReadonlySet<string>): Component[] {
  const byName = new Map<string, Component>();
  for (const [path, { version, license, integrity }] of Object.entries(packages)) {
    if (path === '' || !version) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const id = `${name}@${version}`;
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const hashes = hashesOf(integrity);
    byName.set(id, {
      type: 'library',
      'bom-ref': id,
      name,
      version,
      purl,
      scope: shipped.has(id) || name.startsWith(FONTS) ? 'required' : 'excluded',
      ...(license
        ? { licenses: [EXPRESSION.test(license) ? { expression: license } : { license: { name: license } }] }
        : {}),
      ...(hashes ? { hashes } : {}),
    });
  }
  const unknown = [...shipped].filter((id) => !byName.has(id));
  if (unknown.length > 0)
    throw new Error(
      `dist/ names packages that package-lock.json has not: ${unknown.join(', ')}. Build again, then write the bill.`,
    );
  return [...byName.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
}

function write(): void {
  const file = process.argv[2];
  if (!file) throw new Error('Say where the bill is to be written: node scripts/ci/bill.ts bill.json');
  const lists = globSync('dist/*licenses.txt');
  if (lists.length === 0) throw new Error('dist/ holds no list of licenses. Run npm run build first.');
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const shipped = new Set(lists.flatMap((list) => shippedIn(readFileSync(list, 'utf8'))));
  const components = componentsOf(packages, shipped);
  const metadata = {
    component: { type: 'application', name: 'gone-today', version: process.env.GITHUB_SHA ?? 'local' },
    lifecycles: [{ phase: 'build' }],
  };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components };
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  const reaching = components.filter(({ scope }) => scope === 'required').length;
  console.log(`${file}: ${reaching} packages reach visitors, ${components.length - reaching} are tools.`);
}

if (import.meta.main) await runMain(write);
