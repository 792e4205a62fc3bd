/** The bill of materials tells what reaches visitors from what are tools. */
import { expect, it } from 'vitest';
import { componentsOf, shippedIn } from './bill.ts';

const packages = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1', license: 'MIT', integrity: 'sha512-AAECAw==' },
  'node_modules/@a/b': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
  'node_modules/@a/b/node_modules/react': { version: '18.0.0', license: 'MIT' },
};
const licenses = '# Licenses\n\n## react - 19.3.1 (MIT)\n\nMIT License\n';

it('lists every package and version once, with checksum, license and scope', () => {
  const components = componentsOf(packages, new Set(shippedIn(licenses)));
  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40a/b@2.0.0', 'excluded'],
    ['pkg:npm/react@18.0.0', 'excluded'],
    ['pkg:npm/react@19.3.1', 'required'],
  ]);
  expect(components[2]?.hashes).toEqual([{ alg: 'SHA-512', content: '00010203' }]);
  expect(components[0]?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
});

it('stops when the build holds a package that the lock file does not know', () => {
  expect(() => componentsOf(packages, new Set(['react@20.0.0']))).toThrow(/react@20.0.0/);
});
