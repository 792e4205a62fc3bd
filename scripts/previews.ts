/**
 * Pictures how pages look as a search result and as a shared link, into screenshots/previews/, and lists the titles
 * and descriptions that a search result would cut. Reads the last build. Run: npm run previews [path …]
 */
import { chromium } from '@playwright/test';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { escapeHtml, htmlText } from '#lib/html.ts';
import { findChromium } from '../tools/chromium.ts';
import { BuiltPages } from '#build/built-page.ts';
import { pictureName, templates } from '../e2e/templates.ts';

/** Pixels of Arial at 20 and at 14 that a search result on a desktop shows. */
const TITLE = { font: '20px Arial', most: 580 };
const DESCRIPTION = { font: '14px Arial', most: 920 };

interface Snippet {
  path: string;
  address: URL;
  name: string;
  title: string;
  description: string;
  card: string;
}

/** What a page's head says to search engines and sharing sites. */
function snippetOf(path: string): Snippet {
  const file = `dist${path === '/' ? '/index' : path}.html`;
  if (!existsSync(file)) throw new Error(`${file} does not exist: build the site, and give paths such as /pricing`);
  const html = readFileSync(file, 'utf8');
  const tag = (name: string) => htmlText(new RegExp(`<meta \\w+="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  return {
    path,
    address: new URL(tag('og:url')),
    name: tag('og:site_name'),
    title: tag('og:title'),
    description: tag('description'),
    card: new URL(tag('og:image')).pathname,
  };
}

const embedded = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** One page, twice: as found and as shared. */
const html = (
  { address, name, card }: Snippet,
  title: string,
  description: string,
  whole: Snippet,
): string => `<!doctype html>
<style>
  body { background: #fff; color: #202124; display: grid; font: 14px/1.58 Arial, sans-serif; gap: 32px; margin: 0; padding: 32px; width: 652px; }
  .site { align-items: center; display: flex; gap: 12px; line-height: 1.35; }
  .site img { border: 1px solid #dadce0; border-radius: 50%; height: 18px; padding: 4px; width: 18px; }
  .site small { color: #4d5156; display: block; font-size: 12px; }
  h1 { color: #1a0dab; font: 20px/1.3 Arial, sans-serif; margin: 6px 0 3px; white-space: nowrap; }
  p { color: #4d5156; margin: 0; max-width: 600px; }
  .shared { border: 1px solid #dadce0; border-radius: 18px; overflow: hidden; width: 524px; }
  .shared img { display: block; width: 100%; }
  .shared div { background: #f0f2f5; padding: 10px 14px 12px; }
  .shared b, .shared span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .shared b { color: #050505; font-size: 16px; }
</style>
<section>
  <div class="site"><img src="${embedded('dist/favicon.svg', 'image/svg+xml')}" alt=""><div>${escapeHtml(name)}<small>${escapeHtml([address.origin, ...address.pathname.split('/').filter(Boolean)].join(' › '))}</small></div></div>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(description)}</p>
</section>
<section class="shared">
  <img src="${embedded(`dist${card}`, 'image/jpeg')}" alt="">
  <div><span>${escapeHtml(address.host)}</span><b>${escapeHtml(whole.title)}</b><span>${escapeHtml(whole.description)}</span></div>
</section>`;

const built = new BuiltPages('dist/');
const wanted = process.argv.slice(2);
const pictured = (wanted.length > 0 ? wanted : templates()).map(snippetOf);
const found = globSync('dist/**/*.html')
  .map((file) => snippetOf(file.slice('dist'.length, -'.html'.length).replace(/^\/index$/, '/')))
  .filter(({ path, address }) => built.lists(address.origin + path));

mkdirSync('screenshots/previews', { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 716, height: 600 }, deviceScaleFactor: 2 });
  /** Widths in pixels of texts in one font. */
  const widths = (texts: string[], font: string) =>
    page.evaluate(
      ({ texts, font }) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('This browser has no canvas');
        pen.font = font;
        return texts.map((text) => Math.round(pen.measureText(text).width));
      },
      { texts, font },
    );
  const [arial] = await widths(['m'.repeat(100)], '10px Arial');
  if (arial !== 833) throw new Error('No Arial here: install it or its equal in width (Debian: fonts-liberation)');

  /** The text as far as it is shown, cut between words. */
  async function cut(text: string, { font, most }: { font: string; most: number }): Promise<string> {
    const words = text.split(' ');
    const shorter = words.map((_, at) => `${words.slice(0, words.length - at).join(' ')}${at > 0 ? ' ...' : ''}`);
    const sizes = await widths(shorter, font);
    return shorter.find((_, at) => (sizes[at] ?? 0) <= most) ?? text;
  }

  for (const snippet of pictured) {
    await page.setContent(
      html(snippet, await cut(snippet.title, TITLE), await cut(snippet.description, DESCRIPTION), snippet),
    );
    await page.screenshot({ path: `screenshots/previews/${pictureName(snippet.path)}.png`, fullPage: true });
  }
  console.log(`${pictured.length} pictures in screenshots/previews/`);

  for (const [part, { font, most }] of [
    ['title', TITLE],
    ['description', DESCRIPTION],
  ] as const) {
    const sizes = await widths(
      found.map((snippet) => snippet[part]),
      font,
    );
    const long = found
      .map((snippet, at) => ({ path: snippet.path, text: snippet[part], width: sizes[at] ?? 0 }))
      .filter(({ width }) => width > most)
      .sort((a, b) => b.width - a.width);
    console.log(`\n${long.length} of ${found.length} pages have a ${part} wider than ${most} pixels`);
    for (const { path, text, width } of long) console.log(`${width}  ${path}  ${text}`);
  }
} finally {
  await browser.close();
}
