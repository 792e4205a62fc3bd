/** The content of the built pages, and records chosen from it by what they have, never by name. */
import { linkRows } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';

export const { site } = linkRows(readContent(process.cwd()).rows);

/** @throws Error that says what is missing */
export function chosen<T>(what: string, record: T | undefined): T {
  if (record === undefined) throw new Error(`content/ has no ${what}`);
  return record;
}

/** Things that are called by one plain word. */
const plainThings = () => site.estimator.filter(({ name }) => /^[A-Z][a-z]{4,}$/.test(name));
export const oneThing = () => chosen('line of the estimator with a plain name', plainThings()[0]);
export const anotherThing = () => chosen('second line of the estimator with a plain name', plainThings()[1]);

export const servedZip = () => {
  const zip = site.zips.find(({ municipalities }) => municipalities.length > 0);
  return chosen('ZIP code with a municipality', zip);
};

/** A service, and its name as someone types it. */
export function soughtService() {
  const service = chosen('service', site.services[0]);
  return { service, words: service.name.replace(/[^\w ]/g, '') };
}
