/** What the page gets from admin/forms, which needs the disk and a compiler: the build replaces this file by its values. */
import type { CollectionName } from '#business/schema/collections.ts';
import { cmsConfig, formatOf, shapes as described } from '../forms/cms-config.ts';

export const config = cmsConfig();
export const shapes = [...described];
/** Each collection with the name of its format. */
export const formats = shapes.map(([name]): [CollectionName, string] => [name, formatOf(name)]);
