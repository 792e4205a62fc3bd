/** `/locations/rules`: collection rules of all municipalities in one table. */
import { ownAnswers } from '#business/answers.ts';
import type { Site, Municipality } from '#business/entities.ts';
import { RULE_KINDS, type RuleKind } from '#business/schema/answers.ts';
import { VERSION } from '#business/schema/rules-data.ts';
import { files } from '#pages.ts';
import { head } from '#seo/head.ts';
import { dataset } from '#seo/schema.ts';
import { describeArea } from '#ui/area.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture } from '#ui/picture/pictures.ts';
import { townHallLink } from '#ui/places/links.ts';
import { type RuleCell, type Way, ownWay, WAYS, wayOf, shortCell, rankOf, checkedOn } from '#ui/rules/rule-cells.ts';
import { ruleWords } from '#ui/rules/words.ts';
import { latestReadDate } from '#ui/sources/prose.ts';
import { comparisonWords } from './words.ts';

const LICENSE_URL = 'https://creativecommons.org/licenses/by/4.0/';

interface ComparisonView extends PageView {
  lead: string;
  counts: string[];
  kinds: string[];
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  rows: { place: Link; county: Link; cells: (RuleCell & { rank: number })[]; checked: string; kinds: string[] }[];
  links: Link[];
  license: string;
}

export function comparisonView(site: Site): ComparisonView {
  const words = comparisonWords(site.language);
  const { municipalities } = site;
  const count = municipalities.length;
  return {
    head: head(site, {
      title: words.headTitle(count),
      description: describeArea(site, words.description),
      path: site.pages.rules,
      indexed: true,
      modified: latestReadDate(municipalities.flatMap((place) => place.facts.map((fact) => fact.source))),
      graph: { about: datasetOf(site) },
    }),
    breadcrumbs: breadcrumbsOf(site, 'locations'),
    contact: contact(site),
    card: {
      title: words.title,
      picture: requiredPicture(site, 'places/town-hall'),
      answer: words.card.answer(count),
      note: words.card.note,
    },
    title: words.title,
    lead: words.lead(count),
    counts: RULE_KINDS.map((kind) => words.shares({ kind, shares: sharesOf(site, kind) })),
    kinds: RULE_KINDS.map((kind) => ruleWords(site.language).kinds[kind]),
    fields: [
      { legend: words.filters.county, options: site.counties.map(({ id, name }) => ({ id, label: name })) },
      {
        legend: words.filters.furniture,
        options: waysOf(site, 'bulk').map((way) => ({ id: bulkId(way), label: ruleWords(site.language).ways[way] })),
      },
    ],
    none: words.filters.none,
    rows: municipalities.toSorted((a, b) => ownAnswers(b) - ownAnswers(a)).map((place) => rowOf(site, place)),
    links: [
      { label: words.downloads.csv, href: files.rulesCsv },
      { label: words.downloads.json, href: files.rulesJson },
      { label: words.more.data, href: site.pages.rulesData },
      { label: words.more.changes, href: site.pages.rulesChanges },
      { label: words.more.howWeCheck, href: site.pages.howWeCheck },
      { label: words.more.law, href: site.pages.law },
      { label: words.more.locations, href: site.pages.locations },
    ],
    license: words.license,
  };
}

const bulkId = (way: Way) => `bulk-${way}`;

const countOf = (site: Site, kind: RuleKind, way: Way): number =>
  site.municipalities.filter((place) => ownWay(place.rules[kind]) === way).length;

/** Ways that at least one municipality collects a kind, including 'unknown'. */
const waysOf = (site: Site, kind: RuleKind): Way[] => WAYS.filter((way) => countOf(site, kind, way) > 0);

/** Number of municipalities by way, covered by a county or state rule, and unknown. */
function sharesOf(site: Site, kind: RuleKind): string[] {
  const words = comparisonWords(site.language);
  const ways = waysOf(site, kind).filter((way) => way !== 'unknown');
  const withoutRule = site.municipalities.filter((place) => ownWay(place.rules[kind]) === 'unknown');
  const covered = withoutRule.filter((place) => wayOf(place.rules[kind]) !== 'unknown').length;
  const unknown = withoutRule.length - covered;
  return [
    ...ways.map((way) => words.share({ way, count: countOf(site, kind, way) })),
    ...(covered > 0 ? [words.shareOfOthers(covered)] : []),
    ...(unknown > 0 ? [words.share({ way: 'unknown', count: unknown })] : []),
  ];
}

const rowOf = (site: Site, place: Municipality): ComparisonView['rows'][number] => ({
  place: townHallLink(place),
  // The county page has its rules in full.
  county: {
    label: place.county.name,
    href:
      place.county.path + (Object.values(place.county.rules).some(({ lines }) => lines.length > 0) ? '#baseline' : ''),
  },
  cells: RULE_KINDS.map((kind) => ({
    ...shortCell(site.language, place.rules[kind]),
    rank: rankOf(place.rules[kind]),
  })),
  checked: checkedOn(place) && site.formats.monthYear(checkedOn(place)),
  kinds: [place.county.id, bulkId(ownWay(place.rules.bulk))],
});

function datasetOf(site: Site): ReturnType<typeof dataset> {
  const words = comparisonWords(site.language);
  return dataset(site, {
    name: words.title,
    description: words.lead(site.municipalities.length),
    license: LICENSE_URL,
    path: site.pages.rules,
    version: VERSION,
    dateModified: site.municipalities.map(checkedOn).sort().at(-1) ?? '',
    variableMeasured: RULE_KINDS.map((kind) => ruleWords(site.language).kinds[kind]),
    files: [
      { path: files.rulesCsv, type: 'text/csv' },
      { path: files.rulesJson, type: 'application/json' },
    ],
  });
}

export const pagesIn = onePage('rules', comparisonView);
