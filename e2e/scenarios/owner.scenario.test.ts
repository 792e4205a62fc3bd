/** A built site after its owner has followed every recipe: what he added is there, what he changed or took away is gone. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { periodInWords, weekInWords } from '#i18n/hours-text.ts';
import { paths } from '#pages.ts';
import { attributes, indexedPaths, pageAt, pages } from '../built-site.ts';
import { site } from '../content.ts';
import { found } from '../fixtures/site.ts';
import { invalidHtml } from '../valid-html.ts';

const SERVICE = '/services/aquarium-removal';
const main = (path: string) => pageAt(path).root.querySelector('main');
const text = (path: string) => main(path)?.text.replace(/\s+/g, ' ') ?? '';
const linksOn = (path: string) => attributes(pageAt(path), 'a', 'href');
/** Everything a visitor or a program reads, without packages' notices. */
const files = globSync('**/*.{html,xml,svg,json,webmanifest,md,txt,csv,vcf}', { cwd: 'dist' }).filter(
  (file) => !/^(.*licenses\.txt|(pages|build|assets)\.json)$/.test(file),
);
const holding = (sign: RegExp) => files.filter((file) => sign.test(readFileSync(join('dist', file), 'utf8')));
const redirects = readFileSync('dist/_redirects', 'utf8');

describe('what the owner added', () => {
  it('has pages that search engines list and others link to', () => {
    expect(indexedPaths()).toEqual(expect.arrayContaining([SERVICE, '/blog/closing-an-aquarium', '/cedar-falls']));
    expect(linksOn(paths.services)).toContain(SERVICE);
    expect(linksOn(paths.guides)).toContain('/blog/closing-an-aquarium');
    expect(linksOn(paths.locations)).toContain('/cedar-falls');
    for (const name of ['aquarium', 'aquariums', 'terrarium', 'terrariums'])
      expect(redirects).toContain(`/services/${name} ${SERVICE} 301\n`);
    expect(redirects).toContain(`/k ${paths.home} 302\n/k/ ${paths.home} 302\n`);
    expect(pageAt(SERVICE).html).toMatch(/<img[^>]+alt="A glass tank on a wooden stand/);
    expect(text(paths.items)).toContain('Oak stand of an aquarium');
    expect(text(paths.sizes)).toContain('Stand of an aquarium');
  });

  it('tells each job and each review once in full, newest first, on several pages that link to each other', () => {
    for (const [list, texts] of [
      [paths.reviews, site.reviews.map(({ quote }) => quote)],
      [paths.portfolio, site.jobs.map(({ story }) => story)],
    ] as const) {
      const all = [...pages.keys()].filter((path) => path === list || path.startsWith(`${list}/`)).sort();
      expect(all.length).toBeGreaterThan(1);
      expect(linksOn(list)).toEqual(expect.arrayContaining(all));
      const told = all.map(text).join('\n');
      const places = texts.map((each) => told.indexOf(each));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(texts.filter((each) => told.indexOf(each) !== told.lastIndexOf(each))).toEqual([]);
    }
  });

  it('shows some jobs and reviews on the pages of their service and town, and leads to all', () => {
    for (const path of [SERVICE, '/cedar-falls']) {
      const jobs = linksOn(path).filter((href) => /^\/portfolio(\/\d+)?#job-/.test(href));
      expect(new Set(jobs).size, path).toBeGreaterThan(0);
      expect(new Set(jobs).size, path).toBeLessThanOrEqual(2);
      expect(text(path)).toContain(site.reviews[0]?.quote);
      expect(linksOn(path)).toEqual(expect.arrayContaining([paths.portfolio, paths.reviews]));
    }
  });

  it('shows photos upright, and calls none an illustration', () => {
    const [photo] = main(paths.portfolio)?.querySelectorAll('img[alt^="Before job"]') ?? [];
    expect([photo?.getAttribute('width'), photo?.getAttribute('height')]).toEqual(['1080', '1440']);
    const jobs = [0, 1, 2].map((at) => main(paths.portfolio)?.querySelector(`#job-${at}`)?.text);
    expect(jobs).not.toContain(undefined);
    expect([...jobs, text(SERVICE)].filter((each) => /illustration/i.test(each ?? ''))).toEqual([]);
  });

  it('shows each license on every page, with the page to look it up', () => {
    for (const { license } of site.counties.filter((county) => county.license))
      for (const { path, root } of pages.values()) {
        const held = site.business.licenses[license?.id ?? ''];
        const shown = root.querySelectorAll('footer a').find((link) => link.text.includes(held?.number ?? '?'));
        expect(shown?.getAttribute('href'), path).toBe(held?.url);
      }
  });

  it('shows the proof where visitors have doubts', () => {
    for (const path of [paths.about, paths.propertyManagers]) {
      expect(text(path)).toContain(site.business.proof.insurer);
      expect(linksOn(path)).toEqual(expect.arrayContaining(['/papers/certificate.pdf', '/papers/w9.pdf']));
    }
    expect(
      main(paths.about)
        ?.querySelectorAll('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(
      expect.arrayContaining([
        'An invented photo of the crew for tests',
        'An invented photo of the owner for tests',
        'An invented photo of a truck for tests',
      ]),
    );
    expect(linksOn(paths.reviews)).toContain(site.business.rating?.url);
  });

  it('has the notice on every page, invisible until a script knows the time, and in no text that outlives it', () => {
    for (const { path, root } of pages.values()) {
      const [notice, ...others] = root.querySelectorAll('[data-until]');
      expect(notice?.text.trim(), path).toBe('Closed Thanksgiving. Back on Friday.');
      expect(notice?.classList.contains('invisible')).toBe(true);
      expect(notice?.attributes).toMatchObject({ 'data-from': '2027-11-24T23:45Z', 'data-until': '2027-11-26T12:15Z' });
      expect(others).toEqual([]);
      expect(root.querySelectorAll('style').join('')).toMatch(/\.invisible\s*\{\s*visibility:\s*hidden/);
    }
    expect(holding(/Closed Thanksgiving\./).filter((file) => !file.endsWith('.html'))).toEqual([]);
  });
});

describe('what the owner changed', () => {
  it('is new on every page, and old on none', () => {
    const OLD = /Clear House|518\D{0,8}555\D{0,8}0188|clearhouse\.example|7 am to 6:30 pm|360 cubic feet/i;
    expect(holding(OLD)).toEqual([]);
    expect(holding(/\$(131|207|283|347|411|487|541|1,?003)(?![\d,])/)).toEqual([]);
    const { week, special } = site.business.hours;
    expect(pageAt('/').root.querySelector('footer')?.text).toContain(weekInWords(week));
    for (const period of special) expect(text(paths.contact)).toContain(periodInWords(period));
    expect(pageAt(paths.contact).html).toContain('specialOpeningHoursSpecification');
    for (const { price } of site.steps) expect(text(paths.pricing)).toContain(`$${price.toLocaleString('en-US')}`);
    expect(text(paths.pricing)).toContain('372 cubic feet');
  });
});

it('what the owner took away is named by no page, and leads to what took its place', () => {
  const from = '/blog/what-a-garage-costs';
  expect(pages.has(from)).toBe(false);
  expect(redirects).toContain(`${from} /blog/closing-an-aquarium 301\n${from}/ /blog/closing-an-aquarium 301\n`);
  expect(holding(new RegExp(`${from}(?![a-z0-9-])`)).filter((file) => file !== 'blog/redirecting.html')).toEqual([]);
});

it('a county more has its hub, town hall, hamlet and ZIPs, is on a map, and answers in the box', () => {
  const county = found(site.counties, 'cass');
  expect(county.zips.map(({ id }) => id)).toEqual(['12914', '12915']);
  const places = county.municipalities.flatMap(({ path, townHallPath }) => [path, townHallPath]);
  const parts = [...county.locations, ...county.zips].map(({ path }) => path);
  for (const path of [county.path, ...places, ...parts]) expect(text(path), path).toMatch(/Cass|Harlow/);
  expect(pageAt('/').root.querySelector('footer')?.text).toContain('Cass');
  expect(linksOn(paths.locations)).toEqual(
    expect.arrayContaining([county.path, ...county.municipalities.map(({ path }) => path)]),
  );
  expect(indexedPaths()).toContain(county.path);
  const answer = JSON.parse(readFileSync('dist/api/zip/12915.json', 'utf8')) as { places: { name: string }[] };
  expect(answer.places.map(({ name }) => name)).toEqual(['Harlow']);
});

it('is valid HTML', async () => {
  expect(await invalidHtml(globSync('dist/**/*.html'))).toEqual([]);
});
