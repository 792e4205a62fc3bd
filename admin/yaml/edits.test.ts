/** Ten saves an owner makes, each as the diff that its commit shows. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diff } from './diff.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import type { PlainMap } from './plain.ts';
import { readYaml, writeYaml } from './yaml.ts';

type Fields = Record<string, never>;
type Change = (form: never) => unknown;

const content = (file: string): string => readFileSync(`e2e/fixtures/content/${file}`, 'utf8');

/** The lines that go and come. @param change edits the form's values in place */
async function linesOf(before: string, change: Change): Promise<string> {
  const [read, write] = before.startsWith('---\n') ? [readMarkdown, writeMarkdown] : [readYaml, writeYaml];
  const form = read(before);
  change(form as never);
  const after = await write(before, form);
  expect(read(after)).toEqual(form);
  return diff(before, after);
}

const REVIEWS = `# yaml-language-server: $schema=.schemas/reviews.json
# Word for word, with date and source.
- id: sample-den
  quote: They swept the den.
  stars: 5
  sample: true
- id: first-real
  quote: 'On time: ten sharp.'
  stars: 4
  date: '2026-05-04'
`;

const REDIRECTS = `# yaml-language-server: $schema=.schemas/redirects.json
# Places
- { id: towns, from: /towns, to: /locations }

# Prices
- { id: quote, from: /quote, to: '/pricing#estimate' }
- { id: cost, from: /cost, to: /pricing }
`;
const PICTURES = `- id: hero
  alt: 'Two crew members carry a couch to the truck'
- id: fleet/crew # seen on every page
  alt: 'The crew in front of the truck'
`;
const NOTICES = `address: { locality: Ashford, region: NY }
# Shown at the top of every page.
notices: []
offline: true
`;

const SAVES: readonly [name: string, before: string, change: Change, counts: string][] = [
  ['a price', content('pricing.yaml'), ({ steps }: { steps: { price: number }[] }) => (steps[2]!.price = 299), '-1 +1'],
];
