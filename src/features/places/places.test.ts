/** Geography is content: pages about places name and count what the records hold, and nothing else. */
import { describe, expect, it } from 'vitest';
import type { Site } from '#business/entities.ts';
import { STATES, type State } from '#business/states.ts';
import { SHOWN } from '#lib/text.ts';
import { countyView } from '#features/places/county/view.ts';
import { lawView } from '#features/rules/law/view.ts';
import { locationsView } from '#features/places/locations/view.ts';
import { rulesView } from '#features/rules/comparison/view.ts';
import { rulesJson } from '#features/rules/comparison/data.ts';
import { site } from '../../../fixtures/site.ts';
import { locationsWords } from '#features/places/locations/words.ts';

const [home] = site.counties as [Site['counties'][number], ...Site['counties']];

/** The business as it was when it worked in one county. */
const early: Site = {
  ...site,
  counties: [home],
  municipalities: home.municipalities,
  locations: home.locations,
  zips: home.zips,
  maps: [],
};

describe('pages about the whole area', () => {
  it('name no county and no state where we do not work', () => {
    const pages = [locationsView, lawView, rulesView].map((view) => view(early));
    const said = JSON.stringify([
      ...pages.map(({ head: { title, description }, lead, card }) => [title, description, lead, card]),
      countyView(early, home).within,
      rulesJson(early).title,
    ]);
    const elsewhere = site.counties
      .slice(1)
      .flatMap(({ name, state }) => [name, ...(state === home.state ? [] : [state, STATES[state]])]);
    expect(elsewhere.filter((name) => new RegExp(`\\b${name}\\b`).test(said))).toEqual([]);
    expect(said).toContain(home.name);
    expect(said).toContain(locationsWords(site.language).headTitle(home.municipalities.length));
  });

  it('count the states where their names are too many for a search result and a card', () => {
    const states = Object.keys(STATES) as State[];
    const view = lawView({ ...site, counties: states.map((state) => ({ ...home, id: state.toLowerCase(), state })) });
    expect(view.states.map(({ name }) => name)).toEqual(Object.values(STATES));
    expect(view.head.title).toContain(`${states.length} States`);
    expect(view.head.title.length).toBeLessThanOrEqual(SHOWN.title);
    expect(view.card?.answer).toBe(`${states.length} states`);
  });
});
