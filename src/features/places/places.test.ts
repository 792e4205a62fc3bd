/** Tests of the pages about places. */
import { describe, expect, it } from 'vitest';
import type { Site } from '#business/entities.ts';
import { STATES, type State } from '#business/states.ts';
import { countyView } from '#features/places/county/view.ts';
import { locationsView } from '#features/places/locations/view.ts';
import { locationsWords } from '#features/places/locations/words.ts';
import { rulesJson } from '#features/rules/comparison/data.ts';
import { comparisonView } from '#features/rules/comparison/view.ts';
import { lawView } from '#features/rules/law/view.ts';
import { SHOWN } from '#lib/text.ts';
import { site } from '../../../e2e/fixtures/site.ts';

const [home] = site.counties as [Site['counties'][number], ...Site['counties']];

/** A business that serves only one county. */
const smallSite: Site = {
  ...site,
  counties: [home],
  municipalities: home.municipalities,
  locations: home.locations,
  zips: home.zips,
  maps: [],
};

describe('pages about the service area', () => {
  it('name only counties and states we serve', () => {
    const pages = [locationsView, lawView, comparisonView].map((view) => view(smallSite));
    const text = JSON.stringify([
      ...pages.map(({ head: { title, description }, lead, card }) => [title, description, lead, card]),
      countyView(smallSite, home).within,
      rulesJson(smallSite).title,
    ]);
    const elsewhere = site.counties
      .slice(1)
      .flatMap(({ name, state }) => [name, ...(state === home.state ? [] : [state, STATES[state]])]);
    expect(elsewhere.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
    expect(text).toContain(home.name);
    expect(text).toContain(locationsWords(site.language).headTitle(home.municipalities.length));
  });

  it('count the states when their names do not fit in a title', () => {
    const states = Object.keys(STATES) as State[];
    const view = lawView({ ...site, counties: states.map((state) => ({ ...home, id: state.toLowerCase(), state })) });
    expect(view.states.map(({ name }) => name)).toEqual(Object.values(STATES));
    expect(view.head.title).toContain(`${states.length} States`);
    expect(view.head.title.length).toBeLessThanOrEqual(SHOWN.title);
    expect(view.card?.answer).toBe(`${states.length} states`);
  });
});
