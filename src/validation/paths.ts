/** Paths with slashes, without node:path, because validation also runs in a browser. */

/** "jobs/attic-before" → "jobs"; "." where there is no folder */
export const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.');

/** "jobs/attic-before" → "attic-before" */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** "jobs", "attic-before" → "jobs/attic-before" */
export const joined = (folder: string, path: string): string =>
  folder === '.' ? path : path === '.' ? folder : `${folder}/${path}`;
