/** What each language says of a line of a row. */
import type { Line, OfficeOwner } from '#business/entities.ts';
import type { Office, Thing } from '#business/schema/answers.ts';

export interface LineWords {
  /** "Fridges and freezers" */
  things: (list: readonly Thing[]) => string;
  /** Sentences on what to do, when, what it costs and how much is taken. */
  sentences: (line: Line) => string[];
  /** Sentences on who may use it. */
  eligibility: (line: Line) => string[];
  /** Who picks up the phone. */
  office: (contact: { office: Office; of: OfficeOwner }) => string;
}

/** '07:30' → 7 and '30'. */
export const clock = (value: string): { hour: number; minutes: string } => {
  const [hour = '', minutes = ''] = value.split(':');
  return { hour: Number(hour), minutes };
};

/** A site by name and address; several by the addresses alone. */
export const sitesInWords = (sites: Line['at']): string[] =>
  sites.map(({ name, address }) => {
    const at = address?.replace(/, [A-Z]{2}$/, '');
    return sites.length > 1 && at ? at : [name, at].filter(Boolean).join(', ');
  });
