/** A built site after its owner has followed every recipe: what he added is there, what he changed or took away is gone. */
import { parse, type HTMLElement } from 'node-html-parser';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { periodInWords, weekInWords } from '#i18n/hours-text.ts';
import { linkRows } from '#business/linking/link-site.ts';
import { openTasks } from '#validation/launch.ts';
import { onDisk } from '#validation/disk.ts';
import { unusedPictures } from '#validation/picture-files.ts';
import { readContent } from '#validation/read.ts';
import { paths, routes } from '#pages.ts';
import { invalidHtml } from '../valid-html.ts';
import { FIFTH } from './fifth-county.ts';
import { GUIDE, SERVICE } from './owner-texts.ts';
import { LEFT_OVER } from './owner-work.ts';
import { readWorld } from './owner.ts';

const { rows } = readContent(process.cwd());
const { site } = linkRows(rows);
const { old, retired, town, item, busy, photographed } = readWorld(process.cwd());

const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;
const html = (path: string) => readFileSync(fileOf(path), 'utf8');
const page = (path: string): HTMLElement => parse(html(path));
const text = (path: string) => page(path).querySelector('main')?.text.replace(/\s+/g, ' ') ?? '';
const attribute = (path: string, selector: string, name: string) =>
  page(path).querySelector(selector)?.getAttribute(name) ?? '';
const linked = (path: string) =>
  page(path)
    .querySelectorAll('a')
    .map((link) => link.getAttribute('href'));

/** What only a reader of texts needs: packages' code and notices left out. */
const texts = globSync('**/*.{html,xml,svg,json,webmanifest,md,txt,csv,vcf}', {
  cwd: 'dist',
  exclude: ['*licenses.txt', 'pages.json', 'build.json', 'assets.json', 'pagefind/**'],
});
const holding = (sign: RegExp) => texts.filter((file) => sign.test(readFileSync(join('dist', file), 'utf8')));
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const sitemaps = globSync('dist/sitemap-*-[0-9]*.xml')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const inSitemap = (path: string) => sitemaps.includes(`<loc>${site.business.site}${path}</loc>`);

describe('what the owner added', () => {
  it('has pages that search finds and that others lead to', () => {
    for (const path of [`/services/${SERVICE.id}`, `/blog/${GUIDE.id}`, `/${town}`])
      expect(inSitemap(path), path).toBe(true);
    expect(linked(paths.services)).toContain(`/services/${SERVICE.id}`);
    const redirects = readFileSync('dist/_redirects', 'utf8');
    for (const name of ['aquarium', 'aquariums', 'terrarium', 'terrariums'])
      expect(redirects).toContain(`/services/${name} /services/${SERVICE.id} 301\n`);
    expect(redirects).toContain(`/m ${paths.home} 302\n/m/ ${paths.home} 302\n`);
    expect(linked(paths.guides)).toContain(`/blog/${GUIDE.id}`);
    expect(linked(paths.locations)).toContain(`/${town}`);
    expect(html(`/services/${SERVICE.id}`)).toMatch(/<img[^>]+alt="A glass tank on a wooden stand/);
    expect(text(routes.townHall(town))).toContain('fetches large pieces after a call');
    expect(text(paths.items)).toContain('Oak stand of an aquarium');
    expect(linked(paths.items).concat(html(paths.items))).toContainEqual(expect.stringContaining(item));
  });

  it('tells each job and each review once in full, newest first, on as many pages as it takes', () => {
    const told = (list: string, of: 'jobs' | 'reviews') => {
      const pages = [
        list,
        ...globSync(`dist${list}/*.html`)
          .sort()
          .map((file) => file.slice('dist'.length, -'.html'.length)),
      ];
      expect(pages.length).toBeGreaterThan(1);
      const all = pages.map(text).join('\n');
      const places = site[of].map((record) => all.indexOf('story' in record ? record.story : record.quote));
      expect(places.filter((place) => place < 0)).toEqual([]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const path of pages) {
        expect(linked(list), path).toContain(path);
        expect(inSitemap(path), path).toBe(path === list);
      }
      return all;
    };
    expect(told(paths.reviews, 'reviews')).not.toContain('Sample, not a customer');
    expect(told(paths.portfolio, 'jobs')).not.toMatch(/Sample job/);
  });

  it('shows jobs and reviews on the pages of their service, their town and their county, and leads to all', () => {
    const place = site.municipalities.find(({ id }) => id === busy.place);
    const service = site.services.find(({ id }) => id === busy.service);
    if (!place || !service) throw new Error('The busy town or service is not there.');
    const hub = site.counties.find((one) => one === place.county)?.path ?? '';
    for (const [path, { jobs, reviews }] of [
      [service.path, service],
      [place.town?.path ?? '', place],
      [hub, place],
    ] as const) {
      const shown = page(path).querySelector('main');
      const [job] = jobs;
      expect(shown?.querySelector(`a[href$="#${job?.id ?? ''}"]`)?.getAttribute('href'), path).toMatch(
        new RegExp(`^${paths.portfolio}(/\\d+)?#`),
      );
      expect(shown?.text, path).toContain(reviews[0]?.quote);
      // A page about something else stays as light as it is.
      expect(jobs.filter(({ id }) => shown?.querySelector(`a[href$="#${id}"]`)).length).toBeLessThanOrEqual(2);
      for (const list of [paths.portfolio, paths.reviews]) expect(linked(path), path).toContain(list);
    }
  });

  it('leads to the page on which a job is told', () => {
    const wrong = texts
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [...readFileSync(join('dist', file), 'utf8').matchAll(/href="(\/portfolio[^"#]*)#([\w-]+)"/g)])
      .filter(([, path = '', id = '']) => !page(path).querySelector(`#${id}`))
      .map(([link]) => link);
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('calls no photo an illustration', () => {
    const jobs = page(paths.portfolio).querySelectorAll('main li[id]');
    const withPhotos = jobs.filter((job) => site.jobs.some(({ id, photographed: own }) => own && id === job.id));
    expect(withPhotos.length).toBeGreaterThan(2);
    expect(withPhotos.filter((job) => /illustration/i.test(job.text))).toEqual([]);
    for (const id of photographed) {
      expect(text(`/services/${id}`), id).not.toMatch(/illustration|diorama/i);
      expect(page(`/services/${id}`).querySelector('main picture img')?.getAttribute('alt')).toMatch(/^A photo/);
    }
    expect(text(paths.gallery)).not.toMatch(/illustrations, all of them|none is a job photo/i);
  });

  it('publishes no photo with the place where it was taken in it, and none wider than a screen', async () => {
    const pictures = globSync('dist/_astro/job-*.{avif,webp,jpg,jpeg}');
    expect(pictures.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const file of pictures) {
      const { width, exif, xmp } = await sharp(file).metadata();
      if (width > 1920 || exif !== undefined || xmp !== undefined) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  });

  it('shows upright what was taken upright', () => {
    const [shown] = page(paths.portfolio).querySelectorAll('main img[alt^="Before job"]');
    expect([shown?.getAttribute('width'), shown?.getAttribute('height')]).toEqual(['1080', '1440']);
  });

  it('publishes no photo that no page shows, and tells of it', () => {
    expect(unusedPictures(onDisk(process.cwd()), rows)).toEqual([`src/assets/pictures/${LEFT_OVER}.jpg`]);
    expect(globSync(`dist/_astro/${basename(LEFT_OVER)}*`)).toEqual([]);
  });

  it('leaves the launch check without a task', () => {
    // What was said otherwise is to be translated anew; the pages in another language stand all the same.
    const tasks = openTasks(rows, '2026-11-20').filter(
      ({ file, upkeep }) => !(upkeep && /^content\/[a-z]{2}\//.test(file)),
    );
    expect(tasks).toEqual([]);
  });

  it('shows each license with the page to look it up, on every page', () => {
    const asked = new Map(
      site.counties.flatMap(({ license }) => (license ? [[license.id, license.name] as const] : [])),
    );
    expect(asked.size).toBeGreaterThan(1);
    for (const path of ['/', paths.pricing, site.counties[0]?.path ?? '', `/${town}`])
      for (const [id, name] of asked) {
        const held = site.business.licenses[id];
        const shown = page(path)
          .querySelectorAll('footer a')
          .find((link) => link.text.trim() === `${name} ${held?.number}`);
        expect(shown?.getAttribute('href'), `${path} ${id}`).toBe(held?.url);
      }
  });

  it('has the notice on every page with the instants of its time, not to be seen before a script says so', () => {
    const { text = '' } = site.business.notice ?? {};
    expect(text).not.toBe('');
    const pages = globSync('dist/**/*.html').map((file) => parse(readFileSync(file, 'utf8')));
    const told = pages.map((one) => {
      const [notice, ...others] = one.querySelectorAll('[data-until]');
      const { from, until } = { from: notice?.getAttribute('data-from'), until: notice?.getAttribute('data-until') };
      return [notice?.text.trim(), notice?.classList.contains('invisible'), from, until, others.length].join();
    });
    expect([...new Set(told)]).toEqual([`${text},true,2027-11-24T23:45Z,2027-11-26T12:15Z,0`]);
    // Kept copies, feeds and texts outlive it.
    expect(holding(new RegExp(escaped(text))).filter((file) => !file.endsWith('.html'))).toEqual([]);
    for (const one of pages)
      expect(one.querySelectorAll('style').join('')).toMatch(/\.invisible\s*\{\s*visibility:\s*hidden/);
  });

  it('prints every term where it belongs', () => {
    const all = [paths.about, paths.contact, paths.checkout, paths.paymentSuccess].map(text).join('\n');
    const { terms, payment = [] } = site.business;
    const told = [...payment, ...Object.values(terms).flat()].map((term) =>
      typeof term === 'string' ? term : term.name,
    );
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter((each) => !all.includes(each))).toEqual([]);
  });
});

describe('what the owner changed', () => {
  it('says the new name, phone, address and hours, and nowhere the old ones', () => {
    const phone = old.phone.slice(2);
    const spoken = `${phone.slice(0, 3)}\\D{0,8}${phone.slice(3, 6)}\\D{0,8}${phone.slice(6)}`;
    const left = Object.entries({
      name: new RegExp(escaped(old.name)),
      phone: new RegExp(spoken),
      email: new RegExp(escaped(old.email)),
      host: new RegExp(escaped(old.host)),
      hours: new RegExp(old.hours.map(escaped).join('|'), 'i'),
    }).flatMap(([what, sign]) => holding(sign).map((file) => `${what} in ${file}`));
    expect(left).toEqual([]);
    const { week, special } = site.business.hours;
    expect(page('/').querySelector('footer')?.text).toContain(weekInWords(week));
    for (const period of special) expect(text(paths.contact)).toContain(periodInWords(period));
    expect(html(paths.contact)).toContain('specialOpeningHoursSpecification');
  });

  it('asks the new prices everywhere', () => {
    expect(old.prices.length).toBeGreaterThan(0);
    const amounts = old.prices.flatMap((price) => [price, price.toLocaleString('en-US')]).join('|');
    const money = new RegExp(
      String.raw`\$(?:${amounts})(?![\d,])|[pP]rices?(?:"|&quot;):[[\]\d,"]*?\b(?:${amounts})\b`,
    );
    expect(holding(money)).toEqual([]);
    for (const { price } of site.steps) expect(text(paths.pricing)).toContain(`$${price.toLocaleString('en-US')}`);
  });
});

describe('a truck with other measures', () => {
  it('is the one that every page figures with', () => {
    const { feet, yards } = site.truck;
    expect(feet).not.toBe(old.cubicFeet);
    expect(text(paths.pricing)).toContain(`${Math.round(feet)} cubic feet`);
    expect(text(paths.pricing)).toContain(`${Math.round(yards * 10) / 10} cubic yards`);
    const before = new RegExp(`(?<!\\d)${Math.round(old.cubicFeet)} cubic feet`);
    for (const path of [paths.pricing, paths.services, paths.home, paths.items]) expect(text(path)).not.toMatch(before);
  });
});

describe('what the owner took away', () => {
  it('is named by no page and leads to what took its place', () => {
    const redirects = readFileSync('dist/_redirects', 'utf8');
    for (const { from, to } of retired) {
      expect(existsSync(fileOf(from))).toBe(false);
      expect(redirects).toContain(`${from} ${to} 301\n${from}/ ${to} 301\n`);
      expect(existsSync(fileOf(to))).toBe(true);
      expect(
        holding(new RegExp(`${escaped(from)}(?![a-z0-9-])`)).filter((file) => file !== 'blog/redirecting.html'),
      ).toEqual([]);
    }
  });
});

describe('a county more', () => {
  const county = site.counties.find(({ id }) => id === FIFTH.county);
  if (!county) throw new Error('The county is not there.');
  const own = [
    county.path,
    ...county.municipalities.flatMap((place) => [place.path, place.townHallPath]),
    ...county.locations.map(({ path }) => path),
    ...county.zips.map(({ path }) => path),
  ];

  it('has its hub, its town halls, its places and its ZIPs, each with a card', () => {
    expect(county.municipalities.map(({ id }) => id).sort()).toEqual([...FIFTH.municipalities].sort());
    expect(county.zips.map(({ id }) => id)).toEqual(FIFTH.zips);
    for (const path of own) {
      const card = page(path).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      expect(existsSync(card.replace(site.business.site, 'dist')), path).toBe(true);
      expect(text(path), path).toMatch(/Putnam|\bNY\b/);
    }
  });

  it('is on the map, each place a tile that leads to its page', () => {
    const map = page(paths.locations)
      .querySelector('main svg')
      ?.querySelectorAll('a')
      .map((tile) => tile.getAttribute('href'));
    expect(map).toEqual(expect.arrayContaining(county.municipalities.map(({ path }) => path)));
    expect(linked(paths.locations)).toContain(county.path);
  });

  it('answers in the ZIP finder', () => {
    for (const zip of county.zips) {
      const answer = JSON.parse(readFileSync(`dist/api/zip/${zip.id}.json`, 'utf8')) as { places: { name: string }[] };
      expect(answer.places.map(({ name }) => name)).toEqual(zip.municipalities.map(({ label }) => label));
    }
    expect(readFileSync('dist/find.json', 'utf8')).toContain('Carmel');
  });

  it('is in the sitemaps, in llms.txt and in what every page says of the area', () => {
    expect(inSitemap(county.path)).toBe(true);
    expect(readFileSync('dist/llms.txt', 'utf8')).toContain(`${county.path}.md`);
    expect(linked('/')).toContain(county.path);
    expect(page('/').querySelector('footer')?.text).toContain('Putnam');
  });

  it('is left out of no sentence that counts the others up', () => {
    const [first, second] = site.counties;
    const last = site.counties.at(-2);
    if (!first || !second || !last) throw new Error('There are too few counties.');
    const list = new RegExp(`${first.name}(?: NY)?(?:,| and) ${second.name}[^.{}<>"]*`, 'g');
    // Guides and services may speak of some counties alone; these are the site's own words.
    const said = [
      ...Object.values(paths).map((path) => [path, attribute(path, 'meta[name=description]', 'content')] as const),
      ...['rules.json', ...globSync('_astro/*.js', { cwd: 'dist' })].map(
        (file) => [file, readFileSync(join('dist', file), 'utf8')] as const,
      ),
    ];
    const short = said.flatMap(([where, words]) =>
      [...words.matchAll(list)]
        .filter(([sentence]) => sentence.includes(last.name) && !sentence.includes('Putnam'))
        .map(([sentence]) => `${where}: ${sentence}`),
    );
    expect([...new Set(short)]).toEqual([]);
  });
});

it('is valid HTML: every page that stands alone, and whatever the owner added', async () => {
  const single = Object.values(paths).map(fileOf).filter(existsSync);
  const added = globSync(
    `dist/**/*{${[FIFTH.county, ...FIFTH.municipalities, ...FIFTH.zips, SERVICE.id, GUIDE.id, town].join()}}*`,
  );
  const files = [...new Set([...single, ...added.filter((file) => extname(file) === '.html')])];
  expect(files.length).toBeGreaterThan(30);
  expect(await invalidHtml(files)).toEqual([]);
});
