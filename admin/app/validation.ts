/** The site's reader and check as the desk loads them: after the page has opened. */
import type { Files } from '#validation/files.ts';
import { readFiles } from '#validation/reader.ts';
import type { Rows } from '#business/rows.ts';

export { mistakesOf } from './new-mistakes.ts';

/** The rows of content, as far as they can be read. */
export const readRows = (files: Files): Rows => readFiles(files).rows;
