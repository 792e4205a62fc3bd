/** `/zip`: all ZIP codes by county. */
import type { Site } from '#business/entities.ts';
import { head } from '#seo/head.ts';
import { itemList } from '#seo/schema.ts';
import { describeArea } from '#ui/area.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { zipLink } from '#ui/places/links.ts';
import { zipsWords } from './words.ts';

interface ZipsView extends PageView {
  picture: PictureView;
  lead: string;
  jumps: Link[];
  listLabel: string;
  counties: {
    id: string;
    name: string;
    count: string;
    picture: PictureView;
    zips: { zip: Link; city: string }[];
  }[];
}

function zipsView(site: Site): ZipsView {
  const words = zipsWords(site.language);
  const picture = requiredPicture(site, 'places/mailbox');
  return {
    head: head(site, {
      title: words.headTitle(site.zips.length),
      description: describeArea(site, words.description),
      path: site.pages.zips,
      indexed: true,
      graph: {
        type: 'CollectionPage',
        about: itemList(
          site,
          site.zips.map(({ id, path }) => ({ name: id, path })),
        ),
      },
    }),
    breadcrumbs: breadcrumbsOf(site, 'locations'),
    contact: contact(site),
    card: { title: words.title, picture, answer: words.card.answer(site.zips.length), note: words.card.note },
    title: words.title,
    lead: words.lead,
    picture,
    jumps: [
      ...site.counties.map(({ id, label }) => ({ href: `#${id}`, label })),
      { href: site.pages.locations, label: words.byName },
    ],
    listLabel: words.jumps,
    counties: site.counties.map((county) => ({
      id: county.id,
      name: county.label,
      count: words.card.answer(county.zips.length),
      picture: county.picture,
      zips: county.zips.map((zip) => ({ zip: zipLink(zip), city: zip.city })),
    })),
  };
}

export const pagesIn = onePage('zips', zipsView);
