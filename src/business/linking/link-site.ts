/** Turns rows into the linked Site, one kind of record after the other; every broken link is reported with file, field and remedy. */
import { formatFor } from '#i18n/format.ts';
import type { Site, Twin } from '#business/entities.ts';
import { checkLicenses, linkCounties } from './counties.ts';
import { linkJobs, linkReviews } from './customers.ts';
import { linkFacilities } from './facilities.ts';
import { checkFactPlaces, linkFacts, newestReading } from './facts.ts';
import { linkGuides } from './guides.ts';
import { linkHome } from './home.ts';
import { checkEstimator, linkItems } from './items.ts';
import { intoLanguage } from './language.ts';
import { linkLocations } from './locations.ts';
import { checkAgreement, linkBorders, linkMunicipalities } from './municipalities.ts';
import { linkOutside } from './outside.ts';
import { linkPictures, type Pictures } from './pictures.ts';
import { checkNames, redirectsOf } from './redirects.ts';
import { byId, byLabel, byName, reporter, type Indexes, type Reporter } from './reporter.ts';
import { linkBaselines, linkRules } from './rules.ts';
import { linkServices } from './services.ts';
import { linkTextPages } from './text-pages.ts';
import { linkTiles } from './tiles.ts';
import { linkTowns } from './towns.ts';
import { linkZipLocations, linkZips } from './zips.ts';
import { volumesOf } from '#business/loads.ts';
import { priceBook } from '#business/prices.ts';
import { ContentError, type Add, type Problem } from '#business/problem.ts';
import { paths } from '#pages.ts';
import type { Content, Rows } from '#business/rows.ts';
import { rowsIn } from '#validation/translations.ts';

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

/** The rows of one language, linked. */
function linkLanguage(rows: Rows, language = 'en'): { site: Site; problems: Problem[] } {
  const report = reporter(rows);
  const { index, problems } = report;

  const facts = linkFacts(rows.facts, report);
  const pictures = linkPictures(rows.pictures, report);

  const volumes = volumesOf(rows);
  linkPlaces(rows, facts, pictures, report);
  linkServices(rows, volumes, pictures, report);
  checkNames(rows, report.add);
  linkTowns(rows.towns, report);
  const guides = linkGuides(rows.posts, report);
  const textPages = linkTextPages(rows.pages, report);
  const home = linkHome(rows.home, report);

  checkEstimator(rows.estimator, report);
  const items = linkItems(rows, report);
  linkBaselines(rows.baselines, report);
  linkRules(rows.rules, report);
  const facilities = linkFacilities(rows.facilities, report);
  const reviews = linkReviews(rows.reviews, report);
  const jobs = linkJobs(rows.jobs, report);
  const prices = priceBook(rows, report);
  const maps = linkTiles(rows.tiles, report);
  sortLists(index);

  const site: Site = {
    language,
    speech: formatFor(language),
    pages: paths,
    business: rows.business,
    pricing: rows.pricing,
    volumes,
    ...prices,
    faq: rows.faq,
    wordings: rows.search,
    reviews,
    jobs,
    items,
    estimator: rows.estimator,
    counties: [...index.counties.values()],
    municipalities: [...index.municipalities.values()].sort(byLabel),
    locations: [...index.locations.values()].sort(byLabel),
    zips: [...index.zips.values()].sort(byId),
    outside: linkOutside(rows.outside, report),
    facilities,
    facts: facts.all,
    services: [...index.services.values()].sort(byName),
    otherServices: [],
    towns: [...index.towns.values()].sort(byName),
    guides,
    textPages,
    home,
    pictures: pictures.all,
    languages: [],
    twins: new Map(),
    redirects: redirectsOf(rows),
    maps,
    checked: newestReading(facts.all),
  };
  return { site, problems };
}

const ENGLISH = { language: 'en', name: 'English' };

/** As buildSite, but gives the problems back; the site is whole only when there are none. */
export function linkRows(rows: Content): { site: Site; problems: Problem[] } {
  const { site, problems } = linkLanguage(rows);
  if (problems.length > 0) return { site, problems };
  const twins = new Map<string, Twin[]>();
  for (const translation of rows.languages) {
    const own = linkLanguage(rowsIn(rows, translation), translation.id);
    const file = `content/${translation.id}/language.yaml`;
    const add: Add = (...told) =>
      void own.problems.push({ file: told[0], field: told[1], wrong: told[2], remedy: told[3] });
    const pairs = intoLanguage(own.site, translation, add);
    for (const [english, path] of pairs) {
      const twin = { language: translation.id, name: translation.settings.name, path };
      const all = twins.get(english) ?? [{ ...ENGLISH, path: english }];
      if (twins.has(path)) add(file, path, 'is the address of two pages', 'Give one of them another');
      all.push(twin);
      for (const { path: each } of all) twins.set(each, all);
    }
    site.languages.push(own.site);
    problems.push(...own.problems);
  }
  for (const each of [site, ...site.languages]) each.twins = twins;
  return { site, problems };
}

function linkPlaces(rows: Rows, facts: ReturnType<typeof linkFacts>, pictures: Pictures, report: Reporter): void {
  linkCounties(rows.counties, facts, pictures, report);
  linkMunicipalities(rows.municipalities, facts, pictures, report);
  linkZips(rows.zips, report);
  linkBorders(rows.municipalities, report);
  linkLocations(rows.locations, pictures, report);
  linkZipLocations(rows.zips, report);
  checkFactPlaces(rows, report);
  checkAgreement(report);
  checkLicenses(rows, report);
}

/** Puts what hangs on places into the order in which people read it. */
function sortLists({ counties, municipalities }: Indexes): void {
  for (const county of counties.values()) {
    county.municipalities.sort(byName);
    county.locations.sort(byName);
    county.zips.sort(byId);
  }
  for (const place of municipalities.values()) {
    place.villages.sort(byName);
    place.neighbors.sort(byName);
    place.locations.sort(byName);
  }
}
