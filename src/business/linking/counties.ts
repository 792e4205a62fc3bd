/** Counties: the first objects there are, filled by all that lies in them. */
import { homeOf } from '#business/schema/collections.ts';
import { routes } from '#pages.ts';
import type { Rows } from '#business/rows.ts';
import { didYouMean } from '#business/problem.ts';
import type { PublishedFacts } from './facts.ts';
import type { Pictures } from './pictures.ts';
import type { Reporter } from './reporter.ts';

export function linkCounties(
  rows: Rows['counties'],
  facts: PublishedFacts,
  pictures: Pictures,
  { index }: Reporter,
): void {
  for (const row of rows) {
    index.counties.set(row.id, {
      ...row,
      official: row.official ?? row.label,
      picture: pictures.all.get(`counties/${row.id}`) ?? pictures.of('places/town-hall'),
      path: routes.county(row.id),
      municipalities: [],
      locations: [],
      zips: [],
      facts: facts.of('county', row.id),
      stateFacts: facts.of('state', row.state),
      baseline: {},
      facilities: [],
      guides: [],
      map: { id: '', counties: [], places: [], water: [] },
    });
  }
}

/** Reports licenses of the business that no county asks for. */
export function checkLicenses({ business, counties }: Pick<Rows, 'business' | 'counties'>, { add }: Reporter): void {
  const asked = new Set(counties.map((county) => county.license?.id));
  for (const id of Object.keys(business.licenses))
    if (!asked.has(id))
      add(
        homeOf('business'),
        `licenses.${id}`,
        'is no license that a county asks for',
        `${didYouMean(
          id,
          [...asked].filter((one) => one !== undefined),
        )}Use the id of a license in ${homeOf('counties')}`,
      );
}
