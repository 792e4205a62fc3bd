/** Checks texts once records are linked: tokens, typed figures, titles and descriptions, links. */
import { fillTokens } from '#lib/tokens.ts';
import { SHOWN } from '#lib/text.ts';
import { documentFile, homeOf } from '#business/schema/collections.ts';
import type { Site } from '#business/entities.ts';
import { checkFootnotes, isCount } from './footnotes.ts';
import { checkLinks } from './links.ts';
import type { Add, Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { plainValue } from '#business/tokens.ts';
import { checkTokens, checkValues } from './tokens.ts';
import { checkTypedTruck } from './truck-figures.ts';
import { checkName, checkStart, checkTypedContact, checkTypedHours, checkTypedPrices } from './typed-figures.ts';

/**
 * @param site linked from these rows without problems
 * @param english its addresses are for links, its records for tokens
 */
export function textProblems(rows: Rows, site: Site, english = { rows, site }): Problem[] {
  const problems: Problem[] = [];
  const add: Add = (file, field, wrong, remedy, found) =>
    void problems.push({ file, field, wrong, remedy, ...(found === undefined ? {} : { found }) });
  const heads = headsOf(rows);
  checkTokens(rows, english.rows, add);
  if (rows === english.rows) checkFootnotes(rows, add, (claim) => !isCount(claim));
  checkTypedHours(rows, add);
  checkTypedPrices(rows, add);
  checkTypedTruck(rows, add);
  checkStart(rows, add);
  checkValues(rows, site, add);
  checkName(rows, add);
  checkTypedContact(rows, add);
  checkUniqueHeads(heads, add);
  checkSaidOnce(homeOf('faq'), 'q', rows.faq, add);
  checkSaidOnce(homeOf('reviews'), 'quote', rows.reviews, add);
  checkSaidOnce(homeOf('jobs'), 'story', rows.jobs, add);
  for (const name of ['municipalities', 'locations'] as const) checkUniqueLabels(homeOf(name), rows[name], add);
  checkHeads(heads, site, add);
  checkLinks(rows, english.site, add);
  return problems;
}

/** Records with a title and description of their own. */
interface Headed {
  file: string;
  /** Precedes the field's name in messages. */
  record: string;
  row: { title: string; description: string; lead: string };
}

const headsOf = (rows: Rows): Headed[] => [
  ...(['services', 'towns', 'posts', 'pages'] as const).flatMap((name) =>
    rows[name].map((row) => ({ file: documentFile(name, row.id), record: '', row })),
  ),
  ...rows.counties.map((row) => ({ file: homeOf('counties'), record: `${row.id} → `, row })),
];

function checkUniqueHeads(heads: readonly Headed[], add: Add): void {
  for (const field of ['title', 'description', 'lead'] as const) {
    const seen = new Map<string, string>();
    for (const { file, record, row } of heads) {
      const before = seen.get(row[field]);
      if (before) add(file, record + field, `is the same as in ${before}`, 'Write one that fits this page alone');
      seen.set(row[field], file);
    }
  }
}

/** Reports records that repeat another word for word. */
function checkSaidOnce<Field extends string>(
  file: string,
  field: Field,
  rows: readonly ({ id: string } & Record<Field, string>)[],
  add: Add,
): void {
  for (const row of rows) {
    const first = rows.find((other) => other[field] === row[field]);
    if (first && first.id !== row.id)
      add(file, `${row.id} → ${field}`, `is the same as that of "${first.id}"`, 'Take one of the two records out');
  }
}

function checkUniqueLabels(file: string, rows: readonly { id: string; label: string }[], add: Add): void {
  const seen = new Set<string>();
  for (const { id, label } of rows) {
    if (seen.has(label)) add(file, `${id} → label`, `"${label}" is used twice`, 'Add the kind or county in brackets');
    seen.add(label);
  }
}

/** Fewest characters. */
const LEAST = { title: 6, description: 70 };

/** Reports titles and descriptions that are too long or too short with their tokens filled. */
function checkHeads(heads: readonly Headed[], site: Site, add: Add): void {
  for (const { file, record, row } of heads)
    for (const field of ['title', 'description'] as const) {
      const { length } = fillTokens(row[field], (token) => plainValue(site, token));
      const addAt = (wrong: string, remedy: string) =>
        add(file, record + field, `comes to ${length} characters with its tokens filled, and ${wrong}`, remedy);
      if (length > SHOWN[field]) addAt(`${SHOWN[field]} are shown`, 'Shorten the text, or leave a token out');
      if (length < LEAST[field]) addAt(`needs ${LEAST[field]}`, 'Write more, or leave a token out');
    }
}
