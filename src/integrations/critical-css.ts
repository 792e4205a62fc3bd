/** Leaves in a page only the styles that it uses, or that its scripts may draw later. */
import { readFileSync } from 'node:fs';
import { TextNode, type HTMLElement } from 'node-html-parser';
import postcss from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import type { ClientCode } from './client-code.ts';

/** Tooltips and notices come with late.css, which is fetched together with them. */
const STYLED_LATE = 'Shell';
/** Where its notices stand: without late.css they have to be seen, too. */
const NOTICES = 'toasts';

/** Names of the variables that styles read. */
const variablesOf = (css: string): string[] => css.match(/(?<=var\()--[\w-]+/g) ?? [];

/** Tokens that late.css and what it imports read: it defines none itself. */
const TOKENS_OF_LATE = ['late', 'print'].flatMap((name) => variablesOf(readFileSync(`src/styles/${name}.css`, 'utf8')));

/** Tags, classes, ids, attributes and their values; the page's words are no selectors. */
export function selectorsOf(root: HTMLElement): ExtractorResultDetailed {
  const [tags, classes, ids] = [new Set<string>(), new Set<string>([NOTICES, 'awake']), new Set<string>()];
  // Both may be set by a script later.
  const [names, values] = [new Set<string>(['hidden', 'data-failed']), new Set<string>()];
  for (const element of root.querySelectorAll('*')) {
    tags.add(element.rawTagName);
    for (const [name, value] of Object.entries(element.attributes)) {
      names.add(name);
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
      else if (name === 'id') ids.add(value);
      else values.add(value);
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  };
}

/** @returns the addresses of the scripts that may draw what the styles of the page have to know */
const drawingScripts = (root: HTMLElement): string[] => [
  ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? ''),
  ...root
    .querySelectorAll('astro-island')
    .filter((island) => island.getAttribute('component-export') !== STYLED_LATE)
    .map((island) => island.getAttribute('component-url') ?? ''),
];

/** Drops comments, and what Tailwind registers for utilities that are not there: `@property` of variables no one reads. */
export function withoutIdleProperties(css: string): string {
  const sheet = postcss.parse(css);
  const read = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const name of variablesOf(value)) read.add(name);
  });
  sheet.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  return sheet.toString();
}

/** @returns the part of `css` that a page with these tags, classes and attributes can use */
async function purged(css: string, used: ExtractorResultDetailed): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['html'], extractor: () => used }],
    keyframes: true,
    variables: true,
    safelist: { variables: TOKENS_OF_LATE },
  });
  if (!result) throw new Error('PurgeCSS gave no styles back');
  return withoutIdleProperties(result.css);
}

/**
 * A stylesheet that is cut down again and again. Pages of one kind differ in ids, labels and links of which the
 * stylesheet says nothing; what it does speak of is the same for most of them, and each such set is worked out once.
 *
 * @returns a function that gives the part of `css` for a page's selectors
 */
function cuttableSheet(css: string): (used: ExtractorResultDetailed) => Promise<string> {
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
  const spokenOf = (names: string[]) => names.filter(speaksOf).sort();
  const parts = new Map<string, Promise<string>>();
  return ({ tags, classes, ids, attributes, undetermined }) => {
    const spoken = {
      tags: spokenOf(tags),
      classes: spokenOf(classes),
      // Most ids stand on one page: an answer kept for each would keep that page in memory, of which it is a part.
      ids: ids.filter((id) => words.includes(id)).sort(),
      attributes: {
        names: spokenOf(attributes.names),
        values: [...new Set(asked.filter((part) => attributes.values.some((value) => value.includes(part))))].sort(),
      },
      undetermined: spokenOf(undetermined),
    };
    const key = JSON.stringify(spoken);
    const part = parts.get(key) ?? purged(css, spoken);
    parts.set(key, part);
    return part;
  };
}

/** @returns a step that cuts down the styles of a page; it works out each stylesheet only once for pages of one kind */
export function criticalCss(code: Pick<ClientCode, 'words'>): (root: HTMLElement) => Promise<void> {
  const sheets = new Map<string, ReturnType<typeof cuttableSheet>>();
  return async (root) => {
    const used = { ...selectorsOf(root), undetermined: [...code.words(drawingScripts(root))] };
    for (const style of root.querySelectorAll('style')) {
      const css = style.innerHTML;
      // Astro's own element for the typefaces; each of them is in use.
      if (css.includes('@font-face')) continue;
      const sheet = sheets.get(css) ?? cuttableSheet(css);
      sheets.set(css, sheet);
      // As text: `syntax: "<number>"` is no element.
      style.childNodes = [new TextNode(await sheet(used), style)];
    }
  };
}
