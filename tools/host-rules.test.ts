/** The CDN's rules: how they add up, and that what nginx and Caddy cannot be told is refused. */
import { expect, it } from 'vitest';
import { caddyRules, headersOf, nginxRules, readRules, redirectOf } from './host-rules.ts';

it('gives an address what all its rules say, the later one in place of the earlier', () => {
  const text = '/*\n  X-A: 1\n/*.md\n  Link: </:splat>\n\n/index.md\n  ! Link\n  Link: </>';
  const headers = (address: string) => Object.fromEntries(headersOf(readRules(text, ''), address));
  expect(headers('/about')).toEqual({ 'X-A': '1' });
  expect(headers('/westchester/locations.md')).toEqual({ 'X-A': '1', Link: '</westchester/locations>' });
  expect(headers('/index.md')).toEqual({ 'X-A': '1', Link: '</>' });
});

it('takes a header that all files have away from some, on every host', () => {
  const rules = readRules('/*\n  X-A: 1\n  X-B: 2\n\n/_astro/*\n  ! X-A\n  X-C: 3', '');
  expect(Object.fromEntries(headersOf(rules, '/_astro/a.js'))).toEqual({ 'X-B': '2', 'X-C': '3' });
  const { http, server } = nginxRules(rules);
  expect(http.split('}\n').filter(Boolean)).toEqual([
    'map $request_uri $sent_x_a {\n  default "1";\n  "~^/_astro/(?<splat>[^?]*)([?]|$)" "";\n',
    'map $request_uri $sent_x_c {\n  "~^/_astro/(?<splat>[^?]*)([?]|$)" "3";\n',
  ]);
  expect(server).toBe('add_header X-A $sent_x_a always;\nadd_header X-B "2" always;\nadd_header X-C $sent_x_c;\n');
  expect(caddyRules(rules)).toContain('header @rule1 -X-A\nheader @rule1 X-C "3"\n');
});

it("keeps what is said of Cloudflare's own addresses to those, and tells no other host of it", () => {
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
  const without = readRules('/*.md\n  X-Robots-Tag: noindex', '');
  expect(nginxRules(rules)).toEqual(nginxRules(without));
  expect(caddyRules(rules)).toBe(caddyRules(without));
});

it.each([
  ['/a/*/*\n  X-A: 1', '', '"/a/*/*" must be a path, with one * at most'],
  ['https://www.company.com/*\n  X-A: 1', '', 'or begin with https://:version.:account.workers.dev'],
  ['https://:a.workers.dev/*\n  X-A: 1', '', 'or begin with https://:version.:account.workers.dev'],
  ['  X-A: 1', '', 'must stand below a path'],
  ['/*\n  X-A', '', '"X-A" must be a header'],
  ['/*\n  X-A: 1\n/a\n  X-A: 2', '', '"X-A: 2" is set twice for the same file: write "! X-A" above it'],
  ['/a*.md\n  X-A: 1\n/*b.md\n  X-A: 2', '', 'is set twice for the same file'],
  ['/*\n  X-A: $host', '', 'holds a sign that nginx or Caddy reads as its own'],
  ['', '/old/* /new 301', '"/old/* /new 301" must name a path'],
  ['', '/old https://elsewhere.example 301', 'must name a path'],
  ['', '/old/:a/:b /new 301', 'with one : at most'],
  ['', '/old/:a /new/:b 301', 'at the end of both'],
  ['', '/old/:a/more /:a 301', 'at the end of both'],
])('refuses %j, %j', (headers, redirects, message) => {
  expect(() => readRules(headers, redirects)).toThrow(message);
});

it('tells nginx each redirect by itself, and Caddy those to one page together', () => {
  const rules = readRules('', '/a /new 301\n/A /new 301\n/b /new#part 301\n/c /new 302\n');
  expect(nginxRules(rules).server).toBe(
    [
      'location = /a {\n  return 301 /new$is_args$args;\n}\n',
      'location = /A {\n  return 301 /new$is_args$args;\n}\n',
      'location = /b {\n  return 301 /new$is_args$args#part;\n}\n',
      'location = /c {\n  return 302 /new$is_args$args;\n}\n',
    ].join(''),
  );
  const [, led] = caddyRules(rules).split('default ""\n}\n');
  expect(led?.trimEnd().split('\n')).toEqual([
    '@moved0 path /a /A',
    'redir @moved0 "/new{asked}" 301',
    '@moved1 path /b',
    'redir @moved1 "/new{asked}#part" 301',
    '@moved2 path /c',
    'redir @moved2 "/new{asked}" 302',
  ]);
});

it('fills what follows a short address into the one that it leads to, on every host', () => {
  const rules = readRules('', '/d /home 302\n/d/:town /:town 302\n/d/:town/ /:town 302\n');
  const led = (address: string) => redirectOf(rules, address)?.to;
  expect(['/d', '/d/yonkers', '/d/mount-kisco/'].map(led)).toEqual(['/home', '/yonkers', '/mount-kisco']);
  expect(['/d/', '/d/a/b', '/d/%5Cevil.example', '/d//evil.example', '/x/yonkers'].map(led)).toEqual(
    Array.from({ length: 5 }),
  );
  expect(nginxRules(rules).server).toContain(
    'location ~ ^/d/(?<part>[a-z0-9-]+)/$ {\n  return 302 /$part$is_args$args;\n}\n',
  );
  expect(caddyRules(rules)).toContain(
    '@part0 path_regexp part0 ^/d/([a-z0-9-]+)$\nredir @part0 "/{re.part0.1}{asked}" 302\n',
  );
});
