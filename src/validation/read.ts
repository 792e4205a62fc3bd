/** Reads content/ from the disk. */
import { onDisk } from './disk.ts';
import { readFiles } from './reader.ts';
import type { Problem } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';

/** @param root the project's folder, which holds `content/` */
export const readContent = (root: string): { rows: Content; problems: Problem[] } => readFiles(onDisk(root));
