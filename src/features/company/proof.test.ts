/** Pages show the proof that the owner has given, and nothing in place of what is missing. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import type { Content } from '#business/rows.ts';
import { aboutView } from '#features/company/about/view.ts';
import { executorsView } from '#features/company/executors/view.ts';
import { propertyManagersView } from '#features/company/property-managers/view.ts';
import { rows, site } from '../../../e2e/fixtures/site.ts';

const company = (change: Partial<Content['business']>) =>
  linkRows({ ...rows, business: { ...rows.business, ...change } }).site;
const NOTHING = company({ proof: {}, licenses: {}, rating: undefined, terms: {} });
const labels = (list: { label: string }[]) => list.map(({ label }) => label);

describe('proof', () => {
  it('is shown where it is given', () => {
    const [license] = site.counties.flatMap(({ license }) => license ?? []);
    const held = company({ licenses: { [license?.id ?? '']: { number: 'A-1', url: 'https://alder.example/' } } });
    const { proof } = aboutView(held);
    expect(labels(proof)).toEqual(['Owner', 'Licenses', 'Insurance', 'Tax form']);
    expect(proof[0]).toMatchObject({ lines: [{ text: 'Ada Quist' }], picture: { id: 'people/owner' } });
    expect(proof[1]?.lines).toEqual([{ text: `${license?.name} A-1`, href: 'https://alder.example/' }]);
    const managers = propertyManagersView(held).proof;
    expect(labels(managers)).toEqual(['Insurance', 'Tax form', 'Licenses']);
    expect(managers[0]?.lines).toEqual([
      { text: 'We’re insured by Alder Mutual.' },
      { text: 'Sample certificate of insurance (PDF)', href: '/papers/certificate.pdf', download: true },
    ]);
    expect(executorsView(held).proof).toEqual([]);
  });

  it('leaves no gap where it is missing', () => {
    expect(aboutView(NOTHING).proof).toEqual([]);
    expect(aboutView(NOTHING)).toMatchObject({ rating: undefined, ratingSource: undefined });
    expect(propertyManagersView(NOTHING).proof).toEqual([]);
    expect(aboutView(company({ proof: {}, terms: { insurance: 'Ask for the certificate.' } })).proof).toEqual([]);
    expect(labels(aboutView(company({ proof: { owner: { name: 'Ada Quist' } } })).proof)).toEqual(['Owner']);
  });

  it('has photos in place of the drawing, once there are any', () => {
    const [shown, drawn] = [aboutView(site), aboutView(NOTHING)];
    expect(shown.picture.id).toBe('people/crew');
    expect(shown.photos.map(({ id }) => id)).toEqual(['people/truck']);
    expect(shown.head.graph).toMatchObject({ about: { image: { '@id': '#picture' } }, picture: { id: 'people/crew' } });
    expect([drawn.picture.id, drawn.photos]).toEqual(['company/about', []]);
    expect(drawn.head.graph.about).not.toHaveProperty('image');
  });
});
