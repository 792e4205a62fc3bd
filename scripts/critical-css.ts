/** Leaves in each built page only the styles that it uses, and lists in its policy only its own inline code. */
import type { AstroIntegration } from 'astro';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** Tags, classes, ids, attributes and the short values of attributes; the page's words are no selectors. */
function selectorsOf(html: string): ExtractorResultDetailed {
  const found = { tags: new Set<string>(), classes: new Set<string>(), ids: new Set<string>() };
  const [names, values] = [new Set<string>(), new Set<string>()];
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
 * The page's policy with the hashes of exactly the scripts and styles that stand in it.
 * @param html a page whose policy Astro wrote, with `script-src 'self' …` and `style-src 'self' …`
 */
function withOwnHashes(html: string): string {
  const directive = (name: string, pattern: RegExp) =>
    [`${name} 'self'`, ...new Set(bodiesOf(html, pattern).map(hashOf))].join(' ');
  return html
    .replace(/script-src 'self'[^;"]*/, directive('script-src', SCRIPT))
    .replace(/style-src 'self'[^;"]*/, directive('style-src', STYLE));
}

/** Drops what Tailwind registers for utilities that are not there: `@property` of variables that nothing reads. */
const withoutIdleProperties = (css: string): string =>
  css
    .replace(/\/\*![\s\S]*?\*\//g, '')
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
      css.includes(`var(${name})`) || css.includes(`var(${name},`) ? rule : '',
    );

/** @returns the part of `css` that a page with these tags, classes and attributes can use */
async function lean(css: string, used: ExtractorResultDetailed): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => used }],
    keyframes: true,
    variables: true,
  });
  return withoutIdleProperties(result?.css ?? css);
}

/** Astro integration. An island draws what the page does not hold yet, so its source counts as part of the page. */
export function criticalCss(): AstroIntegration {
  return {
    name: 'critical-css',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const islands = globSync('src/islands/*.tsx').flatMap(
          (file) => readFileSync(file, 'utf8').match(/[\w:./[\]%-]+/g) ?? [],
        );
        // Pages of one kind use the same few sets of selectors; each set is worked out once.
        const known = new Map<string, string>();
        for (const file of globSync(`${fileURLToPath(dir)}**/*.html`)) {
          let html = readFileSync(file, 'utf8');
          const used = selectorsOf(html);
          if (html.includes('<astro-island')) used.undetermined = islands;
          for (const css of bodiesOf(html, STYLE)) {
            if (css.includes('@font-face')) continue;
            const key = css + JSON.stringify({ ...used, ids: [], undetermined: used.undetermined.length });
            const own = known.get(key) ?? (await lean(css, used));
            known.set(key, own);
            html = html.replace(css, () => own);
          }
          writeFileSync(file, withOwnHashes(html));
        }
      },
    },
  };
}
