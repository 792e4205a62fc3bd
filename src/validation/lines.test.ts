/** In which lines fields stand, whose names are those of reports. */
import { expect, it } from 'vitest';
import { lineFinder } from './lines.ts';
import { report, type Problem } from '#business/problem.ts';

const LIST = `# Places
- id: ashford
  name: Ashford
  zips: ['07401',
    '07402']

- { id: dunmore, name: Dunmore, point: { lat: 41, lon: -73 } }
- id: brookton
  about: |
    First
    Second
  rows:
    - what: bulk
      facts: [one]
    - what: metal
      facts:
        - two
        - three
`;
const FACTS = `facts:
  - id: one
    source:
      title: A page
      url: http://somewhere
  - id: two
`;
const RECORD = `name: Clear House
rating: { value: 4.9, count: 3 }
hours:
  week:
    monday: closed
    friday: 8am
payment:
  - Cash
  - 12
terms:
`;

it.each([
  ['ashford → zips', 4, LIST],
  ['ashford → the 2nd of zips', 5, LIST],
  ['ashford → county', 2, LIST],
  ['dunmore → point.lat', 7, LIST],
  ['brookton → about', 9, LIST],
  ['brookton → rows → metal → facts', 16, LIST],
  ['brookton → rows → metal → the 2nd of facts', 18, LIST],
  ['record 2 → name', 7, LIST],
  ['nowhere → name', undefined, LIST],
  ['one → source.url', 5, FACTS],
  ['two → says', 6, FACTS],
  ['rating.count', 2, RECORD],
  ['hours.week.friday', 6, RECORD],
  ['the 2nd of payment', 9, RECORD],
  ['hours.special', 3, RECORD],
  ['terms', 10, RECORD],
  ['phone', undefined, RECORD],
  ['line 7', 7, RECORD],
  ['one → two', undefined, '- id: ['],
  ['one', undefined, ''],
])('%s stands in line %s', (field, line, text) => {
  expect(lineFinder(text)(field)).toBe(line);
});

it('is told before the field, one line or several, and never twice', () => {
  const problem = (field: string, line?: number): Problem => ({
    ...{ file: 'content/a.yaml', field, line },
    ...{ wrong: 'is wrong', remedy: 'Fix it' },
  });
  const said = (...problems: Problem[]) => report(problems).split('\n')[3];
  expect(said(problem('rating.value', 12))).toBe('  line 12, rating.value: is wrong. Fix it');
  expect(said(problem('rating.value'))).toBe('  rating.value: is wrong. Fix it');
  expect(said(problem('line 7', 7))).toBe('  line 7: is wrong. Fix it');
  expect(said(problem('week.monday', 4), problem('week.sunday', 10))).toBe(
    '  lines 4 and 10, week.monday and sunday, each: is wrong. Fix it',
  );
});
