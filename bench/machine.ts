/** How fast this machine is today: a fixed piece of work, so that figures of two runs can be compared. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { median } from './part.ts';

/** Half a megabyte of words, the same everywhere. */
function text(): string {
  const words: string[] = [];
  let seed = 1;
  while (words.length < 90_000) {
    seed = (seed * 48_271) % 2_147_483_647;
    words.push((seed % 7919).toString(36));
  }
  return words.join(' ');
}

/** @returns milliseconds for packing, hashing and sorting that text, the middle of five */
export function fixedWork(): number {
  const words = text();
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    brotliCompressSync(words);
    for (let round = 0; round < 40; round += 1) createHash('sha256').update(words).digest();
    words.split(' ').toSorted((a, b) => a.localeCompare(b));
    return performance.now() - began;
  });
  return median(times);
}
