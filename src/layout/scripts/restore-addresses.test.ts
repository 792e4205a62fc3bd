import { expect, it } from 'vitest';
import { decodeAddress } from './restore-addresses.ts';

it('reads an address as Cloudflare hides it', () => {
  const bytes = new TextEncoder().encode('ask@us.com?subject=Piano%20&amp;body=Möbel');
  const hex = [0x5d, ...bytes.map((byte) => byte ^ 0x5d)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(decodeAddress(hex)).toBe('ask@us.com?subject=Piano%20&body=Möbel');
  // As it was once published.
  expect(decodeAddress('bcd7c5d3fcd4ddd5d08ec992d2d9c8')).toBe('kyo@hail2u.net');
});
