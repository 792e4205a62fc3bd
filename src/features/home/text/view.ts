/** `/seo-home`: the text version of the home page. */
import type { Site } from '#business/entities.ts';
import { CATEGORIES } from '#business/schema/pages.ts';
import { homeView, type HomeView } from '#features/home/view.ts';
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import type { Link } from '#ui/link.ts';
import { ladder, startingPrice, type LadderRow } from '#ui/load/gauge.ts';
import { onePage } from '#ui/page-view.ts';
import { categoryWords } from '#ui/services/words.ts';
import { plain } from '#ui/sources/prose.ts';
import { en, type Words } from './words.en.ts';

interface TextHomeView extends Omit<HomeView, 'labels'> {
  labels: Words['labels'];
  ladder: LadderRow[];
  areas: { name: string; href: string; text: string }[];
  refuses: { name: string; instead: string }[];
  services: { category: string; links: Link[] }[];
}

function textHomeView(site: Site): TextHomeView {
  const home = homeView(site);
  return {
    ...home,
    head: head(site, {
      title: en.headTitle,
      description: en.description(startingPrice(site)),
      path: site.pages.textHome,
      indexed: false,
      graph: { spoken: [...OPENING, '[aria-labelledby=faq] .fold-body'] },
    }),
    labels: en.labels,
    ladder: ladder(site),
    areas: site.counties.map((county) => ({
      name: county.label,
      href: county.path,
      text: county.municipalities.map((place) => place.label).join(', '),
    })),
    refuses: site.items
      .filter((item) => item.answer === 'no')
      .map((item) => ({ name: item.name, instead: plain(site, item.instead ?? '') })),
    services: CATEGORIES.map((category) => ({
      category: categoryWords(site.language).categories[category],
      links: site.services
        .filter((service) => service.category === category)
        .map((service) => ({ label: service.name, href: service.path })),
    })).filter(({ links }) => links.length > 0),
  };
}

export const pagesIn = onePage('textHome', textHomeView);
