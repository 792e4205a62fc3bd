/** Tests of town, municipality, hamlet and ZIP pages. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import type { Content } from '#business/rows.ts';
import { guideView } from '#features/guides/guide/view.ts';
import { hamletView } from '#features/places/hamlet/view.ts';
import { municipalityView } from '#features/places/municipality/view.ts';
import { townView } from '#features/places/town/view.ts';
import { zipView } from '#features/places/zip/view.ts';
import { townHallView } from '#features/rules/town-hall/view.ts';
import { found, rows, site } from '../../../e2e/fixtures/site.ts';

describe('dates', () => {
  it('come from the newest source of a place, and from the guide itself', () => {
    const dated = (day: string, places: string): Content => ({
      ...rows,
      facts: rows.facts.map((fact) => ({
        ...fact,
        source: { ...fact.source, read: fact.places.join() === places ? day : '2026-01-05' },
      })),
    });
    const other = linkRows(dated('2026-02-06', 'brookton')).site;
    const day = (id: string) => townHallView(other, found(other.municipalities, id)).head.modified;
    expect([day('brookton'), day('cedar-falls'), day('dunmore')]).toEqual(['2026-02-06', '2026-01-05', undefined]);
    expect(townView(other, found(other.towns, 'ashford')).head.modified).toBe('2026-01-05');
    const guide = found(other.guides, 'giving-furniture-away');
    expect(guideView(other, guide).head.modified).toBe(guide.updated);
  });
});

describe('the page of one place', () => {
  it('reads no list of all places or facts, to stay fast on a large site', () => {
    let reads = 0;
    const counted = { ...site };
    for (const name of ['municipalities', 'locations', 'zips', 'towns', 'facts'] as const)
      Object.defineProperty(counted, name, { get: () => ((reads += 1), site[name]) });
    const renderAll = () => {
      for (const place of site.municipalities) {
        townHallView(counted, place);
        municipalityView(counted, place);
      }
      for (const town of site.towns) townView(counted, town);
      for (const location of site.locations) hamletView(counted, location);
      for (const zip of site.zips) zipView(counted, zip);
    };
    // The first pass may build indexes.
    renderAll();
    reads = 0;
    renderAll();
    expect(reads).toBe(0);
  });
});

describe('places', () => {
  it('set the town page as canonical', () => {
    const { head } = municipalityView(site, found(site.municipalities, 'ashford'));
    expect(head.canonical).toBe(`${site.business.site}/ashford`);
  });

  it('do not index a town hall without rules, and say that none were found', () => {
    const view = townHallView(site, found(site.municipalities, 'brookton-village'));
    expect(view.head.robots).toBe('noindex, follow');
    expect(view.missing).toContain('We found no reliable source');
  });

  it('explain a PO box ZIP code', () => {
    expect(zipView(site, found(site.zips, '12913')).kind).toContain('for post office boxes');
  });
});
