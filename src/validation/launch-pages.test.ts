/** Tests of the launch check with complete content. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import type { Content } from '#business/rows.ts';
import { aboutView } from '#features/company/about/view.ts';
import { checkoutView } from '#features/company/checkout/view.ts';
import { contactView } from '#features/company/contact/view.ts';
import { paymentSuccessView } from '#features/company/payment-success/view.ts';
import { daysAfter } from '#lib/dates.ts';
import { openTasks } from '#validation/launch.ts';
import { rows, site } from '../../e2e/fixtures/site.ts';

describe('launch check', () => {
  const END = rows.business.securityUntil;
  const TODAY = daysAfter(END, -61);

  it('warns two months before security.txt expires, after it has expired, and when it is valid for over a year', () => {
    const business = { ...rows.business, samples: [] };
    const tasks = (today: string) =>
      openTasks({ ...rows, business }, today)
        .filter((task) => task.field === 'securityUntil')
        .map((task) => task.put);
    expect(tasks(TODAY)).toEqual([]);
    expect(tasks(daysAfter(END, -60))).toEqual([expect.stringContaining(`ends on ${END}`)]);
    expect(tasks(END)).toEqual([expect.stringContaining(`has ended on ${END}`)]);
    expect(tasks(daysAfter(END, -366))).toEqual([]);
    expect(tasks(daysAfter(END, -367))).toEqual([expect.stringContaining(`${END} is later`)]);
  });

  it('lists legal requirements first', () => {
    const fields = openTasks(rows, TODAY).map((task) => task.field);
    const duties = fields.filter((field) => field.startsWith('licenses.'));
    expect(duties.length).toBeGreaterThan(0);
    expect(fields.slice(0, duties.length)).toEqual(duties);
  });

  it('passes when every record is real, and the pages show all of it', () => {
    const withoutSamples = <T extends object>(list: readonly T[]) => list.map((row) => ({ ...row, sample: false }));
    const duties = openTasks(rows, TODAY).flatMap(({ field }) => /^licenses\.(.+)$/.exec(field)?.[1] ?? []);
    const real: Content = {
      ...rows,
      business: {
        ...rows.business,
        samples: [],
        phone: '+12925554188',
        email: 'ask@clearhouse.internal',
        site: 'https://www.clearhouse.internal',
        reviewsAt: 'https://reviews.internal/clear-house',
        hours: { ...rows.business.hours, special: [] },
        payment: ['Cash'],
        terms: {
          reply: 'Texts are answered in ten minutes.',
          sameDay: 'Call before noon for today.',
          arrival: 'A window of two hours.',
          cancelling: 'Calling off costs nothing.',
          languages: ['English', 'Spanish'],
          insurance: 'Insured, ask for the certificate.',
          crew: 'Two crews, our own.',
          damage: 'We repair what we break.',
          card: 'A card costs the same.',
          tax: 'Sales tax is in the price.',
          afar: 'From afar you pay by card.',
          destinations: [{ name: 'A furniture bank', what: 'Beds and tables' }],
        },
        rating: { value: 4.2, count: 58, source: 'Google', url: 'https://maps.internal/us', asOf: '2026-11-01' },
        licenses: Object.fromEntries(duties.map((duty) => [duty, { number: 'X-1' }])),
      },
      pricing: {
        ...rows.pricing,
        truck: { ...rows.pricing.truck, sample: false },
        weight: { ...rows.pricing.weight, sample: false },
        steps: withoutSamples(rows.pricing.steps),
        included: withoutSamples(rows.pricing.included),
        excluded: withoutSamples(rows.pricing.excluded),
        changes: withoutSamples(rows.pricing.changes),
        notes: withoutSamples(rows.pricing.notes),
        never: withoutSamples(rows.pricing.never),
      },
      reviews: rows.reviews.filter(({ sample }) => !sample),
      jobs: rows.jobs.filter(({ sample }) => !sample),
      facts: rows.facts.map((fact) => ({ ...fact, review: TODAY })),
    };
    expect(openTasks(real, TODAY)).toEqual([]);
    const { business } = linkRows(real).site;
    const pages = JSON.stringify(
      [aboutView, contactView, checkoutView, paymentSuccessView].map((view) => view({ ...site, business })),
    );
    for (const term of Object.values(business.terms).flat())
      expect(pages).toContain(typeof term === 'string' ? term : term.name);
  });
});
