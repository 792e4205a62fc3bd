/** Records of a site by id, indexed once per site. */
import type { Fact, Municipality, Site } from './entities.ts';

function lookup<Entry extends { id: string }>(listOf: (site: Site) => readonly Entry[]) {
  const indexes = new WeakMap<Site, ReadonlyMap<string, Entry>>();
  return (site: Site, id: string): Entry | undefined => {
    const known = indexes.get(site) ?? new Map(listOf(site).map((entry) => [entry.id, entry]));
    indexes.set(site, known);
    return known.get(id);
  };
}

/** Published facts only. */
export const factById: (site: Site, id: string) => Fact | undefined = lookup((site) => site.facts);

export const municipalityById: (site: Site, id: string) => Municipality | undefined = lookup(
  (site) => site.municipalities,
);
