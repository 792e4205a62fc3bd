/** Records of a site by their id, so that no page goes through all of them. */
import type { Fact, Municipality, Site } from './entities.ts';

function lookup<Entry extends { id: string }>(listOf: (site: Site) => readonly Entry[]) {
  const indexes = new WeakMap<Site, ReadonlyMap<string, Entry>>();
  return (site: Site, id: string): Entry | undefined => {
    const known = indexes.get(site) ?? new Map(listOf(site).map((entry) => [entry.id, entry]));
    indexes.set(site, known);
    return known.get(id);
  };
}

/** The published fact of that id. */
export const factById: (site: Site, id: string) => Fact | undefined = lookup((site) => site.facts);

/** The municipality of that id. */
export const municipalityById: (site: Site, id: string) => Municipality | undefined = lookup(
  (site) => site.municipalities,
);
