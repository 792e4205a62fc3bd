/**
 * What the page is given of admin/forms, which needs the disk and a compiler: the build puts what these come to in the
 * place of this file.
 */
import type { CollectionName } from '#business/schema/collections.ts';
import { cmsConfig, formatOf, formShapes } from '../forms/cms-config.ts';

export const config = cmsConfig();
export const shapes = [...formShapes()];
/** The name of each collection's format. */
export const formats = shapes.map(([name]): [CollectionName, string] => [name, formatOf(name)]);
