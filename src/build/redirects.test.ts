import { expect, it } from 'vitest';
import { found, rows, site } from '../../e2e/fixtures/site.ts';
import { linesOf, redirectsOf, MAX_REDIRECT_LINES } from '#business/linking/redirects.ts';
import { routes } from '#pages.ts';
import { readRules } from '../../scripts/lib/host-rules.ts';
import { redirectLines } from './redirects.ts';

const COUCH = found(rows.services, 'couch-removal');
const service = (id: string, also?: string[]) => ({ ...COUCH, id, also });
/** Redirects of services: target by source. */
const leading = (...services: { id: string; also?: string[] | undefined }[]) =>
  new Map(
    redirectsOf({
      ...rows,
      redirects: [],
      counties: [],
      services: services.map(({ id, also }) => service(id, also)),
    }).map(({ from, to }) => [from.replace('/services/', ''), to.replace('/services/', '')]),
  );

it('also redirects the old path with a trailing slash', () => {
  const lines = redirectLines([
    { from: '/areas', to: '/locations' },
    { from: '/faq', to: '/home#faq' },
  ]);
  expect(readRules('', lines).redirects).toEqual([
    { from: '/areas', to: '/locations', fragment: undefined, status: 301 },
    { from: '/areas/', to: '/locations', fragment: undefined, status: 301 },
    { from: '/faq', to: '/home', fragment: 'faq', status: 301 },
    { from: '/faq/', to: '/home', fragment: 'faq', status: 301 },
  ]);
  expect(redirectLines([])).toBe('');
});

it('starts with redirects from content, then counties', () => {
  const all = redirectsOf(rows);
  expect(all.slice(0, rows.redirects.length)).toEqual(
    rows.redirects.map(({ from, to, paper }) => ({ from, to, ...(paper && { counted: true }) })),
  );
  expect(all).toContainEqual({ from: '/alder', to: '/alder/locations' });
  expect(site.redirects).toEqual(all);
});

it('redirects singular, plural and suffixed names of a service', () => {
  const names = leading({ id: 'couch-removal', also: ['sofa', 'love-seat-removal'] }, { id: 'garage-cleanout' });
  const of = (id: string) =>
    [...names].filter(([from, to]) => to === id && /^[a-z-]+$/.test(from)).map(([from]) => from);
  expect(of('couch-removal').toSorted()).toEqual([
    ...['couch', 'couch-cleanout', 'couches', 'couches-cleanout', 'couches-removal'],
    ...['love-seat', 'love-seat-removal', 'love-seats', 'sofa', 'sofa-removal', 'sofas'],
  ]);
  expect(of('garage-cleanout').toSorted()).toEqual([
    ...['garage', 'garage-cleanouts', 'garage-removal', 'garages', 'garages-cleanout', 'garages-removal'],
  ]);
});

it.each([
  ['mattress-removal', ['mattress', 'mattresses'], ['mattres']],
  ['washer-dryer-removal', ['washer-dryers'], []],
  ['storm-debris-removal', ['storm-debris'], ['storm-debri', 'storm-debrises']],
  ['roofing-removal', ['roofing'], ['roofings']],
  ['battery-removal', ['battery', 'batteries'], ['batterys']],
  ['batteries-removal', ['battery', 'batteries'], ['batterie']],
  ['boxes-removal', ['box', 'boxes'], ['boxe']],
  ['key-removal', ['key', 'keys'], ['keies']],
  ['electronics-removal', ['electronic', 'electronics'], ['electronicses']],
  // An id without a suffix gets none.
  ['cleanouts', ['cleanout'], ['cleanout-removal']],
  ['donation-pickup', ['donation-pickups'], ['donation-pickup-removal']],
])('knows the names of %s', (id, known, unknown) => {
  const names = leading({ id });
  for (const name of known) expect(names.get(name), name).toBe(id);
  for (const name of unknown) expect(names.has(name), name).toBe(false);
});

it('gives an ambiguous name to the service whose id starts with it, else to none', () => {
  const names = leading(
    { id: 'pool-table-removal' },
    { id: 'big-pool-removal', also: ['pool', 'spa'] },
    { id: 'spa-removal' },
  );
  // Explicit names take precedence over names derived from file names.
  expect([names.get('pool'), names.get('spa')]).toEqual(['big-pool-removal', 'big-pool-removal']);
  const derived = leading({ id: 'tub-removal' }, { id: 'big-removal', also: ['tubs'] });
  expect([derived.get('tub'), derived.get('tubs')]).toEqual(['tub-removal', 'big-removal']);
  const both = leading({ id: 'barn-removal' }, { id: 'barn-cleanout' });
  expect([both.has('barn'), both.has('barn-removal'), both.has('barn-cleanout')]).toEqual([false, false, false]);
});

it('redirects names of a retired service to its replacement, unless taken', () => {
  const gone = { id: 'gone', from: '/services/sofa-removal', to: '/services/couch-removal' };
  const rug = { id: 'rug', from: '/services/rugs', to: '/services' };
  const all = new Map(
    redirectsOf({
      ...rows,
      redirects: [gone, rug, { ...gone, id: 'old', from: '/services/piano-cleanout', to: '/services' }],
      services: [service('couch-removal', ['rug']), service('piano-removal')],
    }).map(({ from, to }) => [from, to]),
  );
  expect(all.get('/services/sofa')).toBe('/services/couch-removal');
  expect(all.get('/services/sofas')).toBe('/services/couch-removal');
  expect(all.get('/services/piano')).toBe('/services/piano-removal');
  expect([all.get('/services/rug'), all.get('/services/rugs')]).toEqual(['/services/couch-removal', '/services']);
});

it('has unique sources, no page as source, and pages as targets without chains', () => {
  const all = redirectsOf(rows);
  const from = new Set(all.map((moved) => moved.from));
  expect(from.size).toBe(all.length);
  expect(rows.services.filter(({ id }) => from.has(routes.service(id)))).toEqual([]);
  expect(all.filter(({ to }) => from.has(to))).toEqual([]);
});

it('drops rules beyond the host’s limit', () => {
  const services = Array.from({ length: 300 }, (_, at) => service(`thing${'x'.repeat(at)}-removal`));
  const all = redirectsOf({ ...rows, services });
  expect(all.slice(0, rows.redirects.length)).toMatchObject(rows.redirects.map(({ from, to }) => ({ from, to })));
  expect(services.filter(({ id }) => !all.some(({ to }) => to === routes.service(id)))).toEqual([]);
  const lines = all.flatMap(linesOf).length;
  expect(lines).toBeLessThan(MAX_REDIRECT_LINES);
  expect(lines).toBeGreaterThan(MAX_REDIRECT_LINES - 3);
});

it('keeps short links of printed papers countable, per town', () => {
  const lines = redirectLines(redirectsOf(rows)).trimEnd().split('\n');
  // Cloudflare limits the lines after a placeholder rule.
  expect(lines.findIndex((line) => line.includes(':'))).toBe(lines.length - 4);
  expect(lines.filter((line) => line.endsWith(' 302'))).toEqual(
    [
      ...['/m', '/t', '/c', '/d', '/y'].map((from) => [from, '/home']),
      ['/p', '/pricing'],
      ...['/d/:town', '/y/:town'].map((from) => [from, '/:town']),
    ].flatMap(([from, to]) => [`${from} ${to} 302`, `${from}/ ${to} 302`]),
  );
});
