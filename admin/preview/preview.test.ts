/** Previews print what the site's components print, from what the form says. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { HTMLElement, parse } from 'node-html-parser';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionName } from '#business/schema/collections.ts';
import type { Site } from '#business/entities.ts';
import { buildSite } from '#business/linking/link-site.ts';
import { readContent } from '#validation/read.ts';
import { siteChrome } from '#layout/site-chrome.ts';
import { ladder } from '#ui/load/gauge.ts';
import { workOf } from '#ui/work/work.ts';
import { formShapes } from '../forms/cms-config.ts';
import { toForm } from '../forms/form-values.ts';
import { PICTURES } from '#business/picture-files.ts';
import type { Commit } from '../app/repository.ts';
import { show } from './show.tsx';
import type { Previewed, Source } from './preview.tsx';

const shapes = formShapes();
/** The invented company's, with the pictures that the site has. */
const ROOT = 'e2e/fixtures';
const { rows } = readContent(ROOT);
const site: Site = buildSite(rows);
const pathsIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const texts = pathsIn(ROOT, 'content/**/*.{yaml,md}');
const paths = new Set([...texts, ...pathsIn('.', `${PICTURES}/**/*.webp`)]);
const commit: Commit = {
  hashes: new Map([...paths].map((path) => [path, path])),
  content: { paths, bytes: new Map(texts.map((path) => [path, new Uint8Array(readFileSync(join(ROOT, path)))])) },
};

const source: Source = {
  shapeOf: shapes,
  commit: () => Promise.resolve(commit),
  file: () => Promise.resolve(new Uint8Array()),
};

/** The form of a file as Sveltia hands it to a preview. */
function formOf(name: CollectionName, value: unknown): unknown {
  const shape = shapes.get(name);
  if (!shape) throw new Error(`${name} has no shape.`);
  const form = toForm(shape, value);
  return Array.isArray(form) ? { [name]: form } : form;
}

async function shown(name: Previewed, value: unknown, at = 0): Promise<HTMLElement> {
  const part = await show(name, { form: formOf(name, value), at, commit, source });
  return parse(renderToStaticMarkup(part));
}

let server: ViteDevServer;
let container: Awaited<ReturnType<typeof AstroContainer.create>>;

beforeAll(async () => {
  const config = getViteConfig(
    {
      logLevel: 'silent',
      server: { middlewareMode: true, hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    },
    { configFile: false, integrations: [react()], logLevel: 'silent' },
  );
  server = await createServer({ ...(await config({ mode: 'test', command: 'serve' })), configFile: false });
  container = await AstroContainer.create();
  const { default: renderer } = (await server.ssrLoadModule('@astrojs/react/server.js')) as { default: never };
  container.addServerRenderer({ name: '@astrojs/react', renderer });
});
afterAll(() => server.close());

/** What a component of the site prints. */
async function printed(component: string, props: Record<string, unknown>): Promise<HTMLElement> {
  const { default: part } = (await server.ssrLoadModule(`/src/${component}.astro`)) as { default: never };
  return parse(await container.renderToString(part, { props }));
}

/** Marks for other programs, where links lead, and how a picture is chosen: that it is there counts, and its classes. */
const OTHER = /^(data-.*|href|src|srcset|sizes|loading|fetchpriority|decoding)$/;

/** Elements with their classes, attributes and words. */
function outline(root: HTMLElement): unknown[] {
  return root.childNodes.flatMap((node): unknown[] => {
    if (!(node instanceof HTMLElement))
      return node.rawText.trim() === '' ? [] : [node.text.replace(/\s+/g, ' ').trim()];
    const { tagName, attributes } = node;
    if (tagName === 'PICTURE') return outline(node);
    if (tagName === 'SOURCE') return [];
    const told = Object.entries(attributes).filter(([name]) => !OTHER.test(name));
    const own = tagName === 'IMG' ? told.filter(([name]) => !['width', 'height'].includes(name)) : told;
    return [
      {
        tag: tagName,
        ...Object.fromEntries(own.filter(([name]) => name !== 'class').toSorted()),
        class: [...node.classList.value].toSorted(),
        inside: outline(node),
      },
    ];
  });
}

/** The only element of a kind in a preview, as an outline. */
function only(root: HTMLElement, selector: string): unknown[] {
  const found = root.querySelectorAll(selector);
  expect(found).toHaveLength(1);
  return outline(parse(found.map((element) => element.outerHTML).join('')));
}

describe('a preview is what the site prints', () => {
  it('of each review', async () => {
    expect(rows.reviews.length).toBeGreaterThan(1);
    for (const [at, { id, stars }] of rows.reviews.entries()) {
      const reviews = workOf(site, { jobs: [], reviews: site.reviews.filter((one) => one.id === id) }).reviews;
      const root = await shown('reviews', rows.reviews, at);
      expect(root.querySelectorAll('figure svg')).toHaveLength(stars);
      expect(only(root, 'ul')).toEqual(outline(await printed('ui/work/Reviews', { reviews })));
    }
  });

  it('of each job', async () => {
    expect(rows.jobs.length).toBeGreaterThan(1);
    for (const [at, { id }] of rows.jobs.entries()) {
      const { jobs } = workOf(site, { jobs: site.jobs.filter((one) => one.id === id), reviews: [] });
      expect(only(await shown('jobs', rows.jobs, at), 'ul')).toEqual(
        outline(await printed('ui/work/JobCards', { jobs })),
      );
    }
  });

  it('of the prices', async () => {
    const root = await shown('pricing', rows.pricing);
    expect(only(root, 'ol')).toEqual(outline(await printed('ui/load/Ladder', { rows: ladder(site) })));
  });

  it('of the notice, in its time', async () => {
    const notice = { text: 'Room until 4 pm, from {from}', from: '2026-11-25 08:00', until: '2026-11-25 16:00' };
    const business = { ...rows.business, notice };
    const frame = siteChrome({ ...site, business });
    const own = await printed('layout/Notice', { notice: frame.notice });
    // As the page's script takes it away (src/layout/scripts/notice.ts).
    own.querySelector('.invisible')?.classList.remove('invisible');
    const root = await shown('business', business);
    expect(only(root, '[role=status]')).toEqual(outline(own));
    expect(root.text).toContain('from November 25, 2026, 8 am until November 25, 2026, 4 pm');
    expect((await shown('business', { ...rows.business, notice: undefined })).text).toContain('No notice right now');
  });
});

describe('a form that is not complete', () => {
  const form = (list: 'jobs' | 'reviews', record: object) => ({ form: { [list]: [record] }, at: 0, commit, source });
  const text = (part: ReactNode): string => parse(renderToStaticMarkup(part)).text;

  it('is asked for what a card cannot do without', async () => {
    expect(text(await show('reviews', form('reviews', { quote: 'Quick.', place: 'dunmore', service: '' })))).toBe(
      'Choose the town and the service, then the review shows here.',
    );
    const job = { place: 'dunmore', service: 'piano-removal', eighths: null };
    expect(text(await show('jobs', form('jobs', job)))).toContain('tap how far the truck was filled');
    expect(text(await show('jobs', { ...form('jobs', job), form: { jobs: [] } }))).toBe('No job yet.');
  });

  it('shows as much as it says', async () => {
    const review = { quote: '', author: 'Ada', stars: 9, place: 'dunmore', service: 'piano-removal', date: '' };
    const shownReview = parse(renderToStaticMarkup(await show('reviews', form('reviews', review))));
    expect(shownReview.querySelector('figcaption')?.text).toContain('Ada, ');
    expect(shownReview.querySelectorAll('svg')).toHaveLength(0);
    const steps = rows.pricing.steps.map((step, at) => (at === 0 ? { ...step, price: null } : step));
    const prices = (await shown('pricing', { ...rows.pricing, steps })).querySelectorAll('.price');
    expect(prices.slice(0, 2).map((price) => price.text)).toEqual(['$0', `$${rows.pricing.steps[1]?.price}`]);
  });

  it('shows the photos that were just taken in, and no longer says that they are illustrations', async () => {
    const [before, after] = ['blob:null/before', 'blob:null/after'];
    const job = { title: 'A piano', place: 'dunmore', service: 'piano-removal', eighths: 2, sample: false };
    const sources = (part: ReactNode) =>
      parse(renderToStaticMarkup(part))
        .querySelectorAll('img')
        .map((image) => image.getAttribute('src'));
    const photos = { before: '', after: '', beforePhoto: before, afterPhoto: after };
    const withPhotos = await show('jobs', form('jobs', { ...job, photos }));
    expect(sources(withPhotos)).toEqual([before, before, after]);
    expect(text(withPhotos)).not.toContain('llustration');
    const without = await show('jobs', form('jobs', job));
    expect(sources(without)).toHaveLength(1);
    expect(text(without)).toContain('llustration');
  });

  it('has its own files where a job has photos: one that is not there leaves an empty place', async () => {
    const job = rows.jobs.find(({ id }) => id === 'first-piano');
    const photos = { before: 'The piano in the parlor', after: 'The parlor, swept' };
    const own = `${PICTURES}/jobs/first-piano-before.webp`;
    const withOne: Commit = { ...commit, hashes: new Map([...commit.hashes, [own, own]]) };
    const asked = { form: formOf('jobs', [{ ...job, photos }]), at: 0, commit: withOne, source };
    const root = parse(renderToStaticMarkup(await show('jobs', asked)));
    expect(root.querySelectorAll('img')).toHaveLength(2);
    expect(root.querySelectorAll('div.bg-mist')).toHaveLength(1);
  });
});
