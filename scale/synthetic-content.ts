/**
 * Invents a national site to measure builds with: the real content, and around it as many counties as it takes to
 * make a site of so many pages. They have towns, ZIPs, rules and guides in the proportions of the real ones, whose
 * texts they borrow. The same number gives the same files.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { around, type Cell } from '#lib/hexagons.ts';
import { generator } from '#lib/random.ts';
import { STATES, type State } from '#lib/states.ts';
import { linkRows } from '#model/build.ts';
import { ANSWERING } from '#model/link/rules.ts';
import { readContent } from '#model/read.ts';
import type { Facility } from '#schema/facts.ts';
import {
  RULE_KINDS,
  TINTS,
  type County,
  type Location,
  type Municipality,
  type Rules,
  type Tiles,
  type Zip,
} from '#schema/places.ts';
import { viewsOf } from '#views/all-pages.ts';

/** The real site has 35 municipalities a county and four counties on its map. */
const COUNTY = 35;
const REGION = 4 * COUNTY;
const COLUMNS = 14;
const FACTS = 6;
const COUNTY_FACTS = 30;

const BEGINNINGS =
  'Ash Beech Birch Bridge Brook Cedar Clay Copper Crane Deer Elm Fair Fern Fox Green Hart Hazel Iron Kings Lake Lime Maple Marsh Mill North Oak Orchard Pine Quarry Raven Red Ridge River Rock Salt Silver South Spring Stone Thorn'.split(
    ' ',
  );
const ENDINGS =
  'bank bury by cliff combe dale don field ford gate ham haven hill hurst land ley mead moor mouth port shore stead stow ton view ville ward wick wood worth'.split(
    ' ',
  );
const BEFORE = [
  '',
  'New ',
  'East ',
  'West ',
  'Upper ',
  'Lower ',
  'Little ',
  'Great ',
  'Old ',
  'Mount ',
  'Fort ',
  'Saint ',
];

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const turn = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('There is no real content to borrow from.');
  return found;
};

/** What a municipality brings along beside its two pages, in the proportions of the real ones. */
const brings = (at: number) => ({
  zips: at % 3 === 0 ? 2 : 1,
  hamlet: at % 2 === 0,
  town: at % 4 === 0,
  guide: at % 2 === 1,
});
const pagesOf = (at: number): number => {
  const { zips, hamlet, town, guide } = brings(at);
  return 2 + zips + Number(hamlet) + Number(town) + Number(guide) + (at % COUNTY === 0 ? 2 : 0);
};

interface Place {
  id: string;
  name: string;
  county: string;
  state: State;
  cell: Cell;
  point: { lat: number; lon: number };
  zips: string[];
}

/**
 * Adds invented counties to the content of a copy of the project.
 *
 * @param pages of the whole site that its build will make
 * @throws Error when the real content alone makes more
 */
export function writeSyntheticContent(root: string, pages: number): void {
  const { rows } = readContent(root);
  const real = new Set([...viewsOf(linkRows(rows).site)].map(([address]) => address)).size;
  let left = pages - real;
  if (left < 0) throw new Error(`The real content alone makes ${real} pages: ask for that many or more.`);

  const random = generator(pages);
  const among = (most: number) => Math.floor(random() * most);
  const ids = new Set([...rows.municipalities, ...rows.locations, ...rows.towns, ...rows.counties].map(({ id }) => id));
  const newName = (): string => {
    for (;;) {
      const name =
        turn(BEFORE, among(BEFORE.length)) +
        turn(BEGINNINGS, among(BEGINNINGS.length)) +
        turn(ENDINGS, among(ENDINGS.length));
      if (ids.has(slugOf(name))) continue;
      ids.add(slugOf(name));
      return name;
    }
  };
  const realZips = new Set(rows.zips.map(({ id }) => id));
  let lastZip = 20_000;
  const newZip = (): string => {
    do lastZip += 1;
    while (realZips.has(String(lastZip)));
    return String(lastZip);
  };

  const counties: County[] = [];
  const places: Place[] = [];
  for (let at = 0; left >= pagesOf(at); left -= pagesOf(at), at += 1) {
    if (at % COUNTY === 0) {
      const name = newName();
      const state = turn(Object.keys(STATES) as State[], counties.length);
      const borrowed = turn(rows.counties, counties.length);
      counties.push({
        ...borrowed,
        id: slugOf(name),
        kind: 'county',
        name,
        label: `${name} County, ${state}`,
        official: undefined,
        license: undefined,
        state,
        tint: turn(TINTS, counties.length),
        title: `Junk Removal in ${name} County, ${state}`,
        description: `Junk removal in ${name} County from {from}, the same day or the next. An invented county: it shows how long many pages take.`,
        lead: `${name} County is invented, and so are its towns and their rules.`,
      });
    }
    const county = counties[counties.length - 1];
    if (!county) continue;
    const name = newName();
    const inRegion = at % REGION;
    const [column, row] = [inRegion % COLUMNS, Math.floor(inRegion / COLUMNS)];
    const region = Math.floor(at / REGION);
    places.push({
      id: slugOf(name),
      name,
      county: county.id,
      state: county.state,
      cell: { q: column - Math.floor(row / 2), r: row },
      point: { lat: 30 + (region % 9) * 1.9 + row * 0.08, lon: -120 + Math.floor(region / 9) * 5 + column * 0.08 },
      zips: Array.from({ length: brings(at).zips }, newZip),
    });
  }

  const municipalities: Municipality[] = [];
  const locations: Location[] = [];
  const zips: Zip[] = [];
  const rules: Rules[] = [];
  const facilities: Facility[] = [];
  const tiles: Tiles[] = [];
  const facts = new Map<string, object[]>();
  const documents: { path: string; front: object; body: string }[] = [];

  const local = rows.facts.filter(({ scope, places: about }) => scope === 'municipality' && about.length === 1);
  const countywide = rows.facts.filter(({ scope }) => scope === 'county');
  // Without days of their own, so that a rule may rest on any of them.
  const borrow = (from: typeof rows.facts, first: number, count: number, place: string) =>
    Array.from({ length: count }, (_, at) => {
      const fact = turn(from, first + at);
      return {
        ...fact,
        file: undefined,
        id: `${place}-${at}`,
        places: [place],
        confidence: 'medium',
        source: { ...fact.source, dated: undefined, about: undefined },
        until: undefined,
        shelved: undefined,
      };
    });
  const site = (
    kind: Facility['kind'],
    at: number,
    name: string,
    place: Place,
    serves: Facility['serves'],
    fact: string,
  ): Facility => {
    const borrowed = turn(
      rows.facilities.filter((facility) => facility.kind === kind),
      at,
    );
    return { ...borrowed, point: undefined, id: slugOf(name), name, zip: turn(place.zips, 0), serves, facts: [fact] };
  };

  for (let region = 0; region * REGION < places.length; region += 1) {
    const members = places.slice(region * REGION, (region + 1) * REGION);
    const keyOf = ({ q, r }: Cell) => `${q} ${r}`;
    const byCell = new Map(members.map((place) => [keyOf(place.cell), place]));
    tiles.push({
      id: `region-${region}`,
      places: members.map(({ id, name, cell }) => ({ place: id, ...cell, short: name.replace(' ', '').slice(0, 4) })),
      water: [],
    });
    for (const [inRegion, place] of members.entries()) {
      const at = region * REGION + inRegion;
      const { id, name, county, state, point } = place;
      const near = around(place.cell).flatMap((cell) => byCell.get(keyOf(cell)) ?? []);
      const { hamlet, town, guide } = brings(at);
      const say = `${name}, ${state}`;
      municipalities.push({
        id,
        name,
        label: name,
        official: `Town of ${name}`,
        kind: 'town',
        county,
        picture: 'townscapes/main-street',
        within: [],
        population: 400 + among(60_000),
        area: 1 + among(40),
        point,
        zips: place.zips,
        neighbors: near.map((other) => other.id),
        across: [],
        website: `https://www.${id}.example/`,
      });
      const own = borrow(local, at * FACTS, FACTS, id);
      facts.set(id, own);
      const like = turn(rows.rules, at);
      const kinds = RULE_KINDS.filter((kind) => like[kind]);
      const answers = own.filter((fact) => ANSWERING.includes(fact.topic)).map((fact) => fact.id);
      // One stands behind all cells, the others are set aside.
      const [behind] = kinds.length > 0 ? answers : [];
      const row: Rules = {
        ...like,
        id,
        ask: undefined,
        aside: answers
          .filter((fact) => fact !== behind)
          .map((fact) => ({ fact, why: 'another fact stands for all of them' })),
      };
      for (const kind of kinds) {
        const rule = like[kind];
        row[kind] = rule && behind ? { ...rule, facts: [behind] } : undefined;
      }
      rules.push(row);
      const hamlets: Location[] = hamlet
        ? [
            {
              id: `${id}-mills`,
              name: `${name} Mills`,
              label: `${name} Mills`,
              kind: 'hamlet',
              within: [id],
              point,
              zips: place.zips,
            },
          ]
        : [];
      locations.push(...hamlets);
      for (const zip of place.zips)
        zips.push({
          id: zip,
          city: name,
          county,
          kind: 'standard',
          point,
          area: 1 + among(30),
          municipalities: [id, ...near.slice(0, at % 2).map((other) => other.id)],
          locations: hamlets.map((one) => one.id),
        });
      if (hamlet)
        facilities.push(site('municipal', at, `${name} recycling yard`, place, { municipalities: [id] }, `${id}-1`));
      if (at % COUNTY === 0) {
        facts.set(county, borrow(countywide, at, COUNTY_FACTS, county));
        facilities.push(
          site('county', at, `${name} county site`, place, { counties: [county] }, `${county}-0`),
          site('donation', at, `${name} gift shop`, place, { counties: [county] }, `${county}-1`),
          site('donation', at + 1, `${name} furniture bank`, place, { counties: [county] }, `${county}-2`),
        );
      }
      if (town) {
        const { body, ...front } = turn(rows.towns, at / 4);
        documents.push({
          path: `towns/${id}.md`,
          front: {
            ...front,
            id: undefined,
            html: undefined,
            municipalities: [id],
            title: `${say} Junk Removal`,
            description: `Junk removal in ${say} from {from}, the same day or the next. An invented town: it shows how long many pages take.`,
            lead: `No one lives in ${say}, so no one there has anything to throw away.`,
          },
          body,
        });
      }
      if (guide) {
        const { body, ...front } = turn(rows.posts, (at - 1) / 2);
        documents.push({
          path: `posts/bulk-waste-${id}.md`,
          front: {
            ...front,
            id: undefined,
            html: undefined,
            counties: [county],
            towns: [],
            title: `Bulk Waste in ${say}`,
            description: `What to do with bulk waste in ${say}, where no one lives. An invented guide: it shows how long many pages take.`,
            lead: `An invented guide for ${say}, with the words of a real one.`,
          },
          body,
        });
      }
    }
  }
  // What is left makes no whole municipality.
  const last = places.at(-1) ?? rows.municipalities[0];
  for (; last && left > 0; left -= 1)
    zips.push({
      id: newZip(),
      city: last.name,
      county: last.county,
      kind: 'standard',
      point: last.point,
      municipalities: [last.id],
      locations: [],
    });

  const content = join(root, 'content');
  const yaml = (value: unknown) => dump(value, { lineWidth: -1, noRefs: true, skipInvalid: true });
  const lists2 = { counties, municipalities, locations, zips, rules, tiles, facilities };
  for (const [name, list] of Object.entries(lists2))
    if (list.length > 0) appendFileSync(join(content, `${name}.yaml`), `\n${yaml(list)}`);
  for (const [place, list] of facts) writeFileSync(join(content, `facts/${place}.yaml`), yaml({ facts: list }));
  for (const { path, front, body } of documents) writeFileSync(join(content, path), `---\n${yaml(front)}---\n${body}`);
}
