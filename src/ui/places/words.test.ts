/** Distances in words are never more exact than the data. */
import { expect, it } from 'vitest';
import { en } from './words.en.ts';

it('says distances no more exactly than they are known', () => {
  const { aboutMiles } = en;
  expect([0.4, 1.1, 3.3].map(aboutMiles)).toEqual(['under a mile', 'about 1 mile', 'about 3.5 miles']);
});
