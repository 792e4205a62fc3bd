/** The built scripts run in Safari 15.6 and Chrome 100, which astro.config.mjs builds for. */
import { globSync, readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { pages } from './built-site.ts';

/** Newer than one of the two, by MDN. */
const NEWER = [
  ...['toSorted', 'toReversed', 'toSpliced', 'fromAsync', 'groupBy', 'withResolvers', 'canParse', 'isWellFormed'],
  ...['toWellFormed', 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  ...['isDisjointFrom', 'throwIfAborted', 'checkVisibility', 'showPopover', 'hidePopover', 'togglePopover', 'toArray'],
  ...['startViewTransition', 'moveBefore', 'requestSubmit', 'adoptedStyleSheets', 'attachInternals', 'getOrInsert'],
  ...['userActivation', 'onscrollend', 'setHTML', 'getHTML', 'formatRange', 'transferToFixedLength', 'DurationFormat'],
];
const NEWER_GLOBALS = [
  ...['navigation', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'URLPattern', 'Iterator', 'Highlight'],
  ...['OffscreenCanvas', 'CompressionStream', 'DecompressionStream', 'EditContext', 'ToggleEvent', 'CloseWatcher'],
];

/** What is asked for before it is used: by safe-apis.ts, by React, and by Radix; `toSorted` is a method of Radix's own. */
const ASKED_FOR = [
  'Toaster: toSorted',
  'Tooltip: checkVisibility',
  'inline: requestIdleCallback',
  'react: navigation',
  'react: startViewTransition',
  'shared: hidePopover',
  'shared: navigation',
  'shared: requestIdleCallback',
];

const LOOK_BEHIND = String.raw`/\(\?<[=!]/`;
/** Iterators have no methods of arrays. */
const OF_ITERATOR =
  'CallExpression[callee.property.name=/^(map|filter|flatMap|some|every|find|reduce|forEach|take|drop)$/]' +
  '[callee.object.type="CallExpression"][callee.object.callee.property.name=/^(keys|values|entries|matchAll)$/]' +
  ':not([callee.object.callee.object.name="Object"])';

const linter = new Linter();

/** @returns "12:3 Parsing error: …", or the name of what is newer */
function newerIn(code: string, sourceType: 'module' | 'script'): string[] {
  const found = linter.verify(code, {
    languageOptions: { ecmaVersion: 2022, sourceType },
    linterOptions: { noInlineConfig: true },
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'StaticBlock', message: 'static block' },
        { selector: `Literal[regex.pattern=${LOOK_BEHIND}]`, message: 'look-behind' },
        { selector: `Literal[value=${LOOK_BEHIND}]`, message: 'look-behind' },
        { selector: `TemplateElement[value.cooked=${LOOK_BEHIND}]`, message: 'look-behind' },
        { selector: OF_ITERATOR, message: 'methods of iterators' },
        { selector: 'MemberExpression[object.name="AbortSignal"]', message: 'AbortSignal' },
        ...NEWER.map((name) => ({ selector: `MemberExpression[property.name="${name}"]`, message: name })),
      ],
      'no-restricted-globals': ['error', ...NEWER_GLOBALS],
    },
  });
  return found.map(({ message, line, column, fatal }) =>
    fatal
      ? `${line}:${column} ${message}`
      : (/^Unexpected use of '(.*)'/.exec(message)?.[1] ?? message).replace(/\.$/, ''),
  );
}

it('tells what is newer', () => {
  const newer = {
    'class A { static { f() } }': 'static block',
    '/(?<!a)b/': 'look-behind',
    'new RegExp(`(?<=${a})b`)': 'look-behind',
    '/[a--b]/v': '1:2 Parsing error: Invalid regular expression flag',
    '/(?i:a)/': '1:2 Parsing error: Invalid regular expression: /(?i:a)/: Invalid group',
    'import a from "a" with { type: "json" }': '1:19 Parsing error: Unexpected token with',
    'Map.groupBy(a, b)': 'groupBy',
    '[...a].toSorted()': 'toSorted',
    'a.values().map(b)': 'methods of iterators',
    'requestIdleCallback(a)': 'requestIdleCallback',
    'AbortSignal.timeout(1)': 'AbortSignal',
  };
  for (const [code, name] of Object.entries(newer)) expect(newerIn(code, 'module'), code).toEqual([name]);
  const fine =
    'class A { #b = 1; c(d) { return #b in d ? (d?.e ?? f) : (f ||= [].at(-1)) } } /(?<g>a)/d.exec(Object.entries(A).map(h))';
  expect(newerIn(fine, 'module')).toEqual([]);
});

it('scripts have no syntax, regular expression or call that is newer', () => {
  const files: [name: string, code: string, kind: 'module' | 'script'][] = globSync([
    'dist/**/*.js',
    'dist/**/*.mjs',
  ]).map((file) => {
    const name = file.replace(/^dist\/(_astro\/)?/, '').replace(/\..*$/, '');
    return [name, readFileSync(file, 'utf8'), 'module'];
  });
  expect(files.length).toBeGreaterThan(10);
  // Most pages have the same.
  const inline = new Map<string, (typeof files)[number]>();
  for (const { root } of pages.values())
    for (const script of root.querySelectorAll('script:not([src])')) {
      const type = script.getAttribute('type') ?? 'text/javascript';
      const kind = type === 'module' ? 'module' : 'script';
      if (/^module$|javascript$/.test(type))
        inline.set(kind + script.textContent, ['inline', script.textContent, kind]);
    }
  expect(inline.size).toBeGreaterThan(2);
  const found = [...files, ...inline.values()].flatMap(([name, code, kind]) =>
    newerIn(code, kind).map((newer) => `${name}: ${newer}`),
  );
  expect([...new Set(found)].sort()).toEqual(ASKED_FOR);
});
