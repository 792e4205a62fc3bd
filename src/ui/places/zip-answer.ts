/** What `/api/zip/{zip}.json` answers. */
import type { AnswerKind } from '#business/schema/answers.ts';
import type { RuleAnswer } from '#ui/rules/rule-cells.ts';

export interface ZipAnswer {
  zip: string;
  city: string;
  county: string;
  sameDay: string;
  places: {
    name: string;
    href: string;
    /** Path of the town's rules. */
    rules: string;
    answers: Partial<Record<AnswerKind, RuleAnswer[]>>;
  }[];
  nearest: { name: string; distance: string; href: string } | null;
  href: string;
}
