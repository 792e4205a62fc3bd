/** The tokens that content may use in its texts, and the check that each one leads somewhere. */
import { dollars } from '#lib/money.ts';
import { spokenPhone } from '#lib/phone.ts';
import { fillTokens, tokensIn, type Token } from '#lib/tokens.ts';
import { SHOWN } from '#lib/words.ts';
import type { Fact } from '#schema/facts.ts';
import type { Site } from './entities.ts';
import type { Problem } from './problem.ts';
import type { Rows } from './rows.ts';

/** What an editor may write between braces. */
export const TOKEN_HELP = '{from}, {price:1} to {price:8}, {phone}, {truck.yards}, {truck.feet} or {fact:id}';

/** Reports tokens we do not know, and facts that do not exist or may not be published. */
export function checkTokens(rows: Rows, facts: ReadonlyMap<string, Fact>, problems: Problem[]): void {
  const check = (file: string, field: string, value: unknown): void => {
    if (typeof value === 'string') {
      for (const token of tokensIn(value)) {
        const wrong = wrongIn(token, facts);
        if (wrong) problems.push({ file, field, wrong, remedy: `Use ${TOKEN_HELP}` });
      }
    } else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (key !== 'html') check(file, field ? `${field}.${key}` : key, inner);
      }
    }
  };

  for (const row of rows.services) check(`content/services/${row.id}.md`, '', row);
  for (const row of rows.towns) check(`content/towns/${row.id}.md`, '', row);
  for (const row of rows.posts) check(`content/posts/${row.id}.md`, '', row);
  for (const [file, list] of [
    ['content/items.yaml', rows.items],
    ['content/faq.yaml', rows.faq],
    ['content/counties.yaml', rows.counties],
    ['content/municipalities.yaml', rows.municipalities],
    ['content/locations.yaml', rows.locations],
  ] as const) {
    for (const row of list) check(file, row.id, { ...row, id: '' });
  }
  check('content/pricing.yaml', '', rows.pricing);
  check('content/business.yaml', '', rows.business);
}

/** What a token stands for in plain text; facts vanish, because plain text has no footnotes. */
export function plainValue(site: Site, { name, argument }: Token): string {
  switch (name) {
    case 'from':
      return dollars(site.steps[0]?.price ?? 0);
    case 'price':
      return dollars(site.steps[Number(argument) - 1]?.price ?? 0);
    case 'phone':
      return spokenPhone(site.business.phone);
    case 'truck.yards':
      return String(Math.round(site.truck.yards * 10) / 10);
    case 'truck.feet':
      return String(Math.round(site.truck.feet));
    default:
      return '';
  }
}

/** Reports titles and descriptions that grow too long when their tokens are filled. */
export function checkHeads(rows: Rows, site: Site, problems: Problem[]): void {
  const check = (file: string, row: { title: string; description: string }, record = '') => {
    for (const field of ['title', 'description'] as const) {
      const longest = SHOWN[field];
      const { length } = fillTokens(row[field], (token) => plainValue(site, token));
      if (length > longest)
        problems.push({
          file,
          field: record + field,
          wrong: `comes to ${length} characters with its tokens filled, and ${longest} are shown`,
          remedy: 'Shorten the text, or leave a token out',
        });
    }
  };
  for (const row of rows.services) check(`content/services/${row.id}.md`, row);
  for (const row of rows.towns) check(`content/towns/${row.id}.md`, row);
  for (const row of rows.posts) check(`content/posts/${row.id}.md`, row);
  for (const row of rows.counties) check('content/counties.yaml', row, `${row.id} → `);
}

function wrongIn({ name, argument }: Token, facts: ReadonlyMap<string, Fact>): string | undefined {
  switch (name) {
    case 'from':
    case 'phone':
    case 'truck.yards':
    case 'truck.feet':
      return argument === undefined
        ? undefined
        : `has the token {${name}:${argument}}, which takes nothing after the colon`;
    case 'price':
      return argument && /^[1-8]$/.test(argument)
        ? undefined
        : `has the token {price:${argument ?? ''}}, which needs a number of eighths from 1 to 8`;
    case 'fact': {
      const fact = facts.get(argument ?? '');
      if (!fact) return `names the fact "${argument ?? ''}", which does not exist`;
      return fact.confidence === 'low' ? `names the fact "${fact.id}", whose confidence is low` : undefined;
    }
    default:
      return `has the token {${name}}, which we do not know`;
  }
}
