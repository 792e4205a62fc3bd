/** The row named for a thing is one in which towns answer for it. */
import { expect, it } from 'vitest';
import { readContent } from '#validation/read.ts';
import { isBroad, KIND_OF_THING } from './answers.ts';

it('names for each thing a row that facts answer in', () => {
  const { facts } = readContent(process.cwd()).rows;
  const answers = facts
    .filter(({ confidence, shelved }) => confidence !== 'low' && shelved === undefined)
    .flatMap((fact) => fact.answers ?? []);
  const told = answers
    .filter(({ things = [] }) => !isBroad({ things }))
    .flatMap(({ kinds, things = [] }) => things.map((thing) => ({ thing, kinds })));
  const elsewhere = told.filter(({ thing, kinds }) => !kinds.includes(KIND_OF_THING[thing]));
  expect(told.length).toBeGreaterThan(0);
  expect(elsewhere.length / told.length).toBeLessThan(0.05);
});
