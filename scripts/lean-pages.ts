/**
 * Leaves in each page only the styles that it uses, in one element, moves what loads the islands into one file for all
 * pages, and puts the page's policy first, with only its own inline code in it. Works on a page as it is rendered, so that pages
 * taken over from the last build are lean already.
 */
import type { AstroIntegration, PrerenderRenderMetadata } from 'astro';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEMPLATE } from './cards.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** Tags, classes, ids, attributes and the short values of attributes; the page's words are no selectors. */
function selectorsOf(html: string): ExtractorResultDetailed {
  const found = { tags: new Set<string>(), classes: new Set<string>(), ids: new Set<string>() };
  // `hidden` may be set by a script later.
  const [names, values] = [new Set<string>(['hidden']), new Set<string>()];
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)/g)) {
    found.tags.add(tag);
    for (const [, name = '', value = ''] of rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      names.add(name);
      if (name === 'id') found.ids.add(value);
      else if (name === 'class') for (const each of value.split(/\s+/)) found.classes.add(each);
      else if (name === 'href') values.add(/^[a-z]+:/.exec(value)?.[0] ?? '');
      else if (/^(type|role|aria-.*|open)$/.test(name)) values.add(value);
    }
  }
  // The heads of a table that can be sorted become buttons.
  if (names.has('data-sort')) {
    found.tags.add('button');
    names.add('aria-sort');
    for (const value of ['ascending', 'descending']) values.add(value);
  }
  const [tags, classes, ids] = [found.tags, found.classes, found.ids].map((set) => [...set].sort()) as [
    string[],
    string[],
    string[],
  ];
  return { tags, classes, ids, attributes: { names: [...names].sort(), values: [...values].sort() }, undetermined: [] };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const bodiesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/**
 * The page with its policy before everything that the policy speaks of, and in it the hashes of exactly the scripts and
 * styles that stand in the page.
 *
 * @param html a page whose policy Astro wrote, with `script-src 'self' …` and `style-src 'self' …`
 */
function withOwnPolicy(html: string): string {
  const directive = (name: string, pattern: RegExp, more: string[]) =>
    [`${name} 'self'`, ...more, ...new Set(bodiesOf(html, pattern).map(hashOf))].join(' ');
  // The search engine runs as WebAssembly; no other page may.
  const more = html.includes('data-search') ? ["'wasm-unsafe-eval'"] : [];
  const [policy = ''] = /<meta http-equiv="content-security-policy"[^>]*>/.exec(html) ?? [];
  const own = policy
    .replace(/script-src 'self'[^;"]*/, directive('script-src', SCRIPT, more))
    .replace(/style-src 'self'[^;"]*/, directive('style-src', STYLE, []));
  return html.replace(policy, '').replace('<meta charset="utf-8">', (charset) => charset + own);
}

/** Drops what Tailwind registers for utilities that are not there: `@property` of variables that nothing reads. */
const withoutIdleProperties = (css: string): string =>
  css
    .replace(/\/\*![\s\S]*?\*\//g, '')
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
      css.includes(`var(${name})`) || css.includes(`var(${name},`) ? rule : '',
    );

/** @returns the part of `css` that a page with these tags, classes and attributes can use */
async function purged(css: string, used: ExtractorResultDetailed): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => used }],
    keyframes: true,
    variables: true,
  });
  return withoutIdleProperties(result?.css ?? css);
}

/**
 * A stylesheet that is cut down again and again. Pages of one kind differ in ids, labels and links of which the
 * stylesheet says nothing; what it does speak of is the same for most of them, and each such set is worked out once.
 *
 * @returns a function that gives the part of `css` for a page's selectors
 */
function leanSheet(css: string): (used: ExtractorResultDetailed) => Promise<string> {
  const words = css.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : letter,
  );
  const known = new Map<string, boolean>();
  const speaksOf = (name: string): boolean => {
    const answer = known.get(name) ?? words.includes(name);
    known.set(name, answer);
    return answer;
  };
  // [href^=tel:] asks for a part of the value.
  const asked = [...words.matchAll(/\[[\w-]+[*^$~|]?=["']?([^\]"']*)/g)].map(([, part = '']) => part);
  const parts = new Map<string, Promise<string>>();
  return ({ tags, classes, ids, attributes: { names, values }, undetermined }) => {
    const spoken = {
      tags: tags.filter(speaksOf),
      classes: classes.filter(speaksOf),
      // Most ids stand on one page: an answer kept for each would keep that page in memory, of which it is a part.
      ids: ids.filter((id) => words.includes(id)),
      attributes: {
        names: names.filter(speaksOf),
        values: values.filter((value) => asked.some((part) => value.includes(part))),
      },
      undetermined,
    };
    const key = JSON.stringify(spoken);
    const part = parts.get(key) ?? purged(css, spoken);
    parts.set(key, part);
    return part;
  };
}

/** Classes of an island's file and of the files beside it that it imports. */
function classesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(/className=(?:"|\{`)([^"`$]*)/g)].flatMap((match) => (match[1] ?? '').split(/\s+/));
  const below = [...source.matchAll(/from '\.\/(\w+\.tsx)'/g)].flatMap((match) =>
    classesIn(`src/islands/${match[1] ?? ''}`),
  );
  return [...own, ...below];
}

/** Classes that the islands of a page may draw later. The shell has its styles in late.css. */
const islandClasses = (html: string): string[] =>
  [...html.matchAll(/component-export="(\w+)"/g)]
    .filter(([, name]) => name !== 'Shell')
    .flatMap(([, name = '']) => classesIn(`src/islands/${name}.tsx`));

/** Scripts by their place in the output folder. */
type Scripts = Map<string, string>;

/**
 * Astro prints the loader of the islands and the client directives into every page. Here they become one file,
 * which the browser keeps: 2 kB less a page.
 *
 * @param loaders takes the file
 */
function withSharedLoader(html: string, loaders: Scripts): string {
  const classic = /<script>([\s\S]*?)<\/script>/g;
  const loader = bodiesOf(html, classic).join(';\n');
  if (loader === '') return html;
  const name = `_astro/islands.${createHash('sha256').update(loader).digest('hex').slice(0, 8)}.js`;
  loaders.set(name, loader);
  return html.replace(classic, '').replace('</head>', `<script src="/${name}" defer></script></head>`);
}

/** Takes out the ids of islands: nothing reads them, and Astro makes them from the folder that the site was built in. */
const withoutIslandIds = (html: string): string => html.replace(/(<astro-island) uid="[^"]*"/g, '$1');

/** All styles of a page in one element: each one needs a hash in the policy, and hashes do not pack. */
function withOneStyle(html: string): string {
  const css = bodiesOf(html, STYLE).join('');
  return html.replace(STYLE, '').replace('</head>', () => `<style>${css}</style></head>`);
}

/**
 * Takes out scripts that no page reaches, such as those of a feature that the owner has not switched on.
 *
 * @throws Error when a page names a script that is not there
 */
function dropIdleScripts(folder: string): void {
  const scripts = new Map(globSync(`${folder}_astro/*.js`).map((file) => [basename(file), file]));
  const reached = new Set<string>();
  const reach = (name: string) => {
    const file = scripts.get(name);
    if (!file || reached.has(name)) return;
    reached.add(name);
    for (const [next] of readFileSync(file, 'utf8').matchAll(/[\w.-]+\.js/g)) reach(next);
  };
  for (const page of globSync(`${folder}**/*.html`))
    for (const [, name = ''] of readFileSync(page, 'utf8').matchAll(/\/_astro\/([\w.-]+\.js)/g)) {
      if (!scripts.has(name))
        throw new Error(`${page} names ${name}, which was not built: delete node_modules/.astro/dist and build again.`);
      reach(name);
    }
  for (const [name, file] of scripts) if (!reached.has(name)) rmSync(file);
}

/** @returns a function that makes a page lean; it works out each stylesheet only once for pages of one kind */
function leanPage(loaders: Scripts): (html: string) => Promise<string> {
  const sheets = new Map<string, ReturnType<typeof leanSheet>>();
  return async (page) => {
    let html = withSharedLoader(page, loaders);
    // The card is gone from the finished page.
    const used = selectorsOf(html.replace(TEMPLATE, ''));
    used.classes = [...new Set([...used.classes, ...islandClasses(html)])].sort();
    for (const css of bodiesOf(html, STYLE)) {
      if (css.includes('@font-face')) continue;
      const sheet = sheets.get(css) ?? leanSheet(css);
      sheets.set(css, sheet);
      const own = await sheet(used);
      html = html.replace(css, () => own);
    }
    return withOwnPolicy(withOneStyle(withoutIslandIds(html)));
  };
}

/**
 * What Astro remembers of a page for the next build names each picture once for its place in the page and once for its
 * preparation. Here a picture is one object for all pages, or a large site would not fit into memory.
 */
function pictureKeeper(): (metadata: PrerenderRenderMetadata) => PrerenderRenderMetadata {
  type Picture = PrerenderRenderMetadata['staticImages'][number];
  const known = new Map<string, Picture>();
  return (metadata) => {
    const own = new Map<string, Picture>();
    for (const picture of metadata.staticImages) {
      const key = picture.originalPath + picture.hash;
      const one = known.get(key) ?? picture;
      known.set(key, one);
      own.set(key, one);
    }
    return { ...metadata, staticImages: [...own.values()] };
  };
}

/** Astro integration. */
export function leanPages(): AstroIntegration {
  const loaders: Scripts = new Map();
  const lean = leanPage(loaders);
  const withSharedPictures = pictureKeeper();
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((renderer) => ({
          ...renderer,
          render: async (...request) => {
            const result = await renderer.render(...request);
            const { response, metadata } = result instanceof Response ? { response: result } : result;
            if (!response.headers.get('content-type')?.startsWith('text/html')) return result;
            return {
              response: new Response(await lean(await response.text()), response),
              metadata: metadata && withSharedPictures(metadata),
            };
          },
        }));
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const [name, loader] of loaders) writeFileSync(folder + name, loader);
        dropIdleScripts(folder);
      },
    },
  };
}
