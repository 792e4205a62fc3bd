/** What launch check tells an owner: each test changes the invented content a little and reads what is told besides. */
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#lib/dates.ts';
import { documentFile, homeOf } from '#business/schema/collections.ts';
import { launchProblems, openPhotos, openTasks, optionalTasks } from './launch.ts';
import type { Content } from '#business/rows.ts';
import { rows } from '../../e2e/fixtures/site.ts';

const TODAY = rows.facts.map(({ review }) => review).sort()[0] ?? '';
const said = (changed: Content, today = TODAY) =>
  openTasks(changed, today).map(({ file, field, put }) => `${file} ${field}: ${put}`);
const before = said(rows);
/** What a change of the content brings and what it settles. */
const news = (changed: Partial<Content>) => said({ ...rows, ...changed }).filter((task) => !before.includes(task));
const settled = (changed: Partial<Content>) => {
  const after = said({ ...rows, ...changed });
  return before.filter((task) => !after.includes(task));
};
const company = (fields: Partial<Content['business']>) => ({ business: { ...rows.business, ...fields } });
const [SERVICE, GUIDE] = [rows.services[0], rows.posts[0]];
if (!SERVICE || !GUIDE) throw new Error('There is no service or guide.');
/** The first service with another body. */
const inBody = (body: string) => ({ services: [{ ...SERVICE, body }, ...rows.services.slice(1)] });
const BODY = `${documentFile('services', SERVICE.id)} body: `;

describe('launch check', () => {
  it.each([
    ['Call 914-555-0149 before noon.', '914-555-0149'],
    ['Call (914) 555-0100.', '(914) 555-0100'],
    ['Call +19145550199.', '+19145550199'],
    ['Write to ask@us.example today.', 'ask@us.example'],
    ['See [us](https://www.us.test/prices).', 'www.us.test'],
    ['See us.invalid.', 'us.invalid'],
    ['Write to ask@example.com.', 'ask@example.com'],
    ['Lorem ipsum dolor.', 'Lorem ipsum'],
    ['Prices TBD.', 'TBD'],
    ['Sample review. They came.', 'Sample review'],
  ])('finds the placeholder in "%s"', (body, found) => {
    expect(news(inBody(body))).toEqual([expect.stringContaining(`${BODY}"${found}" `)]);
  });

  it.each([
    'Call 914-555-0249 or 914-271-0155.',
    'For example. Com is no word, and neither is a test.',
    'A tested sample, and the sample certificate.',
    'It weighs 5550155 pounds 1555 times.',
    'See https://examples.com and https://contest.org.',
  ])('finds none in "%s"', (body) => {
    expect(news(inBody(body))).toEqual([]);
  });

  it('looks for placeholders in the contact record, and tells none twice', () => {
    const told = (samples: Content['business']['samples']) =>
      said({ ...rows, ...company({ samples }) }).filter((task) => /^\S+ (phone|email|site):/.test(task));
    expect(told([]).map((task) => task.split(' ')[1])).toEqual(['phone:', 'email:', 'site:']);
    expect(told(['phone', 'email', 'site'])).toHaveLength(3);
  });

  it('leaves alone what others say, and what town halls are called', () => {
    const [fact, place] = [rows.facts[0], rows.municipalities[0]];
    if (!fact || !place) throw new Error('There is no fact or municipality.');
    const changed = {
      facts: [{ ...fact, says: `Call 518-555-0133 or ask@county.example: ${fact.says}` }, ...rows.facts.slice(1)],
      municipalities: [{ ...place, website: 'https://town.example/' }, ...rows.municipalities.slice(1)],
    };
    expect(news(changed)).toEqual([]);
  });

  it('tells what is left of a sample whose mark alone was taken off', () => {
    const unmarked = <T extends { sample?: boolean | undefined }>(list: readonly T[]) =>
      list.map((row) => ({ ...row, sample: false }));
    const ids = [...rows.reviews, ...rows.jobs].filter(({ sample }) => sample).map(({ id }) => id);
    const told = said({ ...rows, reviews: unmarked(rows.reviews), jobs: unmarked(rows.jobs) });
    for (const id of ids) expect(told).toContainEqual(expect.stringContaining(` ${id}: A real `));
    expect(told).toContainEqual(expect.stringContaining('quote: "Sample review" is left from a sample'));
  });

  it('asks for whatever stands in samples', () => {
    const changed = company({ samples: [...rows.business.samples, 'hours', 'about', 'address'] });
    expect(news(changed).map((task) => task.split(' ')[1])).toEqual(['hours:', 'about:', 'address:']);
  });

  it('takes no county for the place that the company is in', () => {
    const address = { ...rows.business.address, locality: rows.counties[0]?.name ?? '' };
    expect(news(company({ address }))).toEqual([expect.stringContaining('address.locality: ')]);
    expect(news(company({ address, samples: [...rows.business.samples, 'address'] }))).toHaveLength(1);
  });

  it('asks for the license of each county that wants one, once', () => {
    const wanting = (id: string) => ({ id, name: 'A permit of some kind', duty: 'The number of the permit' });
    const counties = rows.counties.map((county) => ({ ...county, license: wanting('shared') }));
    expect(news({ counties })).toEqual([`${homeOf('business')} licenses.shared: The number of the permit`]);
    expect(news({ counties, ...company({ licenses: { shared: { number: 'X-1' } } }) })).toEqual([]);
    expect(settled({ counties: rows.counties.map((county) => ({ ...county, license: undefined })) })).not.toEqual([]);
  });

  it('tells texts that deny the hour of terms.sameDay, once there is one', () => {
    const body = 'There is no published cut-off. Call.';
    expect(news(inBody(body))).toEqual([]);
    const terms = { sameDay: 'Call before 2 pm for the same day.' };
    expect(news({ ...inBody(body), ...company({ terms }) })).toEqual([
      expect.stringMatching(`${BODY}Says "no published cut-off", and terms.sameDay .* gives one`),
    ]);
    expect(news({ ...inBody('The cut-off is noon.'), ...company({ terms }) })).toEqual([]);
  });

  it('tells holidays that are over, as upkeep', () => {
    const [holiday] = rows.business.hours.special;
    if (!holiday) throw new Error('The invented company has no holiday.');
    const over = (today: string) => openTasks(rows, today).filter(({ field }) => field === 'hours.special');
    expect(over(holiday.to)).toEqual([]);
    expect(over(daysAfter(holiday.to, 1))).toEqual([
      {
        file: homeOf('business'),
        field: 'hours.special',
        put: expect.stringMatching(holiday.name) as string,
        upkeep: true,
      },
    ]);
  });

  it('tells an offer that is over, as upkeep, and none that is still to come', () => {
    const offers = [
      { off: 25, from: '2026-11-01', until: '2026-11-20' },
      { off: 10, from: '2026-11-01', until: '2026-12-20' },
    ];
    expect(
      openTasks({ ...rows, pricing: { ...rows.pricing, offers } }, '2026-11-28').filter(
        ({ field }) => field === 'offers',
      ),
    ).toEqual([
      expect.objectContaining({
        upkeep: true,
        put: expect.stringContaining('$25 off was over on 2026-11-20') as string,
      }),
    ]);
  });

  it('tells pictures that say where they were taken as upkeep, those that visitors can download in other words', () => {
    expect(openPhotos(['src/assets/pictures/jobs/a-before.jpg', 'public/papers/certificate.jpg'])).toMatchObject([
      { upkeep: true, put: expect.stringContaining('its copies on the site do not') as string },
      { upkeep: true, put: expect.stringContaining('visitors can download it') as string },
    ]);
  });

  it('lets no date alone stop a site that is live', () => {
    const stops = (day: string) => launchProblems(rows, day).map(({ field }) => field);
    expect(stops(daysAfter(TODAY, 1500)).filter((field) => !stops(TODAY).includes(field))).toEqual([]);
  });

  it('tells a notice that is over, as upkeep, and none that is still to come', () => {
    const notice = { text: 'Closed on Friday', from: '2026-11-25 16:00', until: '2026-11-28 00:00' };
    const told = (today: string) =>
      openTasks({ ...rows, ...company({ notice }) }, today).filter(({ field }) => field === 'notice');
    expect(told('2026-11-20')).toEqual([]);
    expect(told('2026-11-28')).toEqual([]);
    expect(told('2026-11-29')).toEqual([
      {
        file: homeOf('business'),
        field: 'notice',
        put: expect.stringMatching(/^"Closed on Friday" was over/) as string,
        upkeep: true,
      },
    ]);
  });

  it('counts facts past their day of review and names the first, as upkeep', () => {
    const late = daysAfter(
      rows.facts
        .map(({ review }) => review)
        .sort()
        .at(-1) ?? '',
      1,
    );
    const upkeep = (today: string) => openTasks(rows, today).filter(({ field }) => field === 'review');
    expect(upkeep(TODAY)).toEqual([]);
    const [task, ...others] = upkeep(late);
    expect(others).toEqual([]);
    expect(task?.put).toMatch(
      /^\d+ facts are past .*: [a-z-]+ \(20\d\d-\d\d-\d\d\), .* and others\. npm run content -- facts/,
    );
    const due = rows.facts.filter(({ confidence }) => confidence !== 'low').length;
    expect(task?.put).toContain(`${due} facts`);
  });
});

it('asks for each proof that is not there, and for the insurer before launch', () => {
  const asked = (proof: Content['business']['proof']) =>
    optionalTasks({ ...rows, ...company({ proof }) }).flatMap(({ field }) => (field.startsWith('proof.') ? field : []));
  expect(asked({})).toEqual(['proof.owner', 'proof.photos', 'proof.certificate', 'proof.w9']);
  expect(asked({ owner: { name: 'Ada Quist' } })).toContain('proof.owner');
  expect(asked(rows.business.proof)).toEqual([]);
  expect(news(company({ proof: {} }))).toEqual([expect.stringContaining(' proof.insurer: Who insures you')]);
  const url = 'https://alder.example/';
  const lookedUp = (license: { number: string; url?: string }) =>
    optionalTasks({ ...rows, ...company({ licenses: { alder: license } }) }).map(({ field }) => field);
  expect(lookedUp({ number: 'A-1' })).toContain('licenses.alder.url');
  expect(lookedUp({ number: 'A-1', url })).not.toContain('licenses.alder.url');
});

it('leaves to the owner what is in order either way: a rating, and a question that two records ask', () => {
  const said = (changed: typeof rows) => optionalTasks(changed).map(({ field, put }) => `${field}: ${put}`);
  const [first] = rows.faq;
  if (!first) throw new Error('There is no question');
  const services = rows.services.map((service, at) => (at === 0 ? { ...service, questions: [first] } : service));
  expect(said({ ...rows, services }).join()).toContain(`questions: "${first.q}" is also asked in content/services/`);
  expect(said(rows).join()).not.toContain(first.q);
  const { rating, ...unrated } = rows.business;
  expect(rating).toBeDefined();
  expect(said({ ...rows, business: unrated }).join()).not.toContain('rating:');
});
