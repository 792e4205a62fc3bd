/** The CDN's rules: how they add up, and what is refused. */
import { expect, it } from 'vitest';
import { headersOf, readRules, redirectOf } from './host-rules.ts';

it('gives an address what all its rules say, the later one in place of the earlier', () => {
  const text = '/*\n  X-A: 1\n/*.md\n  Link: </:splat>\n\n/index.md\n  ! Link\n  Link: </>';
  const headers = (address: string) => Object.fromEntries(headersOf(readRules(text, ''), address));
  expect(headers('/about')).toEqual({ 'X-A': '1' });
  expect(headers('/westchester/locations.md')).toEqual({ 'X-A': '1', Link: '</westchester/locations>' });
  expect(headers('/index.md')).toEqual({ 'X-A': '1', Link: '</>' });
});

it('takes a header that all files have away from some', () => {
  const rules = readRules('/*\n  X-A: 1\n  X-B: 2\n\n/_astro/*\n  ! X-A\n  X-C: 3', '');
  expect(Object.fromEntries(headersOf(rules, '/_astro/a.js'))).toEqual({ 'X-B': '2', 'X-C': '3' });
});

it("keeps what is said of Cloudflare's own addresses to those", () => {
  const text =
    '/*.md\n  X-Robots-Tag: noindex\n\nhttps://:version.:account.workers.dev/*\n  ! X-Robots-Tag\n  X-Robots-Tag: none';
  const rules = readRules(text, '');
  const robots = (host: string, address: string) => headersOf(rules, address, host).get('X-Robots-Tag');
  expect(robots('pr-3-site.acct.workers.dev', '/about')).toBe('none');
  expect(robots('pr-3-site.acct.workers.dev', '/about.md')).toBe('none');
  for (const host of [
    'www.company.com',
    'workers.dev',
    'acct.workers.dev',
    'a.b.acct.workers.dev',
    'a.b.workers.dev.evil',
  ]) {
    expect(robots(host, '/about'), host).toBeUndefined();
    expect(robots(host, '/about.md'), host).toBe('noindex');
  }
});

it.each([
  ['/a/*/*\n  X-A: 1', '', '"/a/*/*" must be a path, with one * at most'],
  ['https://www.company.com/*\n  X-A: 1', '', 'or begin with https://:version.:account.workers.dev'],
  ['https://:a.workers.dev/*\n  X-A: 1', '', 'or begin with https://:version.:account.workers.dev'],
  ['  X-A: 1', '', 'must stand below a path'],
  ['/*\n  X-A', '', '"X-A" must be a header'],
  ['/*\n  X-A: 1\n/a\n  X-A: 2', '', '"X-A: 2" is set twice for the same file: write "! X-A" above it'],
  ['/a*.md\n  X-A: 1\n/*b.md\n  X-A: 2', '', 'is set twice for the same file'],
  ['', '/old*/a /new 301', '"/old*/a /new 301" must name a path'],
  ['', '/old/* /new/* 301', 'with * at most at the end of the first'],
  ['', '/old https://elsewhere.example 301', 'must name a path'],
  ['', '/old/:a/:b /new 301', 'and one : at most'],
  ['', '/old/:a /new/:b 301', 'at the end of both'],
  ['', '/old/:a/more /:a 301', 'at the end of both'],
])('refuses %j, %j', (headers, redirects, message) => {
  expect(() => readRules(headers, redirects)).toThrow(message);
});

it('leads everything below an address with * to one page', () => {
  const rules = readRules('', '/uploads /work 301\n/uploads/*  /work 301\n/old%20page /home 301\n');
  const led = (address: string) => redirectOf(rules, address)?.to;
  expect(['/uploads', '/uploads/', '/uploads/2019/a.jpg', '/old%20page', '/upload'].map(led)).toEqual([
    ...['/work', '/work', '/work', '/home'],
    undefined,
  ]);
});

it('fills what follows a short address into the one that it leads to', () => {
  const rules = readRules('', '/d /home 302\n/d/:town /:town 302\n/d/:town/ /:town 302\n');
  const led = (address: string) => redirectOf(rules, address)?.to;
  expect(['/d', '/d/yonkers', '/d/mount-kisco/'].map(led)).toEqual(['/home', '/yonkers', '/mount-kisco']);
  expect(['/d/', '/d/a/b', '/d/%5Cevil.example', '/d//evil.example', '/x/yonkers'].map(led)).toEqual(
    Array.from({ length: 5 }),
  );
});
