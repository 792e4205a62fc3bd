/** Ten changes that an owner makes, each with the lines that a commit of it shows. */
import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { Business, Faq } from '#business/schema/business.ts';
import type { Pricing } from '#business/schema/pricing.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { readYaml, writeYaml } from './yaml.ts';
import { diff } from './diff.ts';

const invented = (file: string): string => readFileSync(`e2e/fixtures/content/${file}`, 'utf8');

/** The lines that an edit of a text changes. @param edit takes the value as it says what it is */
function linesOf(before: string, edit: (form: never) => unknown): string {
  const [read, write] = before.startsWith('---\n') ? [readMarkdown, writeMarkdown] : [readYaml, writeYaml];
  const form = read(before);
  edit(form as never);
  const after = write(before, form);
  expect(read(after)).toEqual(form);
  return diff(before, after);
}

interface Page {
  title: string;
  lead: string;
  updated: string;
  services: string[];
  related: string[];
  refuses: string[];
  questions: object[];
  body: string;
}

const REVIEWS = `# yaml-language-server: $schema=.schemas/reviews.json
# Word for word, with date and source.
- id: sample-den
  quote: They swept the den.
  author: Sample customer
  stars: 5
  sample: true
- id: first-real
  quote: 'On time: ten sharp.'
  author: Ada L.
  stars: 4
  date: '2026-05-04'
  source: A review site
`;

const REDIRECTS = `# yaml-language-server: $schema=.schemas/redirects.json
# Places
- { id: towns, from: /towns, to: /locations }
# Prices
- { id: quote, from: /quote, to: '/pricing#estimate' }
- { id: cost, from: /cost, to: /pricing }
`;

const SERVICES = `# What we do, the best known first.

# A bed counts as two.
- id: mattress-removal
  name: Mattresses # and box springs
- id: piano-removal
  name: Pianos

# Of wood only.
- id: deck-removal
  name: Decks
`;

describe('an edit changes', () => {
  it('the phone number: one line, in quotes', () => {
    expect(linesOf(invented('business.yaml'), (form: Business) => (form.phone = '+15185550199')))
      .toMatchInlineSnapshot(`
      "  about: Junk removal in Alder County and Birch County, both of them invented, priced by volume from {from}.
      - phone: '+15185550188'
      + phone: '+15185550199'"
    `);
  });

  it('a price: one number', () => {
    const raise = ({ steps }: Pricing) => Object.assign(steps[2] ?? {}, { price: 299 });
    expect(linesOf(invented('pricing.yaml'), raise)).toMatchInlineSnapshot(`
      "    - { eighths: 2, price: 207, sample: true }
      -   - { eighths: 3, price: 283, sample: true }
      +   - { eighths: 3, price: 299, sample: true }"
    `);
  });

  it('holiday hours: a line like the ones there, and the hours of a day', () => {
    const day = { name: 'Christmas Eve', from: '2026-12-24', to: '2026-12-24', hours: '08:00-14:00' };
    const lines = linesOf(invented('business.yaml'), ({ hours }: Business) => {
      hours.special.push(day);
      hours.week.sunday = '10:00-14:00';
    });
    expect(lines).toMatchInlineSnapshot(`
      "      saturday: '09:00-12:00'
      -     sunday: closed
      +     sunday: '10:00-14:00'
            - { name: Thanksgiving, from: '2026-11-26', to: '2026-11-26', hours: closed }
      +     - { name: Christmas Eve, from: '2026-12-24', to: '2026-12-24', hours: '08:00-14:00' }"
    `);
  });

  it('the first holiday in a list that was empty', () => {
    const text = "address: { locality: Ashford, region: NY }\n# Days: '08:00-20:00', or closed.\nspecial: []\n";
    const day = { name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-26', hours: 'closed' };
    expect(linesOf(text, ({ special }: { special: object[] }) => special.push(day))).toMatchInlineSnapshot(`
      "  # Days: '08:00-20:00', or closed.
      - special: []
      + special:
      +   - { name: Thanksgiving, from: '2026-11-26', to: '2026-11-26', hours: closed }"
    `);
  });

  it('a review added at the top: below the comments of the file', () => {
    const review = {
      ...{ id: 'dana-k', quote: 'They said "two hours": it took one.', author: 'Dana K.', stars: 5 },
      ...{ date: '2026-11-20', source: 'Google' },
    };
    expect(linesOf(REVIEWS, (form: object[]) => form.unshift(review))).toMatchInlineSnapshot(`
      "  # Word for word, with date and source.
      + - id: dana-k
      +   quote: 'They said "two hours": it took one.'
      +   author: Dana K.
      +   stars: 5
      +   date: '2026-11-20'
      +   source: Google"
    `);
  });

  it('a job added: fields as its neighbors have them, figures in quotes', () => {
    const job = {
      ...{ id: 'porch', title: 'A porch: boxes and a bench', story: "It's empty now.", place: 'ashford', zip: '07402' },
      ...{ service: 'garage-cleanout', eighths: 3, date: '2026-11-19' },
      photos: { before: 'A full porch', after: 'The same porch, empty' },
    };
    expect(linesOf(invented('jobs.yaml'), (form: object[]) => form.splice(1, 0, job))).toMatchInlineSnapshot(`
      "    sample: true
      + - id: porch
      +   title: 'A porch: boxes and a bench'
      +   story: It's empty now.
      +   place: ashford
      +   zip: '07402'
      +   service: garage-cleanout
      +   eighths: 3
      +   date: '2026-11-19'
      +   photos:
      +     before: A full porch
      +     after: The same porch, empty"
    `);
  });

  it('the answer to a question', () => {
    expect(
      linesOf(invented('faq.yaml'), ([, soon]: Faq[]) =>
        Object.assign(soon ?? {}, { a: "Today or tomorrow. It's our promise." }),
      ),
    ).toMatchInlineSnapshot(`
      "  - { id: how-much, q: 'How much does it cost?', a: 'From {from} for an eighth of the truck to {price:8} for a full one.' }
      - - { id: how-soon, q: 'How soon can you come?', a: 'The same day or the next. Call {phone} and you hear at once.' }
      + - { id: how-soon, q: 'How soon can you come?', a: "Today or tomorrow. It's our promise." }"
    `);
  });

  it("a town's front matter, and not its text", () => {
    const lines = linesOf(invented('towns/ashford.md'), (form: Page) => {
      form.title = 'Ashford: Junk Removal After the First Monday';
      form.services.push('piano-removal');
      form.questions.splice(0, 1);
    });
    expect(lines).toMatchInlineSnapshot(`
      "  municipalities: [ashford]
      - title: Ashford Junk Removal After the First Monday
      + title: 'Ashford: Junk Removal After the First Monday'
        lead: One Monday a month belongs to the sofa. For the other days there is a truck.
      - services: [couch-removal, mattress-removal, garage-cleanout]
      + services: [couch-removal, mattress-removal, garage-cleanout, piano-removal]
        questions:
      -   - { q: 'What about a mattress in Ashford?', a: 'Bag it before it stands at the curb {fact:ashford-mattress}. Or call {phone}.' }"
    `);
  });

  it("a guide's paragraph, and the day of the change", () => {
    const lines = linesOf(invented('posts/what-a-garage-costs.md'), (form: Page) => {
      form.body = form.body.replace('A medium box', 'A box of medium size');
      form.updated = '2026-11-23';
    });
    expect(lines).toMatchInlineSnapshot(`
      "  published: '2026-01-15'
      - updated: '2026-01-15'
      + updated: '2026-11-23'

      - A medium box takes {feet:box} cubic feet {fact:vol-table}, and the truck holds {truck.feet}.
      + A box of medium size takes {feet:box} cubic feet {fact:vol-table}, and the truck holds {truck.feet}."
    `);
  });

  it('a redirect deleted: the comment that heads the others stays', () => {
    expect(linesOf(REDIRECTS, (form: object[]) => form.splice(1, 1))).toMatchInlineSnapshot(`
      "  # Prices
      - - { id: quote, from: /quote, to: '/pricing#estimate' }"
    `);
  });

  it('two services swapped: each with its comment', () => {
    expect(linesOf(SERVICES, (form: object[]) => form.reverse())).toMatchInlineSnapshot(`
      "
      - # A bed counts as two.
      - - id: mattress-removal
      -   name: Mattresses # and box springs
      - - id: piano-removal
      -   name: Pianos
      - 
          name: Decks
      + - id: piano-removal
      +   name: Pianos

      + # A bed counts as two.
      + - id: mattress-removal
      +   name: Mattresses # and box springs
      + "
    `);
  });
});

describe('what is written', () => {
  const pretty = (text: string, parser: string) => format(text, { parser, printWidth: 120, singleQuote: true });

  it('is how Prettier would write it: long lists break, texts stay', async () => {
    const before = invented('services/couch-removal.md');
    const form = readMarkdown(before) as unknown as Page;
    form.related.push(...['a', 'b', 'c'].map((end) => `some-very-long-service-name-${end}`));
    form.refuses.push('Paint: "wet" or dry', "Anything that's alive");
    form.lead = 'Long. '.repeat(40).trim();
    const after = writeMarkdown(before, form);
    expect(await pretty(after, 'markdown')).toBe(after);
    expect(diff(before, after)).toMatchInlineSnapshot(`
      "  description: Couch Removal in two invented counties, from {from}. What to do before we come, what we leave, and what such a load costs.
      - lead: Couch Removal is told here in a sentence of its own, long enough to stand under a headline.
      + lead: Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long. Long.
          - Gas cylinders
      +   - 'Paint: "wet" or dry'
      +   - Anything that's alive
          load: 60-feet
      - related: [garage-cleanout, mattress-removal, piano-removal]
      + related:
      +   [
      +     garage-cleanout,
      +     mattress-removal,
      +     piano-removal,
      +     some-very-long-service-name-a,
      +     some-very-long-service-name-b,
      +     some-very-long-service-name-c,
      +   ]"
    `);
  });

  it('of a new file goes by its neighbor', () => {
    const town = {
      title: 'Cedar Falls: Junk Removal',
      municipalities: ['cedar-falls'],
      services: [],
      questions: [{ q: 'When?', a: 'Soon.' }],
    };
    expect(writeMarkdown('', { ...town, body: 'We come.' }, { neighbors: [invented('towns/ashford.md')] }))
      .toMatchInlineSnapshot(`
      "---
      municipalities: [cedar-falls]
      title: 'Cedar Falls: Junk Removal'
      services: []
      questions:
        - { q: 'When?', a: 'Soon.' }
      ---

      We come.
      "
    `);
  });
});
