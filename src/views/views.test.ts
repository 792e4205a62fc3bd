/** What pages promise their readers, checked on page data. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#model/build.ts';
import { openTasks } from '#model/launch.ts';
import type { Rows } from '#model/rows.ts';
import { daysAfter } from '#lib/dates.ts';
import { aboutView, contactView, vcard } from './company.ts';
import { contact } from './contact.ts';
import { feeds } from './feeds.ts';
import { guideView } from './guides.ts';
import { homeView } from './home.ts';
import { countyPlaceView, townView, zipView } from './places.ts';
import { checkoutView, paymentSuccessView, pricingView } from './pricing.ts';
import { plain, Prose } from './prose.ts';
import { rulesCsv } from './rules.ts';
import { serviceView } from './services.ts';
import { townHallView } from './townhall.ts';
import { welcomeView } from './welcome.ts';
import { found, rows, site } from './real.ts';

describe('dates', () => {
  it('of a place are those of the newest source it shows, of a guide its own', () => {
    const dated = (day: string, places: string): Rows => ({
      ...rows,
      facts: rows.facts.map((fact) => ({
        ...fact,
        source: { ...fact.source, read: fact.places.join() === places ? day : '2026-01-05' },
      })),
    });
    const other = linkRows(dated('2026-02-06', 'white-plains')).site;
    const day = (id: string) => townHallView(other, found(other.municipalities, id)).head.modified;
    expect([day('white-plains'), day('yonkers'), day('kaser')]).toEqual(['2026-02-06', '2026-01-05', undefined]);
    expect(townView(other, found(other.towns, 'bronxville')).head.modified).toBe('2026-01-05');
    const guide = found(other.guides, 'mattress-disposal-westchester');
    expect(guideView(other, guide).head.modified).toBe(guide.updated);
  });
});

describe('prices', () => {
  it('come from one file: change the first step there and it changes on every page', () => {
    const changed: Rows = {
      ...rows,
      pricing: {
        ...rows.pricing,
        steps: rows.pricing.steps.map((step, at) => (at === 0 ? { ...step, price: 151 } : step)),
      },
    };
    const other = linkRows(changed).site;
    const pages = [
      welcomeView(other),
      homeView(other),
      pricingView(other),
      serviceView(other, found(other.services, 'mattress-removal')),
      townView(other, found(other.towns, 'bronxville')),
      zipView(other, found(other.zips, '10583')),
    ].map((view) => JSON.stringify(view));
    for (const text of pages) {
      expect(text).toContain('$151');
      expect(text).not.toContain('$149');
    }
  });
});

describe('contact', () => {
  it('says in advance what the page is about, in text and in e-mail', () => {
    const links = contact(site, 'piano removal in Rye');
    expect(decodeURIComponent(links.text)).toContain('I would like a price for piano removal in Rye');
    expect(decodeURIComponent(links.mail)).toContain('subject=Price for piano removal in Rye');
    expect(links.call).toBe(`tel:${site.business.phone}`);
  });

  it('is a vCard with the number and the address', () => {
    expect(vcard(site)).toContain(`tel:${site.business.phone}`);
    expect(vcard(site).split('\r\n').at(-2)).toBe('END:VCARD');
  });
});

describe('prose', () => {
  it('numbers sources in reading order and counts each once', () => {
    const prose = new Prose(site);
    const html = prose.line(
      'A {fact:whiteplains-mattress}. B {fact:newrochelle-mattress}. C {fact:whiteplains-mattress}.',
    );
    expect([...html.matchAll(/#source-(\d)/g)].map((match) => match[1])).toEqual(['1', '2', '1']);
    expect(prose.sources.map((source) => source.id)).toEqual(['whiteplains-mattress', 'newrochelle-mattress']);
    expect(prose.sources[0]?.checked).toMatch(/checked November 2026$/);
  });

  it('escapes text from content', () => {
    expect(new Prose(site).line('<script>alert("x")</script>')).not.toContain('<script');
  });

  it('leaves plain text without footnotes and without double spaces', () => {
    expect(plain(site, 'Bag it {fact:whiteplains-mattress}. From {from}.')).toBe('Bag it. From $149.');
  });
});

describe('places', () => {
  it('send search engines to the town page where there is one', () => {
    const { head } = countyPlaceView(site, found(site.municipalities, 'yonkers'));
    expect(head.canonical).toBe(`${site.business.site}/yonkers`);
  });

  it('keep a town hall without rules of its own out of the index, and say that none were found', () => {
    const empty = site.municipalities.find((place) => place.facts.length === 0);
    if (!empty) throw new Error('every municipality has facts now: remove this test and what it covers');
    const view = townHallView(site, empty);
    expect(view.head.robots).toBe('noindex, follow');
    expect(view.missing).toContain('none in a source we trust');
  });

  it('explain a post-office-box ZIP', () => {
    const box = site.zips.find((zip) => zip.kind === 'po-box');
    expect(box && zipView(site, box).kind).toContain('post-office-box ZIP');
  });
});

describe('reviews', () => {
  it('mark samples as samples', () => {
    expect(homeView(site).reviews.length).toBeGreaterThan(0);
    expect(homeView(site).reviews.every((review) => !review.sample || review.origin === 'Sample, not a customer')).toBe(
      true,
    );
  });
});

describe('launch check', () => {
  const END = rows.business.securityUntil;
  const TODAY = daysAfter(END, -61);

  it('reminds two months before security.txt ends, and says when it has', () => {
    const business = { ...rows.business, samples: [] };
    const told = (today: string) =>
      openTasks({ ...rows, business }, today)
        .filter((task) => task.field === 'securityUntil')
        .map((task) => task.put);
    expect(told(TODAY)).toEqual([]);
    expect(told(daysAfter(END, -60))).toEqual([expect.stringContaining(`ends on ${END}`)]);
    expect(told(END)).toEqual([expect.stringContaining(`has ended on ${END}`)]);
  });

  it('names the legal duties first', () => {
    expect(
      openTasks(rows, TODAY)
        .slice(0, 3)
        .map((task) => task.field),
    ).toEqual(['licences.westchester', 'licences.rockland', 'licences.newJersey']);
  });

  it('is satisfied when every record is real, and then the pages tell all of it', () => {
    const sure = <T extends object>(list: readonly T[]) => list.map((row) => ({ ...row, sample: false }));
    const licence = { number: 'X-1' };
    const real: Rows = {
      ...rows,
      business: {
        ...rows.business,
        samples: [],
        payment: ['Cash'],
        terms: {
          sameDay: 'Call before noon for today.',
          arrival: 'A window of two hours.',
          cancelling: 'Calling off costs nothing.',
          languages: ['English', 'Spanish'],
          insurance: 'Insured, ask for the certificate.',
          crew: 'Two crews, our own.',
          damage: 'We repair what we break.',
          destinations: [{ name: 'A furniture bank', what: 'Beds and tables' }],
        },
        rating: { ...rows.business.rating, source: 'Google', asOf: '2026-11-01' },
        licences: { westchester: licence, rockland: licence, newJersey: licence },
      },
      pricing: {
        ...rows.pricing,
        truck: { ...rows.pricing.truck, sample: false },
        loading: { ...rows.pricing.loading, sample: false },
        steps: sure(rows.pricing.steps),
        included: sure(rows.pricing.included),
        excluded: sure(rows.pricing.excluded),
        changes: sure(rows.pricing.changes),
        never: sure(rows.pricing.never),
      },
      reviews: sure(rows.reviews),
      jobs: sure(rows.jobs),
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

describe('the table of rules', () => {
  it('is a CSV with a line a municipality, every line as wide as the head, and no cell a formula', () => {
    const lines = rulesCsv(site).trimEnd().split('\r\n');
    const cells = (line: string) => [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)];
    expect(lines).toHaveLength(site.municipalities.length + 1);
    expect(new Set(lines.map((line) => cells(line).length)).size).toBe(1);
    expect(lines.flatMap(cells).filter((cell) => /^"?[=+@-]/.test(cell[0]))).toEqual([]);
  });
});

describe('feeds', () => {
  it('hold each guide once under its topic, whole, with full addresses only', () => {
    const [all, ...topics] = feeds(site);
    const items = topics.flatMap((feed) => feed.items);
    expect(items.map((item) => item.url).sort()).toEqual(
      site.guides.map((guide) => site.business.site + guide.path).sort(),
    );
    expect(items.filter((item) => /(href|src)="(?!https?:|tel:|sms:|mailto:)/.test(item.html))).toEqual([]);
    expect(all?.items.map((item) => item.updated)).toEqual(
      all?.items
        .map((item) => item.updated)
        .sort()
        .reverse(),
    );
  });
});
