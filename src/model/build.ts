/** Turns rows into the linked Site, one kind of record after the other; every broken link is reported with file, field and remedy. */
import type { Site } from './entities.ts';
import { checkLicenses, linkCounties } from './link/counties.ts';
import { linkJobs, linkReviews } from './link/customers.ts';
import { linkFacilities } from './link/facilities.ts';
import { checkFactPlaces, linkFacts, newestReading } from './link/facts.ts';
import { linkGuides } from './link/guides.ts';
import { linkHome } from './link/home.ts';
import { checkEstimator, linkItems } from './link/items.ts';
import { linkLocations } from './link/locations.ts';
import { checkAgreement, linkBorders, linkMunicipalities } from './link/municipalities.ts';
import { linkOutside } from './link/outside.ts';
import { linkPictures } from './link/pictures.ts';
import { checkNames, redirectsOf } from './link/redirects.ts';
import { byId, byLabel, byName, reporter, type Indexes } from './link/reporter.ts';
import { linkBaselines, linkRules } from './link/rules.ts';
import { linkServices } from './link/services.ts';
import { linkTextPages } from './link/text-pages.ts';
import { linkTiles } from './link/tiles.ts';
import { linkTowns } from './link/towns.ts';
import { linkZipLocations, linkZips } from './link/zips.ts';
import { priceBook } from './prices.ts';
import { ContentError, type Problem } from './problem.ts';
import type { Rows } from './rows.ts';

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
  const report = reporter(rows);
  const { index, problems } = report;

  const facts = linkFacts(rows.facts, report);
  const pictures = linkPictures(rows.pictures, report);

  linkCounties(rows.counties, facts, pictures, report);
  linkMunicipalities(rows.municipalities, facts, pictures, report);
  linkZips(rows.zips, report);
  linkBorders(rows.municipalities, report);
  linkLocations(rows.locations, pictures, report);
  linkZipLocations(rows.zips, report);
  checkFactPlaces(rows, report);
  checkAgreement(report);
  checkLicenses(rows, report);

  linkServices(rows, pictures, report);
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
    language: 'en',
    business: rows.business,
    pricing: rows.pricing,
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
    towns: [...index.towns.values()].sort(byName),
    guides,
    textPages,
    home,
    pictures: pictures.all,
    redirects: redirectsOf(rows),
    maps,
    checked: newestReading(facts.all),
  };
  return { site, problems };
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
