/** A field is named as its editor finds it. */
import { expect, it } from 'vitest';
import { fieldName } from './field-names.ts';

const VALUE = {
  rating: { value: 4.9 },
  payment: ['Cash', 'Cards'],
  steps: [
    { eighths: 1, price: 149 },
    { eighths: 2, price: 229 },
    { eighths: 2, price: 299 },
  ],
  home: { pairs: [{ service: 'piano-removal' }], lines: [['a', 'b']] },
  minimum: [{ what: `A mattress, ${'a box '.repeat(20)}`, seen: [[0, 1]] }],
  included: [{ text: 'The crew' }, { text: '' }, null],
};

it.each([
  [['rating', 'value'], 'rating.value'],
  [['payment', 1], 'the 2nd of payment'],
  [['steps', 0, 'price'], 'steps → 1 eighth → price'],
  [['steps', 0, 'eighths'], 'the 1st of steps → eighths'],
  [['steps', 1, 'price'], 'the 2nd of steps → price'],
  [['steps', 2], 'the 3rd of steps'],
  [['home', 'pairs', 0, 'title'], 'home.pairs → piano-removal → title'],
  [['home', 'lines', 0, 1], 'the 1st of home.lines → the 2nd'],
  [['minimum', 0, 'seen', 0, 1], 'minimum → "A mattress, a box a box a box a box a bo…" → the 1st of seen → the 2nd'],
  [['included', 0, 'sample'], 'included → "The crew" → sample'],
  [['included', 1, 'sample'], 'the 2nd of included → sample'],
  [['included', 2], 'the 3rd of included'],
  [['terms', 'destinations', 10, 'name'], 'terms.destinations.10.name'],
  [[], ''],
] as const)('%j is %s', (path, name) => {
  expect(fieldName(VALUE, path)).toBe(name);
});
