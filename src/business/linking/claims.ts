/** Whether fields and lines say no more than the facts they rest on. */
import { claimsOf, claimsOfAnswer, unsupported } from '#business/claims.ts';
import { didYouMean } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Linking } from './reporter.ts';

const quoted = (claims: readonly string[]): string => claims.map((claim) => `"${claim}"`).join(', ');

export function checkClaims(rows: Rows, linking: Linking): void {
  checkAnswers(rows, linking);
  checkFacilityLines(rows, linking);
}

/** Reports fields that say more than the statement beside them. */
function checkAnswers({ facts, facilities }: Rows, { add }: Linking): void {
  const sites = new Set<string>(facilities.map(({ id }) => id));
  /** Sites for whole counties. A town that is silent shows what its county and its state answer. */
  const forAll = new Set<string>(
    facilities.filter(({ serves }) => (serves.counties ?? []).length > 0).map(({ id }) => id),
  );
  for (const fact of facts)
    for (const [index, answer] of (fact.answers ?? []).entries()) {
      const field = `${fact.id} → answers ${index + 1}`;
      if (answer.at !== undefined && !sites.has(answer.at))
        add(
          fact.file,
          `${field}.at`,
          `names the facility "${answer.at}", which does not exist`,
          `${didYouMean(answer.at, sites)}Use the id of a facility in ${homeOf('facilities')}`,
        );
      else if (answer.at !== undefined && ['county', 'state'].includes(fact.scope) && !forAll.has(answer.at))
        add(
          fact.file,
          `${field}.at`,
          `sends everyone to "${answer.at}", which serves only some towns`,
          'Give the fact the scope municipality and those towns as places, or name the county under serves of the site',
        );
      const more = unsupported(claimsOfAnswer(answer), [fact]);
      if (more.length > 0)
        add(
          fact.file,
          field,
          `says ${quoted(more)}, and the statement does not`,
          'Take it out, or write it into the statement if the source says it',
        );
    }
}

/** Reports hours and remarks of sites that none of their facts has. */
function checkFacilityLines({ facilities }: Rows, { add, index }: Linking): void {
  for (const { id, hours, note, facts } of facilities) {
    const more = unsupported(
      claimsOf([hours, note].filter(Boolean).join(' ')),
      facts.flatMap((fact) => index.facts.get(fact) ?? []),
    );
    if (more.length > 0)
      add(
        homeOf('facilities'),
        `${id} → hours and note`,
        `say ${quoted(more)}, and none of its facts does`,
        'Take it out, or name the fact that says it under facts',
      );
  }
}
