/** Checks content/ on the disk. */
import { onDisk } from './disk.ts';
import { validate } from './validate.ts';
import type { Problem } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';

/**
 * @param root the project's folder, which holds `content/`
 * @param day today, year-month-day: nothing can have happened later
 */
export const checkContent = (root: string, day?: string): Promise<{ rows: Content; problems: Problem[] }> =>
  validate(onDisk(root), day);
