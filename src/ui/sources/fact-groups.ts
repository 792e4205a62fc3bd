/** Groups facts by topic. */
import { type Source, sourceOf } from './prose.ts';
import type { Fact } from '#business/entities.ts';
import { TOPICS } from '#business/schema/facts.ts';
import { sourceWords } from './words.ts';

export interface FactGroup {
  label: string;
  sources: Source[];
}

/** In schema order, numbered across groups. */
export function factGroups(language: string, facts: readonly Fact[]): FactGroup[] {
  let number = 0;
  return TOPICS.flatMap((topic) => {
    const group = facts.filter((fact) => fact.topic === topic);
    if (group.length === 0) return [];
    return [
      {
        label: sourceWords(language).topics[topic],
        sources: group.map((fact) => sourceOf(language, fact, (number += 1))),
      },
    ];
  });
}
