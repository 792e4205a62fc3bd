/** What pages promise their readers, checked on page data. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { openTasks } from '#validation/launch.ts';
import type { Content } from '#business/rows.ts';
import { daysAfter } from '#lib/dates.ts';
import { siteChrome } from '#layout/site-chrome.ts';
import { contact } from '#ui/contact/contact.ts';
import { checkoutView } from '#features/company/checkout/view.ts';
import { paymentSuccessView } from '#features/company/payment-success/view.ts';
import { contactView } from '#features/company/contact/view.ts';
import { feeds } from '#features/guides/feeds.ts';
import { guideView } from '#features/guides/guide/view.ts';
import { homeView } from '#features/home/view.ts';
import { countyPlaceView } from '#features/places/municipality/view.ts';
import { loadSheetView } from '#features/pricing/load-sheet/view.ts';
import { locationView } from '#features/places/hamlet/view.ts';
import { pricingView } from '#features/pricing/view.ts';
import { plain, Prose } from '#ui/sources/prose.ts';
import { rulesCsv } from '#features/rules/comparison/data.ts';
import { serviceView } from '#features/services/service/view.ts';
import { townView } from '#features/places/town/view.ts';
import { townHallView } from '#features/rules/town-hall/view.ts';
import { vcard } from '#features/site-files/site-files.ts';
import { aboutView } from '#features/company/about/view.ts';
import { privacyView } from '#features/company/privacy/view.ts';
import { welcomeView } from '#features/welcome/view.ts';
import { zipView } from '#features/places/zip/view.ts';
import { found, rows, site } from '../../fixtures/site.ts';

describe('dates', () => {
  it('of a place are those of the newest source it shows, of a guide its own', () => {
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

describe('a page of one place', () => {
  it('goes through no list of all places or facts: a large site has no time for that', () => {
    let asked = 0;
    const counted = { ...site };
    for (const name of ['municipalities', 'locations', 'zips', 'towns', 'facts'] as const)
      Object.defineProperty(counted, name, { get: () => ((asked += 1), site[name]) });
    const lookAtAll = () => {
      for (const place of site.municipalities) {
        townHallView(counted, place);
        countyPlaceView(counted, place);
      }
      for (const town of site.towns) townView(counted, town);
      for (const location of site.locations) locationView(counted, location);
      for (const zip of site.zips) zipView(counted, zip);
    };
    // What is looked up by its id is sorted once.
    lookAtAll();
    asked = 0;
    lookAtAll();
    expect(asked).toBe(0);
  });
});

describe('prices', () => {
  it('come from one file: change the first step there and it changes on every page', () => {
    const changed: Content = {
      ...rows,
      pricing: {
        ...rows.pricing,
        steps: rows.pricing.steps.map((step, at) => (at === 0 ? { ...step, price: 137 } : step)),
      },
    };
    const other = linkRows(changed).site;
    const pages = [
      welcomeView(other),
      homeView(other),
      pricingView(other),
      loadSheetView(other),
      serviceView(other, found(other.services, 'mattress-removal')),
      townView(other, found(other.towns, 'ashford')),
      zipView(other, found(other.zips, '12911')),
    ].map((view) => JSON.stringify(view));
    for (const text of pages) {
      expect(text).toContain('$137');
      expect(text).not.toContain('$131');
    }
  });
});

describe('contact', () => {
  it('says in advance what the page is about, in text and in e-mail', () => {
    const links = contact(site, 'piano removal in Rye');
    expect(decodeURIComponent(links.text)).toContain('I’d like a price for piano removal in Rye');
    expect(decodeURIComponent(links.mail)).toContain('subject=Price for piano removal in Rye');
    expect(links.call).toBe(`tel:${site.business.phone}`);
  });

  it('is a vCard with the number and the address', () => {
    expect(vcard(site)).toContain(`tel:${site.business.phone}`);
    expect(vcard(site).split('\r\n').at(-2)).toBe('END:VCARD');
  });
});

describe('site chrome', () => {
  it('says what the company does, unless its name says that', () => {
    const named = (name: string) => siteChrome({ ...site, business: { ...site.business, name } }).trade;
    expect(named('Over and Out')).toBe('Junk removal');
    expect(named('Hudson Junk Removal')).toBe('');
  });
});

describe('prose', () => {
  it('numbers sources in reading order and counts each once', () => {
    const prose = new Prose(site);
    const html = prose.line('A {fact:ashford-mattress}. B {fact:brookton-mattress}. C {fact:ashford-mattress}.');
    expect([...html.matchAll(/#source-(\d)/g)].map((match) => match[1])).toEqual(['1', '2', '1']);
    expect(prose.sources.map((source) => source.id)).toEqual(['ashford-mattress', 'brookton-mattress']);
    expect(prose.sources.map((source) => source.age)).toEqual(['January 2025', 'read March 2026']);
  });

  it('escapes text from content', () => {
    expect(new Prose(site).line('<script>alert("x")</script>')).not.toContain('<script');
  });

  it('leaves plain text without footnotes and without double spaces', () => {
    expect(plain(site, 'Bag it {fact:ashford-mattress}. From {from}.')).toBe('Bag it. From $131.');
  });
});

describe('places', () => {
  it('send search engines to the town page where there is one', () => {
    const { head } = countyPlaceView(site, found(site.municipalities, 'ashford'));
    expect(head.canonical).toBe(`${site.business.site}/ashford`);
  });

  it('keep a town hall without rules of its own out of the index, and say that none were found', () => {
    const view = townHallView(site, found(site.municipalities, 'brookton-village'));
    expect(view.head.robots).toBe('noindex, follow');
    expect(view.missing).toContain('We found no reliable source');
  });

  it('explain a post-office-box ZIP', () => {
    expect(zipView(site, found(site.zips, '12913')).kind).toContain('for post office boxes');
  });
});

describe('pages of text', () => {
  const withBusiness = (change: Partial<Content['business']>) =>
    linkRows({ ...rows, business: { ...rows.business, ...change } }).site;

  it('leave out what the owner has not told yet, with its heading', () => {
    const headings = (terms: Content['business']['terms']) =>
      aboutView(withBusiness({ terms })).blocks.map(({ heading }) => heading);
    const [bare, told] = [headings({}), headings({ crew: 'Two crews of our own, since 2019.' })];
    expect(bare.length).toBeGreaterThan(3);
    expect(told.filter((heading) => !bare.includes(heading))).toEqual(['Who comes']);
  });

  it('print each place that things go to in a paragraph of its own, with its link, as text', () => {
    const url = 'https://bank.example/?a=1&b=2';
    const { blocks } = aboutView(
      withBusiness({
        terms: {
          destinations: [
            { name: 'Beds & Co', what: 'Beds', url },
            { name: 'Yard', what: 'Brush' },
          ],
        },
      }),
    );
    const html = blocks.map((block) => block.html).join('\n');
    expect(html).toContain(
      '<p><a href="https://bank.example/?a=1&#38;b=2">Beds &#38; Co</a>: Beds</p>\n<p>Yard: Brush</p>',
    );
  });

  it('say what the settings of the site do with a visitor', () => {
    const said = (change: Partial<Content['business']>) => privacyView(withBusiness(change)).blocks[0]?.html ?? '';
    expect(said({ offline: true })).toContain('on your own device');
    expect(said({ offline: false })).not.toContain('on your own device');
    expect(said({ contactEvents: '/api/taps' })).toContain('at /api/taps');
    expect(said({})).toContain('counts nothing');
  });

  it('tell search engines of the headings that ask, with answers as they are read', () => {
    const questions = contactView(site).head.graph.questions ?? [];
    expect(questions.map(({ q }) => q)).toContain('Do I have to be there?');
    for (const { plain: answer } of questions) expect(answer).not.toMatch(/[<>{}]/);
  });
});

describe('reviews', () => {
  it('mark samples as samples, and say of the others where they were published and when', () => {
    const { reviews } = homeView(site);
    const [sample, real] = [true, false].map((marked) => reviews.find((review) => review.sample === marked));
    expect(sample).toMatchObject({ sample: true, origin: 'Sample review, not from a customer' });
    expect(real).toMatchObject({ sample: false, origin: 'May 4, 2026, A review site' });
  });
});

describe('launch check', () => {
  const END = rows.business.securityUntil;
  const TODAY = daysAfter(END, -61);

  it('reminds two months before security.txt ends, says when it has, and when it promises too much', () => {
    const business = { ...rows.business, samples: [] };
    const told = (today: string) =>
      openTasks({ ...rows, business }, today)
        .filter((task) => task.field === 'securityUntil')
        .map((task) => task.put);
    expect(told(TODAY)).toEqual([]);
    expect(told(daysAfter(END, -60))).toEqual([expect.stringContaining(`ends on ${END}`)]);
    expect(told(END)).toEqual([expect.stringContaining(`has ended on ${END}`)]);
    expect(told(daysAfter(END, -366))).toEqual([]);
    expect(told(daysAfter(END, -367))).toEqual([expect.stringContaining(`${END} is later`)]);
  });

  it('names the legal duties first', () => {
    const fields = openTasks(rows, TODAY).map((task) => task.field);
    const duties = fields.filter((field) => field.startsWith('licenses.'));
    expect(duties.length).toBeGreaterThan(0);
    expect(fields.slice(0, duties.length)).toEqual(duties);
  });

  it('is satisfied when every record is real, and then the pages tell all of it', () => {
    const sure = <T extends object>(list: readonly T[]) => list.map((row) => ({ ...row, sample: false }));
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
        // Holidays of the past were taken out.
        hours: { ...rows.business.hours, special: [] },
        payment: ['Cash'],
        terms: {
          sameDay: 'Call before noon for today.',
          arrival: 'A window of two hours.',
          cancelling: 'Calling off costs nothing.',
          languages: ['English', 'Spanish'],
          insurance: 'Insured, ask for the certificate.',
          crew: 'Two crews, our own.',
          damage: 'We repair what we break.',
          card: 'A card costs the same.',
          tax: 'Sales tax is in the price.',
          destinations: [{ name: 'A furniture bank', what: 'Beds and tables' }],
        },
        rating: { value: 4.2, count: 58, source: 'Google', asOf: '2026-11-01' },
        licenses: Object.fromEntries(duties.map((duty) => [duty, { number: 'X-1' }])),
      },
      pricing: {
        ...rows.pricing,
        truck: { ...rows.pricing.truck, sample: false },
        loading: { ...rows.pricing.loading, sample: false },
        weight: { ...rows.pricing.weight, sample: false },
        steps: sure(rows.pricing.steps),
        included: sure(rows.pricing.included),
        excluded: sure(rows.pricing.excluded),
        changes: sure(rows.pricing.changes),
        never: sure(rows.pricing.never),
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
