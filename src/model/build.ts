/** Turns rows into the linked Site; every broken link is reported with file, field and remedy. */
import type { Fact as FactRow, Topic } from '#schema/facts.ts';
import type { Picture } from '#schema/pages.ts';
import { RULE_KINDS } from '#schema/places.ts';
import { jobPicture } from '#lib/pictures.ts';
import { wordCount } from '#lib/words.ts';
import { htmlText } from '#lib/html.ts';
import { miles } from '#lib/distance.ts';
import {
  STANDING_PICTURES,
  type County,
  type Facility,
  type Guide,
  type Item,
  type Job,
  type Location,
  type Municipality,
  type PlacedMap,
  type Review,
  type Service,
  type Site,
  type Town,
  type Zip,
} from './entities.ts';
import { checkLinks } from './links.ts';
import { priceBook } from './prices.ts';
import { ContentError, type Problem } from './problem.ts';
import { RESERVED, routes } from './routes.ts';
import type { Rows } from './rows.ts';
import { checkHeads, checkTokens } from './tokens.ts';

const PLACES = 'content/municipalities.yaml';
const RULES = 'content/rules.yaml';
/** Miles between the center of a ZIP and that of a municipality in it; more is a slip in one of the two points. */
const APART = 25;
/** Topics that describe a place; its rules are the rest. Texts may still cite them. */
const PORTRAIT: Topic[] = ['census', 'statistics'];
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/**
 * Links the rows. Deterministic: no clock, no randomness, no network.
 *
 * @throws ContentError with all problems when an id leads nowhere or a rule between files is broken.
 */
export function buildSite(rows: Rows): Site {
  const { site, problems } = linkRows(rows);
  if (problems.length > 0) throw new ContentError(problems);
  return site;
}

/** As buildSite, but gives the problems back; the site is whole only when there are none. */
export function linkRows(rows: Rows): { site: Site; problems: Problem[] } {
  const problems: Problem[] = [];
  const add = (file: string, field: string, wrong: string, remedy: string) =>
    void problems.push({ file, field, wrong, remedy });

  const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  /** What stands in content but could not be linked is told there; whatever names it is no problem of its own. */
  const written: Record<string, Set<string>> = {
    municipality: idsOf(rows.municipalities),
    ZIP: idsOf(rows.zips),
    hamlet: idsOf(rows.locations),
    town: idsOf(rows.towns),
  };
  /** Looks ids up; an unknown one is a problem and is left out. */
  function find<T>(index: Map<string, T>, ids: readonly string[], kind: string, file: string, field: string): T[] {
    return ids.flatMap((id) => {
      const found = index.get(id);
      if (found !== undefined) return [found];
      if (written[kind]?.has(id)) return [];
      add(
        file,
        field,
        `names the ${kind} "${id}", which does not exist`,
        `Use the id of a ${kind} in ${HOME_OF[kind]}`,
      );
      return [];
    });
  }
  const findOne = <T>(index: Map<string, T>, id: string, kind: string, file: string, field: string): T | undefined =>
    find(index, [id], kind, file, field)[0];

  // Facts
  const factIndex = new Map<string, FactRow>();
  for (const { file, ...fact } of rows.facts) {
    if (factIndex.has(fact.id))
      add(file, fact.id, 'stands twice', 'Give one of the two facts another id, or take it out');
    factIndex.set(fact.id, fact);
  }
  const published = [...factIndex.values()].filter((fact) => fact.confidence !== 'low');
  const publishedIndex = new Map(published.map((fact) => [fact.id, fact]));
  const factsByPlace = Map.groupBy(
    published.flatMap((fact) => [...new Set(fact.places)].map((place) => ({ key: `${fact.scope} ${place}`, fact }))),
    ({ key }) => key,
  );
  const factsOf = (scope: FactRow['scope'], place: string) =>
    (factsByPlace.get(`${scope} ${place}`) ?? []).map(({ fact }) => fact);

  const pictures = new Map(rows.pictures.map((picture) => [picture.id, picture]));
  /** A missing picture is one problem; what belongs to it is linked all the same, so that no other problem follows. */
  const pictureOf = (id: string): Picture => {
    const picture = pictures.get(id);
    if (!picture)
      add(
        'content/pictures.yaml',
        id,
        'is missing',
        'Render the picture (art/README.md) and write its alternative text',
      );
    return picture ?? { id, alt: '' };
  };
  for (const id of STANDING_PICTURES) pictureOf(id);

  // Places: first the objects, then the links between them.
  const counties = new Map<string, County>();
  for (const row of rows.counties) {
    counties.set(row.id, {
      ...row,
      picture: pictures.get(`counties/${row.id}`) ?? pictureOf('places/town-hall'),
      path: routes.county(row.id),
      municipalities: [],
      locations: [],
      zips: [],
      facts: factsOf('county', row.id),
      stateFacts: factsOf('state', row.state),
      facilities: [],
      guides: [],
      map: { id: '', counties: [], places: [], water: [] },
    });
  }

  const municipalities = new Map<string, Municipality>();
  for (const row of rows.municipalities) {
    const county = findOne(counties, row.county, 'county', PLACES, `${row.id} → county`);
    if (!county) continue;
    const place: Municipality = {
      ...row,
      county,
      within: [],
      villages: [],
      zips: [],
      neighbors: [],
      across: [],
      locations: [],
      town: undefined,
      facts: factsOf('municipality', row.id).filter((fact) => !PORTRAIT.includes(fact.topic)),
      rules: { collector: undefined, kinds: {} },
      facilities: [],
      reviews: [],
      path: routes.countyPlace(row.county, row.id),
      townHallPath: routes.townHall(row.id),
    };
    municipalities.set(row.id, place);
    county.municipalities.push(place);
  }

  const zips = new Map<string, Zip>();
  for (const row of rows.zips) {
    const county = findOne(counties, row.county, 'county', 'content/zips.yaml', `${row.id} → county`);
    if (!county) continue;
    const zip: Zip = {
      ...row,
      county,
      path: routes.zip(row.id),
      municipalities: find(
        municipalities,
        row.municipalities,
        'municipality',
        'content/zips.yaml',
        `${row.id} → municipalities`,
      ),
      locations: [],
    };
    if (row.municipalities.length === 0) {
      add(
        'content/zips.yaml',
        `${row.id} → municipalities`,
        'is empty, so nothing on the site leads to this ZIP',
        'Name the municipality it lies in, or take the record out',
      );
    }
    for (const place of zip.municipalities) {
      const gap = Math.round(miles(zip.point, place.point));
      if (gap > APART)
        add(
          'content/zips.yaml',
          `${row.id} → point`,
          `lies ${gap} miles from ${place.label}, which is in it`,
          'Correct its point, or that of the municipality',
        );
    }
    zips.set(row.id, zip);
    county.zips.push(zip);
  }

  for (const row of rows.municipalities) {
    const place = municipalities.get(row.id);
    if (!place) continue;
    place.within = find(municipalities, row.within, 'municipality', PLACES, `${row.id} → within`);
    place.neighbors = find(municipalities, row.neighbors, 'municipality', PLACES, `${row.id} → neighbors`);
    place.across = find(municipalities, row.across, 'municipality', PLACES, `${row.id} → across`);
    place.zips = find(zips, row.zips, 'ZIP', PLACES, `${row.id} → zips`);
    for (const field of ['within', 'neighbors', 'across'] as const)
      if (row[field].includes(row.id)) add(PLACES, `${row.id} → ${field}`, 'names the place itself', 'Take it out');
    for (const parent of place.within) parent.villages.push(place);
  }

  const locations = new Map<string, Location>();
  for (const row of rows.locations) {
    const file = 'content/locations.yaml';
    const within = find(municipalities, row.within, 'municipality', file, `${row.id} → within`);
    const [main] = within;
    if (!main) continue;
    const place: Location = {
      ...row,
      path: routes.location(row.id),
      within,
      county: main.county,
      zips: find(zips, row.zips, 'ZIP', file, `${row.id} → zips`),
    };
    if (locations.has(row.id)) continue;
    locations.set(row.id, place);
    main.county.locations.push(place);
    for (const parent of within) parent.locations.push(place);
  }
  for (const row of rows.zips) {
    const zip = zips.get(row.id);
    if (zip) zip.locations = find(locations, row.locations, 'hamlet', 'content/zips.yaml', `${row.id} → locations`);
  }

  const nowhere: ReadonlySet<string> = new Set();
  const known: Record<FactRow['scope'], { has: (id: string) => boolean }> = {
    national: nowhere,
    trade: nowhere,
    state: new Set<string>(rows.counties.map((county) => county.state)),
    county: counties,
    municipality: municipalities,
  };
  for (const { file, ...fact } of rows.facts) {
    const needsPlaces = known[fact.scope] !== nowhere;
    if (needsPlaces && fact.places.length === 0) {
      add(file, `${fact.id} → places`, 'is empty', `A fact of scope ${fact.scope} must name its places`);
    }
    for (const place of fact.places) {
      if (!known[fact.scope].has(place)) {
        add(
          file,
          `${fact.id} → places`,
          `names the ${fact.scope} "${place}", which does not exist`,
          needsPlaces
            ? `Use the id of a ${fact.scope} in ${HOME_OF[fact.scope] ?? 'content/'}`
            : `Leave places empty for scope ${fact.scope}`,
        );
      }
    }
  }

  // Pages: services, towns, guides.
  const services = new Map<string, Service>();
  for (const row of rows.services) {
    const [before, after] = [pictures.get(`pairs/${row.pair}-before`), pictures.get(`pairs/${row.pair}-after`)];
    if (row.pair && (!before || !after))
      add(
        `content/services/${row.id}.md`,
        'pair',
        `names "${row.pair}", which has no two pictures in content/pictures.yaml`,
        `Render pairs/${row.pair}-before and pairs/${row.pair}-after and write their alternative texts`,
      );
    services.set(row.id, {
      ...row,
      picture: pictureOf(`services/${row.id}`),
      pair: before && after ? { before, after } : undefined,
      path: routes.service(row.id),
      related: [],
      namedBy: [],
      guides: [],
      towns: [],
      items: [],
    });
  }
  for (const row of rows.services) {
    const service = services.get(row.id);
    if (!service) continue;
    service.related = find(services, row.related, 'service', `content/services/${row.id}.md`, 'related');
    if (row.related.includes(row.id))
      add(`content/services/${row.id}.md`, 'related', 'names the service itself', 'Name three other services');
    for (const other of service.related) other.namedBy.push(service);
  }

  const towns = new Map<string, Town>();
  for (const row of rows.towns) {
    const file = `content/towns/${row.id}.md`;
    const places = find(municipalities, row.municipalities, 'municipality', file, 'municipalities');
    if (RESERVED.has(row.id) || counties.has(row.id)) {
      add(
        file,
        'the file name',
        `"${row.id}" is already a page of the site`,
        'Rename the file, for example with -ny at the end',
      );
    }
    const [main] = places;
    if (!main) continue;
    const town: Town = {
      ...row,
      path: routes.town(row.id),
      name: main.name,
      municipalities: places,
      main,
      services: find(services, row.services, 'service', file, 'services'),
      guides: [],
    };
    towns.set(row.id, town);
    for (const place of places) {
      if (place.town)
        add(
          file,
          'municipalities',
          `"${place.id}" already has the page content/towns/${place.town.id}.md`,
          'Let one file speak for each municipality',
        );
      place.town = town;
    }
    for (const service of town.services) service.towns.push(town);
  }

  const guides: Guide[] = [];
  for (const row of rows.posts) {
    const file = `content/posts/${row.id}.md`;
    if (row.id === 'redirecting')
      add(file, 'the file name', '"redirecting" is already a page of the site', 'Rename the file');
    if (row.updated < row.published) add(file, 'updated', 'lies before published', 'Give the day of the last change');
    const guide: Guide = {
      ...row,
      path: routes.guide(row.id),
      counties: find(counties, row.counties, 'county', file, 'counties'),
      services: find(services, row.services, 'service', file, 'services'),
      towns: find(towns, row.towns, 'town', file, 'towns'),
      minutes: Math.max(1, Math.round(wordCount(htmlText(row.html || row.body)) / 220)),
    };
    guides.push(guide);
    for (const service of guide.services) service.guides.push(guide);
    for (const town of guide.towns) town.guides.push(guide);
  }

  // Records that hang on places and services.
  for (const row of rows.estimator) {
    const fact = row.volume && factIndex.get(row.volume.fact);
    if (row.volume && (!fact || fact.confidence === 'low'))
      add(
        'content/estimator.yaml',
        row.id,
        `rests on the fact "${row.volume.fact}", which is not published`,
        'Name a fact of content/facts, or give the size instead',
      );
  }

  const items = rows.items.map((row): Item => {
    const service = row.service
      ? findOne(services, row.service, 'service', 'content/items.yaml', `${row.id} → service`)
      : undefined;
    const fact = (ids: string[], field: string) =>
      find(publishedIndex, ids, 'published fact', 'content/items.yaml', `${row.id} → ${field}`);
    for (const field of ['volume', 'weight'] as const) if (row[field]) fact([row[field].fact], field);
    const item: Item = { ...row, service, law: fact(row.law ?? [], 'law'), path: routes.item(row.id) };
    service?.items.push(item);
    return item;
  });

  const ruled = new Set(rows.rules.map((row) => row.id));
  for (const place of municipalities.values())
    if (!ruled.has(place.id))
      add(RULES, place.id, 'is missing', 'Add a row for it, with its id alone if nothing is known');
  for (const row of rows.rules) {
    const place = findOne(municipalities, row.id, 'municipality', RULES, row.id);
    if (!place) continue;
    place.rules.collector = row.collector;
    for (const kind of RULE_KINDS) {
      const way = row[kind];
      if (!way) continue;
      const facts = find(publishedIndex, way.facts, 'published fact', RULES, `${row.id} → ${kind}.facts`);
      for (const fact of facts)
        if (fact.scope === 'municipality' && !fact.places.includes(row.id))
          add(
            RULES,
            `${row.id} → ${kind}.facts`,
            `names "${fact.id}", which does not speak of ${place.label}`,
            'Name a fact of that municipality',
          );
      place.rules.kinds[kind] = { ...way, facts };
    }
  }

  const facilities = rows.facilities.flatMap((row): Facility[] => {
    const file = 'content/facilities.yaml';
    const zip = row.zip ? findOne(zips, row.zip, 'ZIP', file, `${row.id} → zip`) : undefined;
    const place = row.point ?? zip?.point;
    if (!row.zip && !row.point) {
      add(
        file,
        `${row.id} → zip`,
        'is missing, so its distance cannot be told',
        'Give its ZIP, or a point where the ZIP is not one of ours',
      );
    }
    const { counties: inCounties = [], municipalities: inMunicipalities = [] } = row.serves;
    if (inCounties.length + inMunicipalities.length === 0) {
      add(
        file,
        `${row.id} → serves`,
        'is empty, so no page leads to it',
        'Name the counties or municipalities whose residents may use it',
      );
    }
    const facts = find(factIndex, row.facts, 'fact', file, `${row.id} → facts`);
    for (const fact of facts) {
      if (fact.confidence === 'low')
        add(
          file,
          `${row.id} → facts`,
          `rests on "${fact.id}", whose confidence is low`,
          'Use a fact of medium or high confidence, or confirm this one',
        );
    }
    const servesCounties = find(counties, inCounties, 'county', file, `${row.id} → serves.counties`);
    const servesMunicipalities = find(
      municipalities,
      inMunicipalities,
      'municipality',
      file,
      `${row.id} → serves.municipalities`,
    );
    return place ? [{ ...row, zip, point: place, facts, servesCounties, servesMunicipalities }] : [];
  });

  for (const facility of facilities) {
    for (const county of facility.servesCounties) county.facilities.push(facility);
    for (const place of facility.servesMunicipalities) place.facilities.push(facility);
  }

  const placed = (row: { id: string; place: string; service: string }, file: string) => ({
    place: findOne(municipalities, row.place, 'municipality', file, `${row.id} → place`),
    service: findOne(services, row.service, 'service', file, `${row.id} → service`),
  });
  const reviews = rows.reviews.flatMap((row): Review[] => {
    const { place, service } = placed(row, 'content/reviews.yaml');
    if (!row.sample && (!row.date || !row.source)) {
      add(
        'content/reviews.yaml',
        row.id,
        'has no date or source',
        'Add date and source, or mark the record sample: true',
      );
    }
    return place && service ? [{ ...row, place, service }] : [];
  });
  for (const review of reviews) review.place.reviews.push(review);
  const jobs = rows.jobs.flatMap((row): Job[] => {
    const { place, service } = placed(row, 'content/jobs.yaml');
    const zip = row.zip ? findOne(zips, row.zip, 'ZIP', 'content/jobs.yaml', `${row.id} → zip`) : undefined;
    const { photos, ...rest } = row;
    const shot = photos && {
      before: { id: jobPicture(row.id, 'before'), alt: photos.before },
      after: { id: jobPicture(row.id, 'after'), alt: photos.after },
    };
    return place && service
      ? [{ ...rest, place, service, zip, pair: shot ?? service.pair, photographed: shot !== undefined }]
      : [];
  });

  const prices = priceBook(rows, {
    place: (id, field) => findOne(municipalities, id, 'municipality', 'content/pricing.yaml', field),
    service: (id, field) => findOne(services, id, 'service', 'content/pricing.yaml', field),
    fact: (id, field) => findOne(publishedIndex, id, 'published fact', 'content/pricing.yaml', field),
    add,
  });

  const TILES = 'content/tiles.yaml';
  const maps = rows.tiles.map(({ id, places, water }): PlacedMap => {
    const placed = places.flatMap((tile) => {
      const place = findOne(municipalities, tile.place, 'municipality', TILES, `${id} → ${tile.place}`);
      return place ? [{ ...tile, place }] : [];
    });
    const cells = new Map<string, string>();
    for (const { q, r, name } of [...places.map(({ place, ...cell }) => ({ ...cell, name: place })), ...water]) {
      const other = cells.get(`${q},${r}`);
      if (other !== undefined)
        add(TILES, `${id} → ${name}`, `stands in the cell of ${other}`, 'Run npm run tiles, which gives each its own');
      cells.set(`${q},${r}`, name);
    }
    return { id, counties: [], places: placed, water };
  });
  const drawn = new Set<Municipality>();
  for (const map of maps)
    for (const { place } of map.places) {
      const { county } = place;
      if (drawn.has(place) || (county.map.id !== '' && county.map !== map))
        add(
          TILES,
          `${map.id} → ${place.id}`,
          `stands on two maps, or ${county.name} does`,
          'Give each county one map, and each place one tile',
        );
      drawn.add(place);
      county.map = map;
    }
  for (const county of counties.values()) county.map.counties.push(county);
  for (const place of municipalities.values()) {
    if (!drawn.has(place))
      add(TILES, place.id, 'has no tile on the map', 'Run npm run tiles, which places every municipality');
  }

  checkTokens(rows, factIndex, problems);
  checkUnique(rows, problems);

  const agree = (place: Municipality, file: string, id: string, field: string) =>
    add(
      file,
      `${id} → ${field}`,
      `lacks "${place.id}", whose record names it`,
      'Let both records name each other, or neither',
    );
  for (const place of municipalities.values()) {
    for (const other of place.neighbors)
      if (!other.neighbors.includes(place)) agree(place, PLACES, other.id, 'neighbors');
    for (const zip of place.zips)
      if (!zip.municipalities.includes(place)) agree(place, 'content/zips.yaml', zip.id, 'municipalities');
  }

  for (const county of counties.values()) {
    county.municipalities.sort(byName);
    county.locations.sort(byName);
    county.zips.sort((a, b) => a.id.localeCompare(b.id, 'en'));
  }
  for (const place of municipalities.values()) {
    place.villages.sort(byName);
    place.neighbors.sort(byName);
    place.locations.sort(byName);
  }
  guides.sort((a, b) => b.updated.localeCompare(a.updated, 'en') || a.title.localeCompare(b.title, 'en'));
  for (const guide of guides) for (const county of guide.counties) county.guides.push(guide);

  const site: Site = {
    business: rows.business,
    pricing: rows.pricing,
    ...prices,
    faq: rows.faq,
    reviews,
    jobs,
    items: items.sort(byName),
    estimator: rows.estimator,
    counties: [...counties.values()],
    municipalities: [...municipalities.values()].sort((a, b) => a.label.localeCompare(b.label, 'en')),
    locations: [...locations.values()].sort((a, b) => a.label.localeCompare(b.label, 'en')),
    zips: [...zips.values()].sort((a, b) => a.id.localeCompare(b.id, 'en')),
    facilities,
    facts: published,
    services: [...services.values()].sort(byName),
    towns: [...towns.values()].sort(byName),
    guides,
    pictures,
    redirects: rows.redirects,
    maps,
    checked: published.reduce((newest, { source }) => (source.read > newest ? source.read : newest), ''),
    hasSamples:
      rows.business.samples.length > 0 ||
      prices.steps.some((step) => step.sample) ||
      [...reviews, ...jobs].some((record) => record.sample),
  };
  checkHeads(rows, site, problems);
  checkLinks(rows, site, problems);
  return { site, problems };
}

/** Where the records of a kind live, for messages. */
const HOME_OF: Record<string, string> = {
  county: 'content/counties.yaml',
  municipality: PLACES,
  hamlet: 'content/locations.yaml',
  ZIP: 'content/zips.yaml',
  service: 'content/services',
  town: 'content/towns',
  fact: 'content/facts',
  'published fact': 'content/facts',
};

/** Titles, descriptions and labels that must not be the same on two pages. */
function checkUnique(rows: Rows, problems: Problem[]): void {
  const pages = [
    ...rows.services.map((row) => ({ file: `content/services/${row.id}.md`, record: '', row })),
    ...rows.towns.map((row) => ({ file: `content/towns/${row.id}.md`, record: '', row })),
    ...rows.posts.map((row) => ({ file: `content/posts/${row.id}.md`, record: '', row })),
    ...rows.counties.map((row) => ({ file: 'content/counties.yaml', record: `${row.id} → `, row })),
  ];
  for (const field of ['title', 'description', 'lead'] as const) {
    const seen = new Map<string, string>();
    for (const { file, record, row } of pages) {
      const before = seen.get(row[field]);
      if (before)
        problems.push({
          file,
          field: record + field,
          wrong: `is the same as in ${before}`,
          remedy: 'Write one that fits this page alone',
        });
      seen.set(row[field], file);
    }
  }
  for (const [file, list] of [
    [PLACES, rows.municipalities],
    ['content/locations.yaml', rows.locations],
  ] as const) {
    const seen = new Set<string>();
    for (const row of list) {
      if (seen.has(row.label))
        problems.push({
          file,
          field: `${row.id} → label`,
          wrong: `"${row.label}" is used twice`,
          remedy: 'Add the kind or county in brackets',
        });
      seen.add(row.label);
    }
  }
}
