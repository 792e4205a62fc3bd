/** Links the rows into a Site in three phases: create the records, connect them, check the rules between files. */
import { formatFor } from '#i18n/format.ts';
import { paths, routes, singlePages } from '#pages.ts';
import { addressesIn, ENGLISH, hiddenPaths, translatedPaths, type Addresses } from '#business/addresses.ts';
import type { Alternate, Site } from '#business/entities.ts';
import { refusedThings, volumesOf } from '#business/loads.ts';
import { ContentError, type Add, type Problem } from '#business/problem.ts';
import type { Content, Rows, Translation } from '#business/rows.ts';
import { dropUntranslated, hasWords, rowsIn } from '#business/translations.ts';
import { checkLicenses, createCounties } from './counties.ts';
import { checkClaims } from './claims.ts';
import { checkCustomers, connectJobs, connectReviews } from './customers.ts';
import { checkFacilities, connectFacilities } from './facilities.ts';
import { checkFacts, connectFacts, createFacts, newestReading } from './facts.ts';
import { checkGuides, connectGuides, createGuides } from './guides.ts';
import { checkHome, connectHome } from './home.ts';
import { checkItems, connectItems } from './items.ts';
import { connectLocations, createLocations } from './locations.ts';
import { checkMunicipalities, connectMunicipalities, createMunicipalities } from './municipalities.ts';
import { checkOutside, connectOutside } from './outside.ts';
import { checkPictures, createPictures } from './pictures.ts';
import { checkPrices, connectPrices } from './price-list.ts';
import { checkNames, redirectsOf } from './redirects.ts';
import { byId, byLabel, byName, mapById, reporter, type Index, type Linking, type Reporter } from './reporter.ts';
import { checkRules, connectRules } from './rules.ts';
import { checkServices, connectServices, createServices } from './services.ts';
import { checkTextPages, textPagesOf } from './text-pages.ts';
import { checkTiles, connectTiles } from './tiles.ts';
import { checkTowns, connectTowns, createTowns } from './towns.ts';
import { checkZips, connectZips, createZips } from './zips.ts';

/**
 * Links the rows. Deterministic: no clock, no randomness, no network.
 *
 * @throws ContentError with all problems when an id leads nowhere or a rule between files is broken.
 */
export function buildSite(rows: Content): Site {
  const { site, problems } = linkRows(rows);
  if (problems.length > 0) throw new ContentError(problems);
  return site;
}

/** As buildSite, but returns the problems; the site is whole only when there are none. */
export function linkRows(rows: Content): { site: Site; problems: Problem[] } {
  const { site, problems } = linkLanguage(rows, ENGLISH);
  site.redirects = redirectsOf(rows);
  site.hidden = hiddenPaths(rows);
  if (problems.length > 0) return { site, problems };
  const alternates = new Map<string, Alternate[]>();
  for (const translation of rows.languages) {
    const add: Add = (file, field, wrong, remedy) => void problems.push({ file, field, wrong, remedy });
    const translated = translatedPaths(rows, translation, add);
    const ownRows = dropUntranslated(rowsIn(rows, translation), rows, translation, translated);
    const linked = linkLanguage(ownRows, addressesIn(translation, translated));
    problems.push(...linked.problems);
    hideUntranslated(linked.site, translation);
    linked.site.english = site;
    linked.site.redirects = site.redirects;
    site.languages.push(linked.site);
    addAlternates(alternates, translated, { language: translation.id, name: translation.settings.name }, add);
  }
  for (const linked of [site, ...site.languages]) linked.alternates = alternates;
  return { site, problems };
}

/** Leaves services, items and lines of the estimator without words out of all lists. Loads may still name them. */
function hideUntranslated(site: Site, translation: Translation): void {
  const isWorded = hasWords(translation, 'items');
  const stale = new Set(translation.stale.map(({ field }) => field));
  // Words from before we refused an item may still promise it.
  const isItem = (item: Site['items'][number]) => isWorded(item) && !(item.answer === 'no' && stale.has(item.id));
  const isLine = hasWords(translation, 'estimator');
  site.items = site.items.filter(isItem);
  site.estimator = site.estimator.filter(isLine);
  site.otherServices = site.otherServices.filter(hasWords(translation, 'services'));
  for (const service of [...site.services, ...site.otherServices]) service.items = service.items.filter(isItem);
}

/** Adds a language's addresses to the pages that they translate, and reports an address of two pages. */
function addAlternates(
  alternates: Map<string, Alternate[]>,
  translated: ReadonlyMap<string, string>,
  language: Omit<Alternate, 'path'>,
  add: Add,
): void {
  for (const [english, path] of translated) {
    const versions = alternates.get(english) ?? [{ language: 'en', name: 'English', path: english }];
    if (alternates.has(path))
      add(
        `content/${language.language}/language.yaml`,
        path,
        'is the address of two pages',
        'Give one of them another',
      );
    versions.push({ ...language, path });
    for (const version of versions) alternates.set(version.path, versions);
  }
}

function linkLanguage(rows: Rows, addresses: Addresses): { site: Site; problems: Problem[] } {
  const report = reporter(rows);
  const index = createRecords(rows, addresses, report);
  const linking: Linking = { index, addresses, add: report.add, ...report.finderIn(index) };
  const site = connectRecords(rows, linking);
  checkRecords(rows, site, linking);
  return { site, problems: report.problems };
}

/** Phase 1: all records that others name by id, each with its parents and empty lists. */
function createRecords(rows: Rows, addresses: Addresses, { add, finderIn }: Reporter): Index {
  const pictures = createPictures(rows.pictures);
  const counties = mapById(createCounties(rows.counties, pictures));
  const inCounties = finderIn({ counties });
  const municipalities = mapById(createMunicipalities(rows.municipalities, pictures, addresses, inCounties));
  const inMunicipalities = finderIn({ municipalities });
  return {
    counties,
    municipalities,
    zips: mapById(createZips(rows.zips, inCounties)),
    locations: mapById(createLocations(rows.locations, pictures, inMunicipalities)),
    towns: mapById(createTowns(rows.towns, addresses, inMunicipalities)),
    services: mapById(createServices(rows, volumesOf(rows), pictures, addresses)),
    guides: mapById(createGuides(rows.posts, pictures)),
    ...createFacts(rows.facts, add),
  };
}

/** Phase 2: ids become records, and lists are filled and sorted. Each line could come first. */
function connectRecords(rows: Rows, linking: Linking): Site {
  const { index, addresses, add } = linking;
  connectFacts(linking);
  connectMunicipalities(rows.municipalities, linking);
  connectZips(rows.zips, linking);
  connectLocations(rows.locations, linking);
  connectServices(rows.services, linking);
  connectTowns(rows.towns, linking);
  const facilities = connectFacilities(rows.facilities, linking);
  connectRules(linking, facilities);
  const hasPage = ({ id }: { id: string }) => addresses.has(routes.service(id));
  const services = [...index.services.values()].sort(byName);
  const facts = [...index.published.values()];
  const refused = refusedThings(rows);
  return {
    language: addresses.language,
    formats: formatFor(addresses.language),
    pages: pagesIn(addresses),
    business: rows.business,
    pricing: rows.pricing,
    volumes: volumesOf(rows),
    ...connectPrices(rows, linking),
    faq: rows.faq,
    wordings: rows.search,
    reviews: connectReviews(rows.reviews, linking),
    jobs: connectJobs(rows.jobs, linking),
    items: connectItems(rows, linking),
    estimator: rows.estimator.filter(({ id }) => !refused.has(id)),
    counties: [...index.counties.values()],
    municipalities: [...index.municipalities.values()].sort(byLabel),
    locations: [...index.locations.values()].sort(byLabel),
    zips: [...index.zips.values()].sort(byId),
    outside: connectOutside(rows.outside, linking),
    facilities,
    facts,
    services: services.filter(hasPage),
    otherServices: services.filter((service) => !hasPage(service)),
    towns: [...index.towns.values()].sort(byName),
    guides: connectGuides(rows.posts, linking),
    textPages: textPagesOf(rows.pages, add),
    home: connectHome(rows.home, linking),
    pictures: createPictures(rows.pictures).all,
    languages: [],
    alternates: new Map(),
    redirects: [],
    hidden: new Map(),
    maps: connectTiles(rows.tiles, linking),
    checked: newestReading(facts),
  };
}

const pagesIn = ({ pathOf }: Addresses): Site['pages'] =>
  Object.fromEntries(singlePages.map((name) => [name, pathOf(paths[name])])) as Site['pages'];

/** Phase 3: rules between files. Changes nothing. */
function checkRecords(rows: Rows, site: Site, linking: Linking): void {
  const { add, addresses } = linking;
  // Claims are read in English; a translation is held against its English elsewhere.
  if (addresses.language === 'en') checkClaims(rows, linking);
  checkFacts(rows, linking);
  checkPictures(rows, createPictures(rows.pictures), add);
  checkLicenses(rows, add);
  checkMunicipalities(rows.municipalities, linking);
  checkZips(linking);
  checkTowns(rows.towns, linking);
  checkServices(rows, site.volumes, linking);
  checkNames(rows, add);
  checkGuides(rows.posts, add);
  checkTextPages(rows.pages, add);
  checkHome(rows, linking);
  checkItems(rows, linking);
  checkRules(rows, linking, site.facilities);
  checkFacilities(rows.facilities, linking);
  checkCustomers(rows.reviews, site.jobs, linking);
  checkPrices(rows, site, add);
  checkOutside(rows.outside, add);
  checkTiles(rows.tiles, site.maps, linking);
}
