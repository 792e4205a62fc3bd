/** What a resident is told of the four questions: by her municipality, or where it is silent by its county or state. */
import type { RuleKind } from '#business/schema/places.ts';
import type { BaselineRule, CollectionRule, Municipality } from './entities.ts';

/** Without `by` the municipality itself answers; where its answer is no, `instead` is who takes it all the same. */
export type Answer = (CollectionRule & { by?: undefined; instead?: BaselineRule | undefined }) | BaselineRule;

export function answerOf(place: Municipality, kind: RuleKind): Answer | undefined {
  const answer = place.rules.kinds[kind];
  const others = place.county.baseline[kind];
  if (!answer) return others;
  return answer.how === 'no' && others && others.how !== 'no' ? { ...answer, instead: others } : answer;
}

/** How many of the four questions the municipality answers itself. */
export const ownAnswers = (place: Municipality): number => Object.keys(place.rules.kinds).length;
