/** Rules for every built page: links, heads, share cards, contents, code, pictures, sitemaps. Failures list the pages. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { LONGEST_SIDE } from '#business/picture-files.ts';
import { kindOf, paths } from '#pages.ts';
import {
  attribute,
  attributes,
  canonicalOf,
  indexedPaths,
  onAll,
  origin,
  pageAt,
  pages,
  type Page,
} from './built-site.ts';
import { site } from './content.ts';

const exists = (path: string) => existsSync(`dist${path}`);
const complainIf = (isWrong: boolean, complaint: string) => (isWrong ? [complaint] : []);
const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('base64');

describe('links', () => {
  const ids = new Map([...pages.values()].map((page) => [page, new Set(attributes(page, '[id]', 'id'))]));
  const redirects = readFileSync('dist/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));

  it('lead to a page or file that exists, in its canonical form, and to a fragment that exists', () => {
    const wrong = onAll((page) =>
      attributes(page, 'a[href]', 'href')
        .filter((href) => !/^(https:|tel:|sms:|mailto:)/.test(href))
        .filter((href) => {
          const [path = '', fragment] = href.split('#');
          const target = path === '' ? page : pages.get(path);
          if (!target) return !exists(path) || /\.html$|\/$/.test(path);
          return fragment && !ids.get(target)?.has(fragment);
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('reach every page within three clicks of the home page', () => {
    const clicks = new Map([['/home', 0]]);
    // A map also visits what is added meanwhile.
    for (const [path, count] of clicks)
      for (const link of pages.get(path)?.root.querySelectorAll('a[href^="/"]') ?? []) {
        const target = (link.getAttribute('href') ?? '').replace(/[#?].*$/, '');
        if (!clicks.has(target)) clicks.set(target, count + 1);
      }
    const far = [...pages.keys()].filter((path) => (clicks.get(path) ?? Infinity) > 3);
    const offline = [site, ...site.languages].map((own) => own.pages.offline);
    const unlinked = new Set(['/404', '/blog/redirecting', '/payment-success', ...offline]);
    expect(far.filter((path) => !unlinked.has(path))).toEqual([]);
  });

  it('redirect from addresses without a page to ones with a page, in one step', () => {
    // Each town has a printed code of its own.
    const all = redirects.flatMap((line) =>
      line.includes(':town') ? site.towns.map(({ id }) => line.replaceAll(':town', id)) : [line],
    );
    const wrong = all.filter((line) => {
      const [from = '', to = ''] = line.split(/\s+/);
      const [path = '', fragment] = to.split('#');
      const target = pages.get(path);
      return pages.has(from) || (target ? fragment && !ids.get(target)?.has(fragment) : !exists(path) || fragment);
    });
    expect(wrong).toEqual([]);
  });
});

describe('heads', () => {
  const openGraph = (page: Page, name: string) => attribute(page, `meta[property="og:${name}"]`, 'content');

  it('have a title, a description without tokens, a canonical that exists, and Open Graph data that agrees', () => {
    const wrong = onAll((page) => {
      const title = page.root.querySelector('title')?.text ?? '';
      const description = attribute(page, 'meta[name=description]', 'content') ?? '';
      const canonical = canonicalOf(page);
      const target = pages.get(canonical.slice(origin.length) || '/');
      return [
        ...complainIf(title === '' || description === '' || /[{}]/.test(title + description), 'title or description'),
        ...complainIf(!target || canonicalOf(target) !== canonical, `canonical ${canonical}`),
        ...complainIf(openGraph(page, 'url') !== canonical, 'og:url'),
        ...complainIf(openGraph(page, 'title') !== title, 'og:title'),
        ...complainIf(!/^[^{}]{30,}$/.test(openGraph(page, 'image:alt') ?? ''), 'og:image:alt'),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('name a share card of 1200 by 630, indexed pages one of their own', async () => {
    const cardOf = (page: Page) => openGraph(page, 'image')?.replace(`${origin}/`, 'dist/') ?? '';
    const files = globSync('dist/og/*.jpg');
    expect(new Set(files)).toEqual(new Set([...pages.values()].map(cardOf)));
    const house = cardOf(pageAt(paths.checkout));
    expect(indexedPaths().filter((path) => cardOf(pageAt(path)) === house)).toEqual([paths.welcome]);
    const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
    expect(files.filter((_, at) => sizes[at]?.width !== 1200 || sizes[at].height !== 630)).toEqual([]);
  });
});

const CLOSED = "default-src 'self',object-src 'none',base-uri 'none'";
/** Pages that run WebAssembly, for full-text search. */

describe('pages', () => {
  it('have one main heading, and no heading or list without words', () => {
    const wrong = onAll(({ root }) => {
      const empty = root
        .querySelectorAll('main :is(h1, h2, h3, ul, ol, dl, dt, dd, table, section)')
        .filter((part) => part.text.trim() === '' && !part.querySelector('img, svg, input, button'))
        // Filled by a script.
        .filter((part) => !part.closest('.nearest, astro-island'));
      return [
        ...complainIf(root.querySelectorAll('h1').length !== 1, 'h1'),
        ...empty.map((part) => part.outerHTML.slice(0, 90)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('offer Call, Text and Email, in this order, and a phone button in the header', () => {
    const kinds = (page: Page) => attributes(page, '.contact-bar a', 'href').map((href) => href.split(':')[0]);
    const wrong = onAll((page) => [
      ...complainIf(kinds(page).join() !== 'tel,sms,mailto', 'contact bar'),
      ...complainIf(attributes(page, 'header.bar > .wrap > a.button[href^="tel:"]', 'href').length !== 1, 'header'),
    ]);
    expect(wrong).toEqual([]);
  });

  it('say in the prepared text what the page is about', () => {
    const message = (path: string) =>
      decodeURIComponent(attribute(pageAt(path), '.contact-bar a[href^="sms:"]', 'href') ?? '');
    const about: [path: string, words: string][] = [
      ...site.services.map(({ path, asking }): [string, string] => [path, asking]),
      ...site.zips.map(({ path, id }): [string, string] => [path, id]),
      ...site.towns.map(({ path, name }): [string, string] => [path, name]),
    ];
    expect(about.filter(([path, words]) => !message(path).includes(words))).toEqual([]);
  });

  it('have a content security policy that allows their own inline code and nothing else', () => {
    const hashes = (page: Page, selector: string) =>
      page.root
        .querySelectorAll(selector)
        .map(({ innerHTML }) => `'sha256-${createHash('sha256').update(innerHTML).digest('base64')}'`);
    const wrong = onAll((page) => {
      const policy = attribute(page, 'meta[http-equiv=content-security-policy]', 'content') ?? '';
      const directives = new Map(policy.split(/;\s*/).map((part) => [/^\S*/.exec(part)?.[0], part]));
      const allowed = ['default-src', 'object-src', 'base-uri', 'script-src', 'style-src'].map((name) =>
        directives.get(name)?.replaceAll(/ 'sha256-\S+/g, ''),
      );
      // Scripts in the head come before the policy.
      const scripts = hashes(page, 'body script:not([src], [type="application/ld+json"])');
      return [
        ...complainIf(allowed.join() !== `${CLOSED},script-src 'self',style-src 'self'`, allowed.join()),
        ...scripts.filter((hash) => !directives.get('script-src')?.includes(hash)),
        ...hashes(page, 'style').filter((hash) => !directives.get('style-src')?.includes(hash)),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('ship only packages that ask for nothing but a notice, and give it', () => {
    const shipped = globSync('dist/*licenses.txt').flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^## (.+) - .+ \((.+)\)$/gm),
    ]);
    expect(shipped.map(([, name]) => name)).toEqual(expect.arrayContaining(['react-dom', 'workbox-strategies']));
    const free = /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)( OR Apache-2\.0\))?$/;
    expect(shipped.filter(([, , license = '']) => !free.test(license))).toEqual([]);
  });

  it('count taps on contact links only where the owner asks for it', () => {
    const { contactEvents } = site.business;
    const wrong = onAll((page) => [
      ...complainIf(attribute(page, '[data-contact-events]', 'data-contact-events') !== contactEvents, 'address'),
      ...complainIf(contactEvents === undefined && page.html.includes('ContactEvents'), 'code'),
    ]);
    expect(wrong).toEqual([]);
  });
});

describe('code', () => {
  const scripts = new Map(
    globSync('dist/_astro/*.js').map((file) => {
      const code = readFileSync(file, 'utf8');
      const imports = [...code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g)].map(
        ([, name]) => `/_astro/${name}`,
      );
      return [file.slice('dist'.length), { bytes: brotliCompressSync(code).length, imports }] as const;
    }),
  );
  /** Packed size of these scripts and all that they import. */
  const weigh = (addresses: readonly string[]): number => {
    const all = new Set(addresses.filter((address) => address !== ''));
    for (const address of all) for (const imported of scripts.get(address)?.imports ?? []) all.add(imported);
    return [...all].reduce((sum, address) => sum + (scripts.get(address)?.bytes ?? Infinity), 0);
  };
  const heavier = (most: number, scripts: (page: Page) => string[]) =>
    onAll((page) => {
      const bytes = weigh(scripts(page));
      return complainIf(bytes > most || bytes < 1024, `${bytes} bytes`);
    });

  it('before the first move comes to at most 12 kB, packed', () => {
    const first = (page: Page) => [
      ...attributes(page, 'script[src]', 'src'),
      ...attributes(page, 'link[rel=modulepreload], link[as=script]', 'href'),
    ];
    expect(heavier(12 * 1024, first)).toEqual([]);
  });

  it('with all islands of a page comes to at most 80,000 bytes, packed; 95,000 with tooltips', () => {
    const islands = (selector: string) => (page: Page) =>
      ['renderer-url', 'component-url', 'before-hydration-url'].flatMap((name) => attributes(page, selector, name));
    expect(heavier(80_000, islands('astro-island:not([component-export=Tooltip])'))).toEqual([]);
    expect(heavier(95_000, islands('astro-island'))).toEqual([]);
  });

  it('has at most 60 kB of typefaces', () => {
    const fonts = globSync('dist/_astro/fonts/*.woff2');
    expect(fonts.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(60 * 1024);
  });
});

describe('pictures', () => {
  it('have a size, a text, AVIF and WebP; at most one loads at once', () => {
    const wrong = onAll(({ root }) => {
      // The QR code is a drawing.
      const pictures = root
        .querySelectorAll('img')
        .filter((image) => !image.getAttribute('src')?.endsWith('/text-us.svg'));
      const eager = pictures.filter((image) => image.getAttribute('loading') !== 'lazy');
      const bad = pictures.filter(
        (image) =>
          ['width', 'height', 'alt'].some((name) => !image.hasAttribute(name)) ||
          !image.closest('picture')?.querySelector('source[type="image/avif"]') ||
          !image.getAttribute('src')?.endsWith('.webp'),
      );
      return [...complainIf(eager.length > 1, 'eager pictures'), ...bad.map((image) => image.outerHTML.slice(0, 120))];
    });
    expect(wrong).toEqual([]);
  });

  it('are never larger than pages need, nor originals, and do not say where they were taken', async () => {
    const sources = new Set(globSync('src/assets/pictures/**/*.*').map(digestOf));
    const files = globSync('dist/**/*.{jpg,jpeg,webp,avif,png}');
    const wrong = await Promise.all(
      files.map(async (file) => {
        const { width, height, exif, xmp, iptc } = await sharp(file).metadata();
        return complainIf(
          Math.max(width, height) > LONGEST_SIDE || Boolean(exif ?? xmp ?? iptc) || sources.has(digestOf(file)),
          file,
        );
      }),
    );
    expect(wrong.flat()).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });
});

describe('sitemaps', () => {
  const valuesOf = (xml: string, tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, value = '']) => value.replace(origin, ''));
  const files = valuesOf(readFileSync('dist/sitemap-index.xml', 'utf8'), 'loc');
  const entries = files.flatMap((file) =>
    readFileSync(`dist${file}`, 'utf8')
      .split('</url>')
      .slice(0, -1)
      .map((xml) => ({
        kind: /sitemap-([a-z]+)-\d+\.xml$/.exec(file)?.[1],
        path: valuesOf(xml, 'loc')[0]?.replace(/^$/, '/') ?? '',
        modified: valuesOf(xml, 'lastmod')[0]?.slice(0, 10),
        images: valuesOf(xml, 'image:loc'),
      })),
  );

  it('list exactly the pages that may be indexed, by kind, and whatever an editor wrote', () => {
    const listed = entries.map(({ path }) => path);
    expect(listed.sort()).toEqual(indexedPaths().sort());
    const written = [site.counties, site.services, site.towns, site.guides].flatMap((list) =>
      list.map(({ path }) => path),
    );
    expect(written.filter((path) => !listed.includes(path))).toEqual([]);
    for (const path of [paths.search, paths.loadSheet])
      expect(attribute(pageAt(path), 'meta[name=robots]', 'content'), path).toBe('noindex, follow');
    expect(entries.filter(({ kind, path }) => kind !== kindOf(path))).toEqual([]);
  });

  it('are all in the index, which robots.txt names', () => {
    const built = globSync('dist/sitemap-*-[0-9]*.xml').map((file) => file.slice('dist'.length));
    expect(files.sort()).toEqual(built.sort());
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  });

  it('give each page its own date, and pictures that exist', () => {
    const wrong = entries.filter(
      ({ path, kind = '', modified, images }) =>
        modified !== attribute(pageAt(path), 'meta[name="dcterms.modified"]', 'content') ||
        (['guides', 'municipalities'].includes(kind) && !modified) ||
        (kind === 'services' && images.length === 0) ||
        !images.every(exists),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
