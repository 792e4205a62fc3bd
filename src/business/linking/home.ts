/** What the two home pages choose, linked: services, guides and counties by what they are. */
import type { Home as HomeRow } from '#business/schema/text-pages.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { County, Guide, Service } from '#business/entities.ts';
import { fieldName } from '#business/field-names.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('home');

type Shelf<Row> = Omit<Row, 'services'> & { services: Service[] };

export interface Home {
  welcome: Omit<HomeRow['welcome'], 'cards'> & { cards: Shelf<HomeRow['welcome']['cards'][number]>[] };
  home: Omit<HomeRow['home'], 'shelves' | 'pairs' | 'guides' | 'captions'> & {
    shelves: Shelf<HomeRow['home']['shelves'][number]>[];
    pairs: { service: Service; title: string; text: string }[];
    guides: Guide[];
    /** Absent where the number of municipalities stands. */
    captions: Map<County, string>;
  };
}

export function linkHome(row: HomeRow, { add, find, findOne }: Reporter): Home {
  const { welcome, home } = row;
  const shelf = <Row extends { services: string[] }>(shown: Row, ...path: PropertyKey[]): Shelf<Row> => ({
    ...shown,
    services: find('services', shown.services, FILE, fieldName(row, [...path, 'services'])),
  });
  const pairs = home.pairs.flatMap(({ service: id, ...told }, at) => {
    const field = fieldName(row, ['home', 'pairs', at, 'service']);
    const service = findOne('services', id, FILE, field);
    if (service && !service.pair)
      add(FILE, field, `names "${id}", which has no pair of pictures`, 'Name a service with `pair` in its file');
    return service ? [{ ...told, service }] : [];
  });
  const captions = Object.entries(home.captions).flatMap(([id, caption]): [County, string][] => {
    const county = findOne('counties', id, FILE, 'home.captions');
    return county ? [[county, caption]] : [];
  });
  return {
    welcome: { ...welcome, cards: welcome.cards.map((card, at) => shelf(card, 'welcome', 'cards', at)) },
    home: {
      ...home,
      shelves: home.shelves.map((one, at) => shelf(one, 'home', 'shelves', at)),
      pairs,
      guides: find('guides', home.guides, FILE, 'home.guides'),
      captions: new Map(captions),
    },
  };
}
