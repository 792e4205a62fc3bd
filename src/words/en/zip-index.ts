/** `/zip`: every ZIP code, by county. */
import { counted } from '#lib/words.ts';

export const zipIndex = {
  headTitle: (count: number) => `Find Your ZIP: ${count} Codes We Come To`,
  /** In search results, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Every ZIP code of ${area}: which towns it covers, whose rubbish rules apply there, and where the nearest drop-off is.`,
  title: 'Find your ZIP code',
  lead: "A ZIP is the post office's border, not the town hall's. Each page says which town halls share it.",
  card: { answer: (count: number) => counted(count, 'ZIP code'), note: 'Each with the town halls that share it' },
};
