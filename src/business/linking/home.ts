/** What the welcome page, the home page and the list of guides choose. */
import type { Home, Shelf } from '#business/entities.ts';
import { didYouMean } from '#business/problem.ts';
import type { County } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Home as HomeRow } from '#business/schema/text-pages.ts';
import { fieldName } from '#business/field-names.ts';
import type { Linking } from './reporter.ts';

const FILE = homeOf('home');
const pairField = (row: HomeRow, at: number) => fieldName(row, ['home', 'pairs', at, 'service']);

export function connectHome(row: HomeRow, { find, findOne }: Linking): Home {
  const { welcome, home, blog } = row;
  const shelf = <Row extends { services: string[] }>(shown: Row, ...path: PropertyKey[]): Shelf<Row> => ({
    ...shown,
    services: find('services', shown.services, FILE, fieldName(row, [...path, 'services'])),
  });
  const pairs = home.pairs.flatMap(({ service: id, ...words }, at) => {
    const service = findOne('services', id, FILE, pairField(row, at));
    return service ? [{ ...words, service }] : [];
  });
  const captions = Object.entries(home.captions).flatMap(([id, caption]): [County, string][] => {
    const county = findOne('counties', id, FILE, 'home.captions');
    return county ? [[county, caption]] : [];
  });
  return {
    welcome: { ...welcome, cards: welcome.cards.map((card, at) => shelf(card, 'welcome', 'cards', at)) },
    home: {
      ...home,
      shelves: home.shelves.map((shown, at) => shelf(shown, 'home', 'shelves', at)),
      house: home.house && shelf(home.house, 'home', 'house'),
      pairs,
      guides: find('guides', home.guides, FILE, 'home.guides'),
      captions: new Map(captions),
    },
    blog: {
      featured: find('guides', blog.featured, FILE, 'blog.featured'),
      first: find('guides', blog.first, FILE, 'blog.first'),
    },
  };
}

/** Reports services chosen for their two pictures that have none, and homes that the estimator does not know. */
export function checkHome({ home: row, estimator }: Pick<Rows, 'home' | 'estimator'>, { index, add }: Linking): void {
  const lines = estimator.map(({ id }) => id);
  for (const id of row.home.house?.homes ?? [])
    if (!lines.includes(id))
      add(
        FILE,
        'home.house.homes',
        `names "${id}", which is no line of the estimator`,
        `${didYouMean(id, lines)}Use an id of ${homeOf('estimator')}`,
      );
  row.home.pairs.forEach(({ service: id }, at) => {
    const service = index.services.get(id);
    if (service && !service.pair)
      add(
        FILE,
        pairField(row, at),
        `names "${id}", which has no pair of pictures`,
        'Name a service with `pair` in its file',
      );
  });
}
