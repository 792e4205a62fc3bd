/** Holds each sentence with a footnote against the facts that it cites. */
import { claimsOf, unsupported } from '#business/claims.ts';
import type { Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import type { CollectionName } from '#business/schema/collections.ts';
import { textsOf } from './all-texts.ts';

const FACTS: ReadonlySet<CollectionName> = new Set(['facts']);

/** A sentence, a line, or a cell of a table. */
const parts = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n|\|/);

/** Facts about things rather than rules, which texts do sums with. */
const isRule = ({ scope, topic }: Rows['facts'][number]): boolean =>
  scope !== 'trade' && scope !== 'national' && topic !== 'census' && topic !== 'statistics';

/** A small number may be a count of the writer's own, which is worth a look and no mistake. */
export const isCount = (claim: string): boolean => /^\d$|^1[0-2]$/.test(claim);

/**
 * Reports numbers, days, times, phones and "free" in a sentence that none of its footnotes has. English only.
 *
 * @param counts which claims to report
 */
export function checkFootnotes(rows: Rows, add: Add, counts: (claim: string) => boolean): void {
  const facts = new Map(rows.facts.map((fact) => [fact.id, fact]));
  for (const { file, field, text } of textsOf(rows, FACTS)) {
    if (!text.includes('{fact:')) continue;
    for (const part of parts(text)) {
      const cited = [...part.matchAll(/\{fact:([^}]*)\}/g)].flatMap(([, id = '']) => facts.get(id) ?? []);
      const more = cited.length > 0 && cited.every(isRule) ? unsupported(claimsOf(part), cited).filter(counts) : [];
      if (more.length > 0)
        add(
          file,
          field(),
          `says ${more.map((claim) => `"${claim}"`).join(', ')}, and its footnote (${cited.map(({ id }) => id).join(', ')}) does not`,
          'Say what the fact says, or cite the fact that says it',
        );
    }
  }
}
