/** Links to county rules and state law. */
import type { County, Site } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { STATES } from '#business/states.ts';
import type { Link } from '#ui/link.ts';
import { ruleWords } from './words.ts';

/** Undefined if the county has no rules of its own. */
export const countyRulesLink = ({ language }: Site, county: County): Link | undefined =>
  county.facts.length === 0
    ? undefined
    : { label: ruleWords(language).countyRules(county.label), href: routes.countyRules(county.id) };

/** Anchor on the law page, shared by all counties of a state. */
export const stateId = (county: County): string => STATES[county.state].toLowerCase().replaceAll(' ', '-');

/** Undefined if we list no law of the state. */
export const stateLawLink = (site: Site, county: County): Link | undefined =>
  county.stateFacts.length === 0
    ? undefined
    : { label: ruleWords(site.language).stateLaw(STATES[county.state]), href: `${site.pages.law}#${stateId(county)}` };

export const countiesWithRules = (site: Site): County[] => site.counties.filter(({ facts }) => facts.length > 0);
