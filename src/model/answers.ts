/** What a resident is told of the four questions: by her municipality, or where it is silent by its county or state. */
import type { RuleKind } from '#schema/places.ts';
import type { BaselineRule, CollectionRule, Municipality } from './entities.ts';

/** Without `by` the municipality itself answers. */
export type Answer = (CollectionRule & { by?: undefined }) | BaselineRule;
export const answerOf = (place: Municipality, kind: RuleKind): Answer | undefined =>
  place.rules.kinds[kind] ?? place.county.baseline[kind];

/** How many of the four questions the municipality answers itself. */
export const ownAnswers = (place: Municipality): number => Object.keys(place.rules.kinds).length;
