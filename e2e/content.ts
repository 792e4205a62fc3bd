/** The content of the built pages, and records chosen from it by what they have, never by name. */
import { linkRows } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';

export const { site } = linkRows(readContent(process.cwd()).rows);

/** @throws Error that says what is missing */
export function chosen<T>(what: string, record: T | undefined): T {
  if (record === undefined) throw new Error(`content/ has no ${what}`);
  return record;
}

/** An estimator line for a single item: the first after those for whole homes. */
export const singleItem = () => {
  const [home] = site.estimator;
  return chosen('estimator line', site.estimator.find(({ room }) => room !== home?.room) ?? home);
};

export const servedZip = () => {
  const zip = site.zips.find(({ municipalities }) => municipalities.length > 0);
  return chosen('ZIP code with a municipality', zip);
};
