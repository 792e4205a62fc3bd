/** Facts by topic, for lists of sourced rules. */
import { type Source, sourceOf } from './prose.ts';
import type { Fact } from '#business/entities.ts';
import { TOPICS } from '#business/schema/facts.ts';
import { sourceWords } from './words.ts';

export interface FactGroup {
  label: string;
  sources: Source[];
}

/** Facts by topic, in the order of the schema's list, numbered through. */
export function factGroups(language: string, facts: readonly Fact[]): FactGroup[] {
  let number = 0;
  return TOPICS.flatMap((topic) => {
    const own = facts.filter((fact) => fact.topic === topic);
    if (own.length === 0) return [];
    return [
      {
        label: sourceWords(language).topics[topic],
        sources: own.map((fact) => sourceOf(language, fact, (number += 1))),
      },
    ];
  });
}
