/** content/{language}/language.yaml: a further language of the site, what it calls itself, and the addresses of its pages. */
import { z } from 'astro/zod';
import { idOf, slug, text } from './common.ts';

/** Parts of an address, below the language's own: "precios", "" for its first page. */
const address = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, {
  error: 'must be lower-case words joined by hyphens, for example precios',
});

/** content/es/language.yaml */
export const language = z.strictObject({
  /** What the language calls itself, on the link that leads to it. */
  name: text(2, 30),
  /** Who has read all of it, as a native speaker. Leave it out until someone has. */
  reader: text(3, 80).optional(),
  /** Each page that there is in this language, by the name that src/pages.ts gives it, and its address. A page of text has it in its own file. */
  pages: z.record(z.string(), address),
  /** Municipalities without a page of the business's own whose town rules there are in this language, and their addresses. */
  townHalls: z.record(idOf('municipalities'), slug),
});
export type Language = z.infer<typeof language>;
