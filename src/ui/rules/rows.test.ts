/** Tests of rows written from facts. */
import { describe, expect, it } from 'vitest';
import { contradictionsOf, rowOf } from '#business/answers.ts';
import type { Fact } from '#business/entities.ts';
import type { Answer } from '#business/schema/answers.ts';
import { site } from '../../../e2e/fixtures/site.ts';
import { ruleMore } from './rule-cells.ts';

const [place] = site.municipalities;
if (!place) throw new Error('the invented content has no municipality');
const look = { facilities: new Map(site.facilities.map((each) => [each.id, each])), today: '2026-11-28' };

let count = 0;
const fact = (answers: Answer[], more: Partial<Fact> = {}, dated?: string): Fact => ({
  ...{
    id: `fact-${(count += 1)}`,
    scope: 'municipality',
    places: [place.id],
    topic: 'bulk-pickup',
    says: '',
    figures: [],
  },
  source: { title: 'The town', url: 'https://town.example/', read: '2026-11-21', ...(dated ? { dated } : {}) },
  ...{ confidence: 'high', review: '2027-11-21', answers },
  ...more,
});
const county = { ...place.county, facts: [] as Fact[], stateFacts: [] as Fact[], contact: undefined };
const row = (own: Fact[], ofCounty: Fact[] = [], kind: 'bulk' | 'appliances' = 'bulk') =>
  rowOf({ ...place, facts: own, county: { ...county, facts: ofCounty } }, kind, look);
const said = (...args: Parameters<typeof row>): string[] =>
  ruleMore('en', row(...args)).lines.map(({ title, details }) => [title, details].filter(Boolean).join(' | '));

describe('a row', () => {
  it('is one line of what several facts add to', () => {
    expect(
      said([
        fact([{ kinds: ['bulk'], how: 'curb', days: [{ on: ['friday'], week: ['first'] }] }]),
        fact([{ kinds: ['bulk'], prepare: ['wrap-mattresses'], out: { by: '06:00' } }]),
        fact([{ kinds: ['bulk'], limits: [{ value: 2, unit: 'items', per: 'pickup' }] }]),
      ]),
    ).toEqual([
      'First Friday of the month. Put out by 6 am that day. Up to two items a pickup. Wrap mattresses and box springs in plastic.',
    ]);
  });

  it('keeps apart what holds for some things alone', () => {
    const stickered = { things: ['fridges' as const], fees: [{ usd: 20, per: 'item' as const }] };
    expect(
      said(
        [
          fact([
            { kinds: ['appliances'], how: 'curb' },
            { kinds: ['appliances'], how: 'curb', ...stickered },
          ]),
        ],
        [],
        'appliances',
      ),
    ).toEqual(['Ask for your day.', 'Fridges and freezers: curbside for a fee | $20 an item.']);
  });

  it('says what the county takes where the town is silent or refuses', () => {
    const theirs = [fact([{ kinds: ['bulk'], how: 'drop-off', at: 'alder-drop-off' }], { scope: 'county' })];
    expect(row([], theirs).lines.map(({ by }) => by)).toEqual(['county']);
    expect(row([fact([{ kinds: ['bulk'], how: 'no' }])], theirs).lines.map(({ by }) => by)).toEqual([
      undefined,
      'county',
    ]);
    expect(row([fact([{ kinds: ['bulk'], how: 'curb' }])], theirs).lines).toHaveLength(1);
  });

  it('takes nothing from a source older than ten years', () => {
    expect(row([fact([{ kinds: ['bulk'], how: 'curb' }], {}, '1969')]).lines).toEqual([]);
    expect(row([fact([{ kinds: ['bulk'], how: 'curb' }], {}, '2016-11-27')]).lines).toEqual([]);
    expect(row([fact([{ kinds: ['bulk'], how: 'curb' }], {}, '2016-11-28')]).lines).toHaveLength(1);
  });

  it('drops days that are over, and says when new ones are announced', () => {
    const event: Answer = { kinds: ['bulk'], how: 'event', dates: ['2026-04-18', '2027-04-17'] };
    expect(said([fact([event])])).toEqual(['Next: April 17, 2027.']);
    expect(said([fact([{ ...event, dates: ['2026-04-18'], announced: 1 }])])).toEqual([
      'This year’s days are over; new ones are usually announced in January.',
    ]);
  });

  it('never puts the town before a number of the county', () => {
    const contact = { office: 'hotline' as const, phone: '+19145550100' };
    const theirs = [fact([{ kinds: ['bulk'], how: 'event' }], { scope: 'county', contact })];
    expect(ruleMore('en', row([], theirs)).lines[0]?.phone?.before).toBe(
      `${place.county.name} County recycling hotline:`,
    );
  });
});

it('two facts of a place that differ are told', () => {
  const facts = ['monday' as const, 'friday' as const].map((day) =>
    fact([{ kinds: ['bulk'], how: 'curb', days: [{ on: [day] }] }]),
  );
  expect(contradictionsOf({ ...place, facts }, 'bulk', look).map(({ field }) => field)).toEqual(['days']);
});
