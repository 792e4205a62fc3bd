/** The company’s line as a headline. */
import type { Site } from '#business/entities.ts';
import { sentences } from '#lib/text.ts';

/** The company's line in two: its first sentence, and what follows it, or ''. */
export function headline({ business }: Site): [first: string, rest: string] {
  const [first = '', ...rest] = sentences(business.line);
  return [first, rest.join(' ')];
}
