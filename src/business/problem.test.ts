/** A report says each thing once. */
import { expect, it } from 'vitest';
import { report, type Problem } from './problem.ts';

const FILE = 'content/business.yaml';
const problem = (field: string, wrong = 'is missing', remedy = 'Add it', file = FILE): Problem => ({
  file,
  field,
  wrong,
  remedy,
});
const lines = (...problems: Problem[]) => report(problems).split('\n').slice(2, -1);

it('names the fields of one record together', () => {
  expect(report([problem('hours.week.monday'), problem('hours.week.sunday')])).toMatch(/^1 problem in content:/);
  expect(lines(problem('hours.week.monday'), problem('hours.week.tuesday'), problem('hours.week.sunday'))).toEqual([
    FILE,
    '  hours.week.monday, tuesday and sunday, each: is missing. Add it',
  ]);
  expect(lines(problem('the 1st of included'), problem('the 2nd of included'))).toEqual([
    FILE,
    '  the 1st and 2nd of included, each: is missing. Add it',
  ]);
});

it('names fields of several records together, and counts them where they are many', () => {
  expect(lines(problem('ann → date'), problem('bob → date'))).toEqual([
    FILE,
    '  ann → date and bob → date, each: is missing. Add it',
  ]);
  const many = Array.from({ length: 9 }, (_, at) => problem(`r${at} → zips`));
  expect(lines(...many)[1]).toMatch(/^ {2}r0 → zips, .*, r6 → zips and 2 others, each: is missing/);
});

it('takes lines to add for the same mistake', () => {
  const missing = ['monday', 'tuesday'].map((day) =>
    problem(`week.${day}`, 'is missing', `Add the line "${day}:" with a value`),
  );
  expect(lines(...missing)).toEqual([
    FILE,
    '  week.monday and tuesday, each: is missing. Add the line of each with a value',
  ]);
  expect(lines(...missing.slice(1))).toEqual([
    FILE,
    '  week.tuesday: is missing. Add the line "tuesday:" with a value',
  ]);
});

it('keeps apart what is wrong in another way, or in another file', () => {
  const problems = [
    problem('a'),
    problem('b', 'is too long'),
    problem('c', 'is missing', 'Add it', 'content/faq.yaml'),
  ];
  expect(lines(...problems)).toEqual([
    FILE,
    '  a: is missing. Add it',
    '  b: is too long. Add it',
    'content/faq.yaml',
    '  c: is missing. Add it',
  ]);
  expect(report(problems)).toMatch(/^3 problems in content:/);
});
