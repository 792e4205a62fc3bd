/** Each patch still fits the Sveltia that is installed: an update that needs another, or none, is told here. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { patched, PATCHES } from './patches.ts';

const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

it('changes what it is meant to change, once', () => {
  const text = patched(code);
  for (const { pattern } of PATCHES) expect(text.match(pattern)).toBeNull();
  expect(text).not.toMatch(/src:\s*url\(https?:/);
});

it('stops with the reason where there is nothing to change', () => {
  expect(() => patched('new code')).toThrow(/fits 0 times, not once: "Signing in on a phone by QR code.*patches\.ts/);
});
