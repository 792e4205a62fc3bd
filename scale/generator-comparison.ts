/**
 * What the pages of a built site would cost with Hugo and Eleventy: the same words as Markdown, set into the same frame
 * of head, menus and footer. They make nothing else: no data behind the pages, no styles cut down, no pictures, cards,
 * Markdown alternates or search index.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { measured, type Cost } from '../tools/process-cost.ts';
import { installPackages } from '../tools/debian.ts';

const ELEVENTY = '@11ty/eleventy@3.1.7';

/** Headings, paragraphs, lists and links; all else is only text. */
const markdownOf = (main: string): string =>
  main
    .replace(/<(script|style|svg|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, words: string) => {
      const plain = words.replace(/<[^>]*>/g, ' ').trim();
      return plain === '' ? '' : `[${plain.replace(/\s+/g, ' ')}](${href}) `;
    })
    .replace(/<h([1-6])[^>]*>/g, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<\/?(p|ul|ol|dl|dt|dd|tr|div|section|h[1-6])[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[{}]/g, '')
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{3,}/g, '\n\n');

interface Rival {
  /** Where it looks for pages, and for the frame, which is written with its own marks. */
  pages: string;
  frame: string;
  marks: { title: string; description: string; body: string };
  /** Further front matter of the page at this path. */
  front: (path: string) => string;
  settings: { file: string; text: string };
  run: (tools: string) => [program: string, args: string[]];
}

const RIVALS: Record<string, Rival> = {
  Hugo: {
    pages: 'content',
    frame: 'layouts/_default/single.html',
    marks: { title: '{{ .Title }}', description: '{{ .Description }}', body: '{{ .Content }}' },
    front: (path) => `url: ${JSON.stringify(`${path}.html`)}\n`,
    settings: {
      file: 'hugo.toml',
      text: 'baseURL = "https://example.com/"\ndisableKinds = ["taxonomy", "term", "RSS", "section", "home", "404"]\n',
    },
    run: () => ['hugo', ['--config', 'hugo.toml']],
  },
  Eleventy: {
    pages: 'pages',
    frame: '_includes/frame.njk',
    marks: { title: '{{ title }}', description: '{{ description }}', body: '{{ content | safe }}' },
    front: (path) => `layout: frame.njk\npermalink: ${JSON.stringify(`${path}.html`)}\n`,
    settings: { file: 'package.json', text: '{"type":"module"}' },
    run: (tools) => [
      process.execPath,
      [join(tools, 'node_modules/@11ty/eleventy/cmd.cjs'), '--input=.', '--output=public', '--quiet'],
    ],
  },
};

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the pages of `dist` as the sources of one rival. */
function writeSources(dist: string, folder: string, { pages, frame, marks, front, settings }: Rival): void {
  write(join(folder, settings.file), settings.text);
  const files = globSync('**/*.html', { cwd: dist });
  const [before = '', after = ''] = readFileSync(join(dist, 'about.html'), 'utf8').split(/<main[\s\S]*<\/main>/);
  const plain = (html: string) => html.replace(/[{][{%]/g, '{ ');
  const head = plain(before)
    .replace(/<title>.*?<\/title>/s, `<title>${marks.title}</title>`)
    .replace(/(name="description" content=")[^"]*/, `$1${marks.description}`);
  write(join(folder, frame), `${head}<main>${marks.body}</main>${plain(after)}`);
  for (const file of files) {
    const html = readFileSync(join(dist, file), 'utf8');
    const said = (pattern: RegExp) => JSON.stringify(pattern.exec(html)?.[1] ?? '');
    const path = `/${file.replace(/\.html$/, '')}`;
    const matter = `title: ${said(/<title>(.*?)<\/title>/)}\ndescription: ${said(/name="description" content="([^"]*)/)}\n`;
    // A page named index would be a list.
    const source = `${file.replace(/\.html$/, '').replaceAll('/', '-')}-page.md`;
    const body = markdownOf(/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');
    write(join(folder, pages, source), `---\n${matter}${front(path)}---\n${body}`);
  }
}

/**
 * Installs Hugo where that can be done without asking.
 *
 * @throws Error when it is not there
 */
export function findHugo(): void {
  const isThere = () => !spawnSync('hugo', ['version']).error;
  if (!isThere()) installPackages('hugo');
  if (!isThere()) throw new Error("Hugo is not on the PATH. Install it, for example Debian's package hugo.");
}

/**
 * @param dist output folder of a built site
 * @returns what the same pages cost, by name; undefined for one that broke off, as without enough memory
 * @throws Error when one of them makes not as many pages as there are, or cannot be installed
 */
export async function otherGenerators(dist: string): Promise<Record<string, Cost | undefined>> {
  const tools = mkdtempSync(join(tmpdir(), 'generators-'));
  try {
    const { status } = spawnSync('npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', ELEVENTY]);
    if (status !== 0) throw new Error(`${ELEVENTY} cannot be installed: check the network.`);
    const wanted = globSync('**/*.html', { cwd: dist }).length;
    const costs: Record<string, Cost | undefined> = {};
    for (const [name, rival] of Object.entries(RIVALS)) {
      const folder = join(tools, name);
      writeSources(dist, folder, rival);
      costs[name] = await measured(...rival.run(tools), folder).catch((error: unknown) => {
        console.error(error);
        return undefined;
      });
      const made = globSync('public/**/*.html', { cwd: folder }).length;
      if (costs[name] && made !== wanted) throw new Error(`${name} made ${made} pages instead of ${wanted}.`);
      rmSync(folder, { recursive: true });
    }
    return costs;
  } finally {
    rmSync(tools, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  findHugo();
  console.log(await otherGenerators(join(process.cwd(), 'dist')));
}
