import { expect, it } from 'vitest';
import { wordsIn } from './words.ts';

it('says distances no more exactly than they are known', () => {
  const { aboutMiles } = wordsIn('en').parts;
  expect([0.4, 1.1, 3.3].map(aboutMiles)).toEqual(['under a mile', 'about 1 mile', 'about 3.5 miles']);
});
