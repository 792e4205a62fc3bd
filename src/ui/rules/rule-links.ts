/** Where the rules of a county and the law of its state stand. */
import type { County, Site } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { STATES } from '#business/states.ts';
import type { Link } from '#ui/link.ts';
import { ruleWords } from './words.ts';

/** Undefined where the county has no rules of its own. */
export const countyRulesLink = ({ language }: Site, county: County): Link | undefined =>
  county.facts.length === 0
    ? undefined
    : { label: ruleWords(language).countyRules(county.label), href: routes.countyRules(county.id) };

/** The id of its part of the page of laws: one law for several counties stands once. */
export const stateId = (county: County): string => STATES[county.state].toLowerCase().replaceAll(' ', '-');

/** Undefined where we list no law of the county's state. */
export const stateLawLink = (site: Site, county: County): Link | undefined =>
  county.stateFacts.length === 0
    ? undefined
    : { label: ruleWords(site.language).stateLaw(STATES[county.state]), href: `${site.pages.law}#${stateId(county)}` };

/** Counties that have rules of their own, each of which has such a page. */
export const countiesWithRules = (site: Site): County[] => site.counties.filter(({ facts }) => facts.length > 0);
