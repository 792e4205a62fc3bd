/**
 * Works on every page as it is rendered, so that pages taken over from the last build are finished already; afterwards
 * writes the script that the pages share and takes out those that no page reaches.
 */
import type { AstroIntegration, AstroPrerenderer, PrerenderRenderMetadata } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltPages } from './built-page.ts';
import { ClientCode } from './client-code.ts';
import { criticalCss } from './critical-css.ts';
import { lightEnough } from './page-weight.ts';
import { LanguageCode } from './language-code.ts';
import {
  holdBack,
  joinStyles,
  shareLoader,
  slimIslands,
  speak,
  tidyGraph,
  tidyText,
  tightenPolicy,
  type Scripts,
} from './page-code.ts';
import { writeWhole } from './whole-file.ts';

/**
 * @param loaders takes the script that the pages share
 * @returns a function that finishes the HTML of one page
 */
export function pageFinisher(
  loaders: Scripts,
  code: Pick<ClientCode, 'words'>,
  languages: Pick<LanguageCode, 'inLanguage'>,
): (html: string) => Promise<string> {
  const steps: ((root: HTMLElement) => void | Promise<void>)[] = [
    shareLoader(loaders),
    slimIslands,
    tidyText,
    tidyGraph,
    holdBack,
    speak(languages),
    criticalCss(code),
    joinStyles,
    // It holds the hashes of what the steps before have left.
    tightenPolicy,
  ];
  return async (html) => {
    const root = parse(html, { comment: true });
    for (const step of steps) await step(root);
    return root.toString();
  };
}

/**
 * What Astro remembers of a page for the next build names each picture once for its place in the page and once for its
 * preparation. Here a picture is one object for all pages, or a large site would not fit into memory.
 */
function sharedPictures(): (metadata: PrerenderRenderMetadata) => PrerenderRenderMetadata {
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

/**
 * Takes out scripts that no page reaches, such as those of a feature that the owner has not switched on.
 *
 * @throws Error when a page names a script that is not there
 */
function dropIdleScripts(folder: string, pages: BuiltPages, code: ClientCode): void {
  const files = new Map(globSync(`${folder}_astro/*.js`).map((file) => [basename(file), file]));
  const named = new Set<string>();
  for (const [file, , { scripts }] of pages.all())
    for (const address of scripts) {
      if (!files.has(basename(address)))
        throw new Error(
          `${file} names ${address}, which was not built: delete node_modules/.astro/dist and build again.`,
        );
      named.add(basename(address));
    }
  const reached = code.reach([...named]);
  for (const [name, file] of files) if (!named.has(name) && !reached.has(name)) rmSync(file);
}

/** In the cache: Astro's list of the pages there, with their keys. */
const TAKEN_OVER = 'incremental-build.json';
/** src/pages/page-keys.json.ts */
const KEYS = '/page-keys.json';

type Paths = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>;

/**
 * Gives each page the key by which Astro knows whether it changed.
 *
 * @returns all paths but that of the keys themselves
 * @throws Error for a page without a key, which `viewsOf` does not know
 */
async function withKeys(paths: Paths, render: AstroPrerenderer['render']): Promise<Paths> {
  const list = paths.find(({ pathname }) => pathname === KEYS);
  if (!list) throw new Error(`src/pages has no ${KEYS}, which says by what the next build knows a page.`);
  const answer = await render(new Request(`http://localhost${KEYS}`), { routeData: list.route });
  const keys = (await (answer instanceof Response ? answer : answer.response).json()) as Record<string, string>;
  return paths
    .filter((path) => path !== list)
    .map((path) => {
      if (!isPage(path)) return path;
      const cacheKey = keys[path.pathname];
      if (cacheKey === undefined)
        throw new Error(`viewsOf() in src/views/all-pages.ts does not list ${path.pathname}, which src/pages has.`);
      return { ...path, cacheKey };
    });
}

const isPage = ({ route }: { route: { type: string } }): boolean => route.type === 'page';

/** Astro integration. */
export function renderedPages(pages: BuiltPages): AstroIntegration {
  const [loaders, code, languages] = [new Map<string, string>(), new ClientCode(), new LanguageCode()];
  const finish = pageFinisher(loaders, code, languages);
  let caches = '';
  /** Loaders that pages of the last build share: pages taken over from it are not finished again. */
  const memory = () => `${caches}loaders.json`;
  const withSharedPictures = sharedPictures();
  return {
    name: 'rendered-pages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const own = (config.i18n?.locales ?? ['en']).map(String);
        updateConfig({ vite: { plugins: [code.plugin, languages.plugin(own)] } });
      },
      'astro:config:done': ({ config }) => {
        caches = fileURLToPath(config.cacheDir);
      },
      'astro:build:start': ({ setPrerenderer, logger }) => {
        if (existsSync(memory()))
          for (const [name, loader] of Object.entries(
            JSON.parse(readFileSync(memory(), 'utf8')) as Record<string, string>,
          ))
            loaders.set(name, loader);
        const fitted = (path: string) =>
          lightEnough(finish, (leftOut) => {
            logger.info(`${path} is full: ${leftOut} of its jobs, reviews, other services or examples are left out`);
          });
        setPrerenderer((renderer) => ({
          ...renderer,
          // Pages first: cards are painted meanwhile, and then need not be waited for.
          getStaticPaths: async () => {
            const paths = await withKeys(await renderer.getStaticPaths(), renderer.render);
            // Astro has read its list, and writes the next one when all pages are there. If it is stopped before that, the
            // pages that it has replaced would be taken for those of the list.
            rmSync(caches + TAKEN_OVER, { force: true });
            return paths.sort((one, two) => Number(isPage(two)) - Number(isPage(one)));
          },
          render: async (...request) => {
            const { pathname } = new URL(request[0].url);
            const result = await renderer.render(...request);
            const { response, metadata } = result instanceof Response ? { response: result } : result;
            if (!response.headers.get('content-type')?.startsWith('text/html')) return result;
            return {
              response: new Response(await fitted(pathname)(await response.text()), response),
              metadata: metadata && withSharedPictures(metadata),
            };
          },
        }));
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const [name, loader] of loaders) writeFileSync(folder + name, loader);
        dropIdleScripts(folder, pages, code);
        writeWhole(
          memory(),
          JSON.stringify(Object.fromEntries([...loaders].filter(([name]) => existsSync(folder + name)))),
        );
      },
    },
  };
}
