/** The real content/ is whole: it parses, links, and holds what the site promises. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent } from './check.ts';
import { linkRows } from './build.ts';
import { nearest } from './near.ts';
import { report } from './problem.ts';
import { readContent } from './read.ts';
import { kindOf, PAGES, RESERVED } from './routes.ts';

const { rows } = readContent(process.cwd());
const { site } = linkRows(rows);

describe('content', () => {
  it('has no problems', () => {
    const { problems } = checkContent(process.cwd());
    expect(problems.length === 0 ? '' : report(problems)).toBe('');
  });

  it('has pages whose addresses tell their kind', () => {
    const kinds = (records: readonly { path: string }[]) => [...new Set(records.map((record) => kindOf(record.path)))];
    expect(kinds(site.services)).toEqual(['services']);
    expect(kinds(site.towns)).toEqual(['towns']);
    expect(kinds(site.municipalities.map((place) => ({ path: place.townHallPath })))).toEqual(['municipalities']);
    expect(kinds([...site.locations, ...site.municipalities])).toEqual(['locations']);
    expect(kinds(site.zips)).toEqual(['zips']);
    expect(kinds(site.guides)).toEqual(['guides']);
    const single = Object.values(PAGES).filter((path) => path !== PAGES.moved);
    expect(kinds([...single.map((path) => ({ path })), ...site.counties])).toEqual(['pages']);
  });

  it('covers the whole service area', () => {
    const count = (county: string) => site.municipalities.filter((place) => place.county.id === county).length;
    expect([count('westchester'), count('rockland'), count('bergen'), count('fairfield')]).toEqual([45, 23, 70, 1]);
    expect(site.locations).toHaveLength(74);
    expect(site.zips).toHaveLength(185);
    expect(site.services).toHaveLength(48);
    expect(site.faq).toHaveLength(5);
  });

  it('adds up to the official 2020 population of each county, towns and cities counted once', () => {
    const sum = (county: string) =>
      site.municipalities
        .filter((place) => place.county.id === county && place.within.length === 0)
        .reduce((total, place) => total + place.population, 0);
    expect([sum('westchester'), sum('rockland'), sum('bergen'), sum('fairfield')]).toEqual([
      1004457, 338329, 955732, 63518,
    ]);
  });

  it('keeps a register of at least 400 sourced facts and publishes none of low confidence', () => {
    expect(rows.facts.length).toBeGreaterThanOrEqual(400);
    expect(site.facts.filter((fact) => fact.confidence === 'low')).toEqual([]);
  });

  it('writes our prices as tokens, so that they change in one place', () => {
    const prices = rows.pricing.steps.map((step) => `\\$${step.price}`).join('|');
    const ours = globSync('content/**/*.{yaml,md}', { exclude: (name) => name === 'facts' }).filter((file) =>
      new RegExp(`(${prices})\\b`).test(readFileSync(file, 'utf8').replace(/^ *#.*$/gm, '')),
    );
    expect(ours).toEqual([]);
  });

  it('gives every county a place to bring things, and only ones its residents may use', () => {
    for (const county of site.counties) {
      const [place] = county.municipalities;
      if (!place) throw new Error(`${county.id} has no municipality`);
      const near = nearest(place, ['county', 'municipal', 'donation'], 3);
      expect(near.length, county.id).toBeGreaterThan(0);
      const serves = near.map(({ facility }) => [...facility.servesCounties, ...facility.servesMunicipalities]);
      expect(serves.every((served) => served.includes(county) || served.includes(place))).toBe(true);
    }
  });

  it('reserves the name of every page that exists', () => {
    const pages = readdirSync('src/pages')
      .filter((name) => !/\.\w+\.ts$/.test(name))
      .map((name) => name.replace(/\.(astro|ts)$/, '').replace(/\..*$/, ''));
    const free = pages.filter(
      (name) => !name.startsWith('[') && !['robots', 'site', 'text-us', 'index'].includes(name) && !RESERVED.has(name),
    );
    expect(free).toEqual([]);
  });
});
