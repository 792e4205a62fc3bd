/** The company's slogan as a headline. */
import type { Site } from '#business/entities.ts';
import { sentences } from '#lib/text.ts';

/** Splits the slogan into its first sentence and the rest, or ''. */
export function headline({ business }: Site): [first: string, rest: string] {
  const [first = '', ...rest] = sentences(business.line);
  return [first, rest.join(' ')];
}
