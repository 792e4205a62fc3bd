/** Counties. */
import { didYouMean, type Add } from '#business/problem.ts';
import type { County } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { ANSWER_KINDS } from '#business/schema/answers.ts';
import { homeOf } from '#business/schema/collections.ts';
import { routes } from '#pages.ts';
import type { Pictures } from './pictures.ts';
import { noRows } from './rules.ts';

export const createCounties = (rows: Rows['counties'], pictures: Pictures): County[] =>
  rows.map((row) => ({
    ...row,
    official: row.official ?? row.label,
    picture: pictures.all.get(`counties/${row.id}`) ?? pictures.of('places/town-hall'),
    path: routes.county(row.id),
    municipalities: [],
    locations: [],
    zips: [],
    facts: [],
    stateFacts: [],
    rules: noRows(ANSWER_KINDS),
    contact: undefined,
    facilities: [],
    guides: [],
    map: { id: '', counties: [], places: [], water: [] },
  }));

/** Reports licenses of the business that no county asks for. */
export function checkLicenses({ business, counties }: Pick<Rows, 'business' | 'counties'>, add: Add): void {
  const required = new Set(counties.flatMap(({ license }) => (license ? [license.id] : [])));
  for (const id of Object.keys(business.licenses))
    if (!required.has(id))
      add(
        homeOf('business'),
        `licenses.${id}`,
        'is no license that a county asks for',
        `${didYouMean(id, required)}Use the id of a license in ${homeOf('counties')}`,
      );
}
