/** What a resident is told on the four questions: by the municipality, or where it is silent by the county or state. */
import type { RuleKind } from '#business/schema/places.ts';
import type { BaselineRule, CollectionRule, Municipality } from './entities.ts';

/** Without `by` the municipality answers itself; where its answer is no, `instead` is who takes it. */
export type Answer = (CollectionRule & { by?: undefined; instead?: BaselineRule | undefined }) | BaselineRule;

export function answerOf(place: Municipality, kind: RuleKind): Answer | undefined {
  const answer = place.rules.kinds[kind];
  const others = place.county.baseline[kind];
  if (!answer) return others;
  return answer.how === 'no' && others && others.how !== 'no' ? { ...answer, instead: others } : answer;
}

/** How many of the four questions the municipality answers itself. */
export const ownAnswers = (place: Municipality): number => Object.keys(place.rules.kinds).length;
