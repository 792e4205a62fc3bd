/** The code's path against the modules that the package gives. */
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

it.each(['https://www.company.example/municipality/ashford', 'x'])(
  'draws each dark module of %j and no other',
  (text) => {
    const { size, path } = qrCode(text);
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    let [x, y] = [0, 0];
    for (const [, move = '', first, second] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
      if (move === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
      else if (move === 'm') x += Number(first);
      else for (const end = x + Number(first); x < end; x += 1) (drawn[y] ?? [])[x] = true;
    }
    expect(drawn).toEqual(encode(text, { border: 0 }).data);
  },
);
