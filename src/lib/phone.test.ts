import { expect, it } from 'vitest';
import { spokenPhone } from './phone.ts';

it('prints a number as people read it and refuses another form', () => {
  expect(spokenPhone('+19145550149')).toBe('(914) 555-0149');
  expect(() => spokenPhone('914-555-0149')).toThrow('E.164');
});
