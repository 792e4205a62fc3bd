/** Each step on a finished page changes it as docs/post-processing.md says, and refuses what Astro no longer prints. */
import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { criticalCss, withoutIdleProperties } from './critical-css.ts';
import { holdBack, joinStyles, shareLoader, slimIslands, tidyText, tightenPolicy } from './page-code.ts';
import { pageFinisher } from './rendered-pages.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';">`;
const STYLES = `@property --used{syntax:"<number>";inherits:false}@property --idle{syntax:"*";inherits:false}
.seen{opacity:var(--used)}.drawn legend{float:left}.never{color:red}[aria-sort=ascending]{color:red}`;
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A</title>
<style>@font-face{font-family:A}</style><style>${STYLES}</style>${POLICY}
<script type="application/ld+json">{"a":"<b>"}</script></head>
<body class="seen"><script>first()</script><script>second()</script>
<astro-island uid="1" opts="{}" prefix="r0" component-url="/_astro/Part.js" component-export="Part"></astro-island></body></html>`;

const page = (html = PAGE) => parse(html, { comment: true });
const code = { words: () => new Set<string>() };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('moves the loader of the islands into a file that pages share', () => {
  const loaders = new Map<string, string>();
  const root = page();
  shareLoader(loaders)(root);
  const [[name, loader] = ['', '']] = loaders;
  expect(loader).toBe('first();\nsecond()');
  expect(root.querySelectorAll('script').map((script) => script.outerHTML)).toEqual([
    expect.stringContaining('ld+json'),
    `<script src="/${name}" defer></script>`,
  ]);
  expect(() => shareLoader(loaders)(page('<head></head><astro-island></astro-island>'))).toThrow('no loader');
});

it('takes out of islands what nothing reads, and nothing else', () => {
  const root = page();
  slimIslands(root);
  expect(root.querySelector('astro-island')?.attributes).toEqual({
    opts: '{}',
    prefix: 'r0',
    'component-url': '/_astro/Part.js',
    'component-export': 'Part',
  });
});

it('prints one kind of apostrophe and of quotation marks, and leaves feet and inches alone', () => {
  const root = page(
    `<p>Don't &amp; <b>the town</b>'s, County&#39;s, towns' 'own', 8' by 5', 4" by 2", "Bulk," (&quot;$5&quot;)</p><astro-island>it's</astro-island>`,
  );
  tidyText(root);
  expect(root.toString()).toBe(
    `<p>Don’t &amp; <b>the town</b>’s, County’s, towns’ 'own', 8' by 5', 4" by 2", “Bulk,” (“$5”)</p><astro-island>it's</astro-island>`,
  );
});

it('leaves one space of several, but where they show or React compares them', () => {
  const root = page('<p>a  b</p>\n  <p><b>c</b>\u00a0\u00a0<i>d</i></p><pre>  e</pre><astro-island>  f</astro-island>');
  tidyText(root);
  expect(root.toString()).toBe(
    '<p>a b</p> <p><b>c</b>\u00a0\u00a0<i>d</i></p><pre>  e</pre><astro-island>  f</astro-island>',
  );
});

it('lets the first picture come before the scripts of a template', () => {
  const root = page('<head><script src="/a.js" defer></script><script type="module" src="/b.js"></script></head>');
  holdBack(root);
  expect(root.querySelectorAll('script').map((script) => script.getAttribute('fetchpriority'))).toEqual([
    undefined,
    'low',
  ]);
});

it('leaves the styles that the page uses, and those that its scripts may draw', async () => {
  const stylesOf = async (words: string[]) => {
    const root = page();
    const asked: string[] = [];
    await criticalCss({ words: (scripts) => (asked.push(...scripts), new Set(words)) })(root);
    expect(asked).toEqual(['/_astro/Part.js']);
    return root.querySelectorAll('style').map((style) => style.innerHTML);
  };
  const [faces, own = ''] = await stylesOf([]);
  expect(faces).toBe('@font-face{font-family:A}');
  expect(own.trim()).toBe('@property --used{syntax:"<number>";inherits:false}\n.seen{opacity:var(--used)}');
  const [, more] = await stylesOf(['drawn', 'legend', 'aria-sort', 'ascending']);
  expect(more).toContain('.drawn legend{float:left}[aria-sort=ascending]{color:red}');
  expect(more).not.toContain('never');
});

it('drops what is registered for variables that no one reads', () => {
  expect(withoutIdleProperties('/*! a */@property --a{syntax:"*"}@property --b{syntax:"*"}p{margin:var(--b, 0)}')).toBe(
    '@property --b{syntax:"*"}p{margin:var(--b, 0)}',
  );
});

it('joins all styles into one element at the end of the head', () => {
  const root = page();
  joinStyles(root);
  expect(root.querySelectorAll('style').map((style) => style.innerHTML)).toEqual([
    `@font-face{font-family:A}${STYLES}`,
  ]);
  expect(root.querySelector('head')?.lastElementChild?.tagName).toBe('STYLE');
});

it('puts a policy first that lets in exactly what stands in the page', () => {
  const root = page();
  tightenPolicy(root);
  expect(root.querySelector('meta[charset]')?.nextElementSibling?.getAttribute('content')).toBe(
    [
      "default-src 'self'",
      `script-src 'self' ${hashOf('first()')} ${hashOf('second()')}`,
      `style-src 'self' ${hashOf('@font-face{font-family:A}')} ${hashOf(STYLES)}`,
    ].join('; '),
  );
  expect(root.querySelectorAll('[http-equiv]').length).toBe(1);
  const wasm = page(PAGE.replace('<body', '<body data-search'));
  tightenPolicy(wasm);
  expect(wasm.toString()).toContain("script-src 'self' 'wasm-unsafe-eval' ");
  expect(() => {
    tightenPolicy(page(PAGE.replace(POLICY, '')));
  }).toThrow('no policy');
  expect(() => {
    tightenPolicy(page(PAGE.replace("style-src 'self' 'sha256-b';", '')));
  }).toThrow('style-src');
});

it('works in an order in which the policy knows the styles and scripts that are left', async () => {
  const root = page(await pageFinisher(new Map(), code)(PAGE));
  const policy = root.querySelector('[http-equiv]')?.getAttribute('content');
  const style = root.querySelector('style')?.innerHTML ?? '';
  expect(style).not.toContain('never');
  expect(policy).toBe(`default-src 'self'; script-src 'self'; style-src 'self' ${hashOf(style)}`);
});
