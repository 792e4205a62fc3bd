/** What each language says of a line of a row. */
import type { Line } from '#business/entities.ts';
import type { Office, Thing } from '#business/schema/answers.ts';

export interface LineWords {
  /** "Fridges and freezers" */
  things: (list: readonly Thing[]) => string;
  /** Sentences on what to do, when, what it costs and how much is taken. */
  sentences: (line: Line) => string[];
  /** Sentences on who may use it. */
  eligibility: (line: Line) => string[];
  /** Who picks up the phone; `kind` is that of the municipality, or "county". */
  office: (contact: { office: Office; place: string; kind: string }) => string;
}

/** '07:30' → 7 and '30'. */
export const clock = (value: string): { hour: number; minutes: string } => {
  const [hour = '', minutes = ''] = value.split(':');
  return { hour: Number(hour), minutes };
};
