/** Rules over every finished page: links, heads, HTML, sitemap. Failures list the files. */
import { valid } from 'node-html-parser';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { LONGEST_SIDE } from '#business/picture-files.ts';
import { linkRows } from '#business/linking/link-site.ts';
import { linesOf, MAX_REDIRECT_LINES } from '#business/linking/redirects.ts';
import { readContent } from '#validation/read.ts';
import { kindOf, KINDS, paths, SHORT_LINKS, routes, TOWN_SHORT_LINKS, type SinglePage } from '#pages.ts';
import { linkGraph } from '../scripts/lib/link-graph.ts';
import { attribute, isIndexed, origin, pageAt, pages, type Page } from './built-site.ts';

/** What the pages are made from. */
const { site } = linkRows(readContent(process.cwd()).rows);
const all = () => [...pages.values()];
/** The addresses of a page in every language. */
const addressesOf = (name: SinglePage): string[] => [
  ...new Set([site, ...site.languages].map((one) => one.pages[name])),
];

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('base64');

describe('links', () => {
  const known = new Map<Page, Set<string>>();
  const idsOf = (target: Page) => {
    const ids = known.get(target) ?? new Set(target.root.querySelectorAll('[id]').map(({ id }) => id));
    known.set(target, ids);
    return ids;
  };

  it('lead to a page or file that exists, in its one true form, and to a fragment that exists', () => {
    const wrong: string[] = [];
    for (const page of all()) {
      for (const link of page.root.querySelectorAll('a[href]')) {
        const href = (link.getAttribute('href') ?? '').replaceAll('&amp;', '&');
        if (/^(https:|tel:|sms:|mailto:)/.test(href)) continue;
        const [path = '', fragment] = href.split('#');
        const target = path === '' ? page : pages.get(path);
        if (!target) {
          if (!existsSync(`dist${path}`) || /\.html$|\/$/.test(path)) wrong.push(`${page.path} → ${href}`);
          continue;
        }
        if (fragment && !idsOf(target).has(fragment)) wrong.push(`${page.path} → ${href} (no such fragment)`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('reach every page that may be indexed from one that may', () => {
    const led = new Set(
      all()
        .filter(isIndexed)
        .flatMap(({ path, root }) =>
          root
            .querySelectorAll('a[href^="/"]')
            .map((link) => link.getAttribute('href')?.split('#')[0] ?? '')
            .filter((target) => target !== path),
        ),
    );
    expect(
      all()
        .filter((page) => isIndexed(page) && !led.has(page.path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('reach every page within three clicks of the home page', () => {
    const far = [...linkGraph(pages.values(), '/home').values()].filter((page) => (page.depth ?? Infinity) > 3);
    expect(far.map((page) => page.path).sort()).toEqual(
      ['/404', '/blog/redirecting', '/payment-success', ...addressesOf('offline')].sort(),
    );
  });

  it('of every address that is no page lead to one, in one step', () => {
    const lines = readFileSync('dist/_redirects', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    // A paper of each town has its own code.
    const each = lines.flatMap((line) =>
      line.includes(':town') ? site.towns.map(({ id }) => line.replaceAll(':town', id)) : [line],
    );
    const wrong = each.filter((line) => {
      const [from = '', to = ''] = line.split(/\s+/);
      const [target = '', fragment] = to.split('#');
      const page = pages.get(target);
      if (fragment && !(page && idsOf(page).has(fragment))) return true;
      return pages.has(from) || (!page && !existsSync(`dist${target}`));
    });
    expect(lines).toEqual(site.redirects.flatMap(linesOf));
    expect(lines.length).toBeLessThan(MAX_REDIRECT_LINES);
    expect(wrong).toEqual([]);
  });

  it('know nothing of the addresses on printed papers, which the host counts: no page, sitemap or file has one', () => {
    const codes = [
      ...Object.values(SHORT_LINKS),
      ...site.towns.flatMap(({ id }) => TOWN_SHORT_LINKS.map((one) => routes.townShortLink(one, id))),
    ];
    const counted = readFileSync('dist/_redirects', 'utf8')
      .split('\n')
      .filter((line) => line.endsWith(' 302'));
    expect(Object.values(SHORT_LINKS).filter((path) => !counted.some((line) => line.startsWith(`${path} `)))).toEqual(
      [],
    );
    expect(
      codes.filter((path) => pages.has(path) || existsSync(`dist${path}`) || existsSync(`dist${path}.html`)),
    ).toEqual([]);
    const sitemaps = globSync('dist/sitemap*.xml')
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    expect(sitemaps).toContain(`<loc>${site.business.site}${paths.pricing}</loc>`);
    expect(codes.filter((path) => sitemaps.includes(`<loc>${site.business.site}${path}</loc>`))).toEqual([]);
  });
});

describe('heads', () => {
  it('have a title and a description, with no token left in them', () => {
    const wrong = all().filter((page) => {
      const title = page.root.querySelector('title')?.text ?? '';
      const description = attribute(page, 'meta[name=description]', 'content') ?? '';
      return title === '' || description === '' || /[{}]/.test(title + description);
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  it('name a canonical that exists and is its own canonical', () => {
    const wrong = all().filter((page) => {
      const canonical = attribute(page, 'link[rel=canonical]', 'href') ?? '';
      const target = pages.get(canonical.slice(origin.length) || '/');
      return !target || attribute(target, 'link[rel=canonical]', 'href') !== canonical;
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  it('carry Open Graph data that agrees with the page', () => {
    const wrong = all().filter(
      (page) =>
        attribute(page, 'meta[property="og:url"]', 'content') !== attribute(page, 'link[rel=canonical]', 'href') ||
        attribute(page, 'meta[property="og:title"]', 'content') !== page.root.querySelector('title')?.text,
    );
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});

/** Pages that run WebAssembly, for full-text search; its `'wasm-unsafe-eval'` opens nothing else. */
const WASM = new Set(['/404', ...addressesOf('search')]);

describe('pages', () => {
  it('have one main heading, and no text with an unfilled token', () => {
    const wrong = all().flatMap((page) => [
      ...(page.root.querySelectorAll('h1').length === 1 ? [] : [`${page.path} h1`]),
      ...page.root
        .querySelectorAll('main :is(p, li, dd, dt, td, h1, h2, h3, figcaption)')
        .filter((element) => /\{[a-z]+[:.}]/.test(element.text) && !element.querySelector('script'))
        .map((element) => `${page.path}: ${element.text.slice(0, 80)}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('have no heading and no list without words', () => {
    const empty = all().flatMap((page) =>
      page.root
        .querySelectorAll('main :is(h1, h2, h3, ul, ol, dl, dt, dd, table, section)')
        .filter((element) => element.text.trim() === '' && !element.querySelector('img, svg, input, button'))
        // Shown and filled by a script.
        .filter((element) => !element.closest('.nearest, astro-island'))
        .map((element) => `${page.path}: ${element.outerHTML.slice(0, 90)}`),
    );
    expect(empty.slice(0, 20)).toEqual([]);
  });

  it('offer Call, Text, E-mail in this order', () => {
    const wrong = all().filter((page) => {
      const kinds = page.root
        .querySelectorAll('.contact-bar a')
        .map((link) => link.getAttribute('href')?.split(':')[0]);
      return kinds.join() !== 'tel,sms,mailto';
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  it('say in the prepared text what the page is about', () => {
    const about = (path: string) =>
      decodeURIComponent(
        pages.get(path)?.root.querySelector('.contact-bar a[href^="sms:"]')?.getAttribute('href') ?? '',
      );
    const wrong = [
      ...site.services.map(({ path, asking }) => [path, asking] as const),
      ...site.zips.map(({ path, id }) => [path, id] as const),
      ...site.towns.map(({ path, name }) => [path, name] as const),
    ].filter(([path, words]) => !about(path).includes(words));
    expect(wrong).toEqual([]);
  });

  it('ship packages only that ask for nothing but their notice, and give it', () => {
    const shipped = globSync('dist/*licenses.txt').flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^## (.+) - .+ \((.+)\)$/gm),
    ]);
    expect(shipped.map(([, name]) => name)).toEqual(expect.arrayContaining(['react-dom', 'workbox-strategies']));
    expect(
      shipped.filter(([, , license = '']) => !/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/.test(license)),
    ).toEqual([]);
  });

  it('count taps where the owner asks for it, and load no code of a feature that is switched off', () => {
    const { contactEvents } = site.business;
    const told = new Set(all().map((one) => attribute(one, '[data-contact-events]', 'data-contact-events')));
    expect([...told]).toEqual([contactEvents]);
    expect(all().some((one) => one.html.includes('ContactEvents'))).toBe(contactEvents !== undefined);
  });

  it('load nothing from anyone else, and carry no inline style', () => {
    const wrong = all().flatMap((page) =>
      page.root
        .querySelectorAll('script[src], img[src], link[rel=stylesheet], link[rel=preload], iframe, [style]')
        .filter((element) => {
          const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
          return element.hasAttribute('style') || !address.startsWith('/');
        })
        .map((element) => `${page.path} ${element.outerHTML.slice(0, 90)}`),
    );
    expect(wrong).toEqual([]);
  });

  describe('ask for code', () => {
    const code = (address: string) => readFileSync(`dist${address}`, 'utf8');
    /** These scripts and all that they import, each once. */
    const withImports = (addresses: readonly string[], known = new Set<string>()): Set<string> => {
      for (const address of addresses) {
        if (known.has(address)) continue;
        known.add(address);
        const imported = [...code(address).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g)];
        withImports(
          imported.map(([, name]) => `/_astro/${name}`),
          known,
        );
      }
      return known;
    };
    const packed = new Map<string, number>();
    const pack = (address: string): number => {
      const size = packed.get(address) ?? brotliCompressSync(code(address)).length;
      packed.set(address, size);
      return size;
    };
    /** Pages whose scripts come to more than so many kilobytes. */
    const heavier = (most: number, scripts: (page: Page) => (string | undefined)[], size: typeof pack) => {
      let least = Infinity;
      const wrong = all().flatMap((page) => {
        const addresses = withImports(scripts(page).filter((address) => address !== undefined));
        const bytes = [...addresses].reduce((sum, address) => sum + size(address), 0);
        least = Math.min(least, bytes);
        return bytes > most ? [`${page.path}: ${bytes} bytes`] : [];
      });
      expect(least, 'every page has scripts').toBeGreaterThan(1024);
      return wrong;
    };

    it('before the first move at most 12 KB, packed, with all that it imports: none of the framework', () => {
      const first = ({ root }: Page) =>
        root
          .querySelectorAll('script[src], link[rel=modulepreload], link[as=script]')
          .map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
      expect(heavier(12 * 1024, first, pack)).toEqual([]);
    });

    it('after it at most 80,000 bytes, packed: the framework and all islands of the page; 95,000 where there is a mouse', () => {
      const ATTRIBUTES = ['renderer-url', 'component-url', 'before-hydration-url'];
      const islands = (which: string) => (page: Page) =>
        page.root.querySelectorAll(which).flatMap((island) => ATTRIBUTES.map((name) => island.getAttribute(name)));
      expect(heavier(80_000, islands('astro-island:not([component-export=Tooltip])'), pack)).toEqual([]);
      expect(heavier(95_000, islands('astro-island'), pack)).toEqual([]);
    });
  });

  it('give every picture its size, a text, AVIF and WebP, and load at most one at once', () => {
    const wrong = all().flatMap((page) => {
      // The code for a telephone's camera is a drawing.
      const pictures = page.root
        .querySelectorAll('img')
        .filter((image) => !image.getAttribute('src')?.endsWith('/text-us.svg'));
      const eager = pictures.filter((image) => image.getAttribute('loading') !== 'lazy').length;
      return [
        ...(eager > 1 ? [`${page.path}: ${eager} eager pictures`] : []),
        ...pictures
          .filter(
            (image) =>
              !image.hasAttribute('width') ||
              !image.hasAttribute('height') ||
              !image.hasAttribute('alt') ||
              (image.closest('picture')?.querySelectorAll('source[type="image/avif"]').length ?? 0) === 0 ||
              !image.getAttribute('src')?.endsWith('.webp'),
          )
          .map((image) => `${page.path}: ${image.outerHTML.slice(0, 120)}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('come with pictures that are never larger than pages ask for, and tell nothing of where and when they were taken', async () => {
    const sources = new Set(globSync('src/assets/pictures/**/*.*').map((file) => digestOf(file)));
    const pictures = globSync('dist/**/*.{jpg,jpeg,webp,avif,png}');
    const wrong = await Promise.all(
      pictures.map(async (file) => {
        const { width, height, exif, xmp, iptc } = await sharp(file).metadata();
        return [
          ...(Math.max(width, height) > LONGEST_SIDE ? [`${file}: ${width} × ${height} pixels`] : []),
          ...(exif || xmp || iptc ? [`${file}: holds what a camera wrote beside the picture`] : []),
          ...(sources.has(digestOf(file)) ? [`${file}: is an original`] : []),
        ];
      }),
    );
    expect(wrong.flat()).toEqual([]);
    expect(pictures.length).toBeGreaterThan(0);
  });

  it('carry a content security policy that lets in what stands in the page, and nothing else inline', () => {
    const hashes = (page: Page, selector: string) =>
      page.root
        .querySelectorAll(selector)
        .map((element) => `'sha256-${createHash('sha256').update(element.innerHTML).digest('base64')}'`);
    const wrong = all().filter((page) => {
      const policy = attribute(page, 'meta[http-equiv=content-security-policy]', 'content') ?? '';
      const directives = new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources];
        }),
      );
      const sources = (name: string) => directives.get(name) ?? [];
      const own = (name: string) => sources(name).filter((source) => !source.startsWith("'sha256-"));
      // Those in the head stand before the policy.
      const inline = hashes(page, 'body script:not([src], [type="application/ld+json"])');
      return (
        sources('default-src').join() !== "'self'" ||
        sources('object-src').join() !== "'none'" ||
        sources('base-uri').join() !== "'none'" ||
        own('script-src').join() !== ["'self'", ...(WASM.has(page.path) ? ["'wasm-unsafe-eval'"] : [])].join() ||
        own('style-src').join() !== "'self'" ||
        inline.some((hash) => !sources('script-src').includes(hash)) ||
        hashes(page, 'style').some((hash) => !sources('style-src').includes(hash))
      );
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });
});

describe('sitemap', () => {
  const inTag = (xml: string, tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map((match) => match[1] ?? '');
  const index = () =>
    inTag(readFileSync('dist/sitemap-index.xml', 'utf8'), 'loc').map((address) => address.replace(origin, ''));
  /** The entries of all sitemaps that the index names, with the kind in their file's name. */
  const entries = () =>
    index().flatMap((file) =>
      readFileSync(`dist${file}`, 'utf8')
        .split('</url>')
        .slice(0, -1)
        .map((xml) => ({
          kind: /sitemap-([a-z]+)-\d+\.xml$/.exec(file)?.[1] ?? '',
          path: inTag(xml, 'loc')[0]?.replace(origin, '').replace(/^$/, '/') ?? '',
          modified: inTag(xml, 'lastmod')[0]?.slice(0, 10),
          images: inTag(xml, 'image:loc').map((address) => address.replace(origin, '')),
        })),
    );

  it('equals the pages that may be indexed', () => {
    const listed = entries()
      .map((entry) => entry.path)
      .sort();
    const indexed = all()
      .filter(isIndexed)
      .map((page) => page.path)
      .sort();
    expect(listed).toEqual(indexed);
    // Whatever someone wrote is to be found.
    const written = [site.counties, site.services, site.towns, site.guides].flatMap((list) =>
      list.map(({ path }) => path),
    );
    expect(written.filter((path) => !indexed.includes(path))).toEqual([]);
    for (const path of [paths.search, paths.loadSheet]) {
      expect(attribute(pageAt(path), 'meta[name=robots]', 'content'), path).toBe('noindex, follow');
      expect(listed, path).not.toContain(path);
    }
  });

  it('is one for each kind of page, all of them well-formed', () => {
    expect(entries().filter((entry) => entry.kind !== kindOf(entry.path))).toEqual([]);
    expect(index().sort()).toEqual(
      globSync('dist/sitemap-*-[0-9]*.xml')
        .map((file) => file.replace(/^dist/, ''))
        .sort(),
    );
    expect(KINDS).toEqual(expect.arrayContaining(entries().map((entry) => entry.kind)));
    const wrong = [...index(), '/sitemap-index.xml'].filter((file) => {
      const xml = readFileSync(`dist${file}`, 'utf8');
      return !xml.startsWith('<?xml') || !valid(xml) || /&(?!amp;)/.test(xml);
    });
    expect(wrong).toEqual([]);
  });

  it('dates a page as the page dates itself, and names pictures that exist', () => {
    const wrong = entries().filter(
      (entry) =>
        entry.modified !== attribute(pageAt(entry.path), 'meta[name="dcterms.modified"]', 'content') ||
        entry.images.some((image) => !existsSync(`dist${image}`)),
    );
    expect(wrong.map((entry) => entry.path)).toEqual([]);
    const dated = entries().filter((entry) => /^(guides|municipalities)$/.test(entry.kind));
    expect(dated.filter((entry) => !entry.modified).map((entry) => entry.path)).toEqual([]);
    const drawn = entries().filter((entry) => entry.kind === 'services');
    expect(drawn.filter((entry) => entry.images.length === 0).map((entry) => entry.path)).toEqual([]);
  });

  it('is named in robots.txt', () => {
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  });
});

describe('weight', () => {
  it('of the typefaces stays within 60 KB', () => {
    const fonts = globSync('dist/_astro/fonts/*.woff2').reduce((sum, file) => sum + statSync(file).size, 0);
    expect(fonts).toBeLessThanOrEqual(60 * 1024);
  });
});
