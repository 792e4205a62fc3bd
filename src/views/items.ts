/** `/what-we-take`: do you take it? */
import { head } from '#seo/head.ts';
import type { Item, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { ITEM_GROUPS } from '#schema/facts.ts';
import type { Link } from './chrome.ts';
import { contact } from './contact.ts';
import { standingPicture, type PictureView } from './ingredients.ts';
import type { PageView } from './page.ts';
import { Prose, type Source } from './prose.ts';

const GROUP_LABEL: Record<(typeof ITEM_GROUPS)[number], string> = {
  furniture: 'Furniture',
  'mattresses-bedding': 'Mattresses and bedding',
  appliances: 'Appliances',
  electronics: 'Electronics',
  household: 'Around the house',
  yard: 'Yard and garden',
  construction: 'Construction and renovation',
  vehicles: 'Vehicles and tires',
  commercial: 'Business and office',
  hazardous: 'Hazardous: never',
};

const ANSWER: Record<Item['answer'], string> = { yes: 'Yes', conditions: 'With conditions', no: 'No' };

export interface ItemView {
  id: string;
  name: string;
  synonyms: string;
  answer: Item['answer'];
  answerLabel: string;
  why: string;
  becomes: string | undefined;
  instead: string | undefined;
  volume: string | undefined;
  service: Link | undefined;
}

export interface ItemsView extends PageView {
  title: string;
  lead: string;
  counts: string;
  picture: PictureView;
  groups: { id: string; label: string; items: ItemView[] }[];
  sources: Source[];
}

export function itemsView(site: Site): ItemsView {
  const prose = new Prose(site);
  const view = (item: Item): ItemView => ({
    id: item.id,
    name: item.name,
    synonyms: item.synonyms.join(', '),
    answer: item.answer,
    answerLabel: ANSWER[item.answer],
    why: prose.line(item.why),
    becomes: item.becomes ? prose.line(item.becomes) : undefined,
    instead: item.instead ? prose.line(item.instead) : undefined,
    volume: item.volume
      ? `${item.volume.from === item.volume.to ? item.volume.from : `${item.volume.from} to ${item.volume.to}`} cubic feet`
      : undefined,
    service: item.service ? { label: item.service.short, href: item.service.path } : undefined,
  });
  const count = (answer: Item['answer']) => site.items.filter((item) => item.answer === answer).length;
  const groups = ITEM_GROUPS.map((group) => ({
    id: group,
    label: GROUP_LABEL[group],
    items: site.items.filter((item) => item.group === group).map(view),
  })).filter((group) => group.items.length > 0);
  return {
    head: head(site, {
      title: `Do You Take It? ${site.items.length} Things, Yes or No`,
      description: `Sofas, tires, paint, pianos: what we take, what we take with conditions, what we refuse and the place near you that takes it instead, with sources.`,
      path: PAGES.items,
      indexed: true,
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    title: 'Do you take it?',
    lead: 'Yes, yes with conditions, or no. When the answer is no, it says where the thing goes instead.',
    counts: `${count('yes')} times yes, ${count('conditions')} times with conditions, ${count('no')} times no.`,
    groups,
    picture: standingPicture(site, 'places/transfer-station'),
    sources: prose.sources,
  };
}
