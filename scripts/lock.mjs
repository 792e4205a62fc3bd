/**
 * Completes package-lock.json after an installation: npm leaves out the binaries of other platforms that
 * a registry mirror lacks, and then refuses its own lock file ("Missing … from lock file"). Adds each
 * missing optional entry with its exact version and the platform its name tells. Run: npm run lock
 */
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd'];
const OS = { ...Object.fromEntries(SYSTEMS.map((name) => [name, name])), windows: 'win32' };
const CPU = { arm64: 'arm64', x64: 'x64', 64: 'x64', ia32: 'ia32', arm: 'arm', gnueabihf: 'arm', wasm32: 'wasm32' };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { packages } = lock;
let added = 0;

for (const [path, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    // Beside the package that wants it, unless a folder further up already has this version.
    const beside = path.slice(0, path.lastIndexOf('node_modules/'));
    const place = `${beside}node_modules/${name}`;
    const exact = /^\d+\.\d+\.\d+/.test(range);
    if (!exact && (packages[place] ?? packages[`node_modules/${name}`])) continue;
    if ([place, `node_modules/${name}`].some((at) => packages[at]?.version === range)) continue;
    if (!exact) throw new Error(`${path} wants ${name}@${range}, no exact version: add it to the lock file by hand.`);
    const words = name.split(/[-/]/);
    const os = words.map((word) => OS[word]).find(Boolean);
    const cpu = words.map((word) => CPU[word]).find(Boolean);
    packages[place] = {
      version: range,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added to package-lock.json`);
