/** The site's reader and check as the desk loads them: after the page has opened. */
import type { Files } from '#model/files.ts';
import { readFiles } from '#model/reader.ts';
import type { Rows } from '#model/rows.ts';

export { mistakesOf } from './verdict.ts';

/** The rows of content, as far as they can be read. */
export const readRows = (files: Files): Rows => readFiles(files).rows;
