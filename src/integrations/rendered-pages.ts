/** Works on every page as it is rendered; afterwards writes the script that the pages share and takes out those that no page reaches. */
import type { AstroIntegration } from 'astro';
import { parse, type HTMLElement } from 'node-html-parser';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltPages } from './built-page.ts';
import { ClientCode } from './client-code.ts';
import { criticalCss } from './critical-css.ts';
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

/**
 * @param loaders takes the script that the pages share
 * @returns a function that finishes the HTML of one page
 */
export function pageFinisher(loaders: Scripts, code: Pick<ClientCode, 'words'>): (html: string) => Promise<string> {
  const steps: ((root: HTMLElement) => void | Promise<void>)[] = [
    shareLoader(loaders),
    slimIslands,
    tidyText,
    tidyGraph,
    holdBack,
    speak,
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
 * Takes out scripts that no page reaches, such as those of a feature that the owner has not switched on.
 *
 * @throws Error when a page names a script that is not there
 */
function dropIdleScripts(folder: string, pages: BuiltPages, code: ClientCode): void {
  const files = new Map(globSync(`${folder}_astro/*.js`).map((file) => [basename(file), file]));
  const named = new Set<string>();
  for (const [file, , { scripts }] of pages.all())
    for (const address of scripts) {
      if (!files.has(basename(address))) throw new Error(`${file} names ${address}, which was not built.`);
      named.add(basename(address));
    }
  const reached = code.reach([...named]);
  for (const [name, file] of files) if (!named.has(name) && !reached.has(name)) rmSync(file);
}

/** Astro integration. */
export function renderedPages(pages: BuiltPages): AstroIntegration {
  const [loaders, code] = [new Map<string, string>(), new ClientCode()];
  const finish = pageFinisher(loaders, code);
  return {
    name: 'rendered-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [code.plugin] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((renderer) => ({
          ...renderer,
          // Pages first: cards are painted meanwhile, and then need not be waited for.
          getStaticPaths: async () => {
            const paths = await renderer.getStaticPaths();
            const isPage = ({ route }: (typeof paths)[number]) => route.type === 'page';
            return paths.sort((one, two) => Number(isPage(two)) - Number(isPage(one)));
          },
          render: async (...request) => {
            const result = await renderer.render(...request);
            const { response, metadata } = result instanceof Response ? { response: result } : result;
            if (!response.headers.get('content-type')?.startsWith('text/html')) return result;
            return {
              response: new Response(await finish(await response.text()), response),
              metadata,
            };
          },
        }));
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const [name, loader] of loaders) writeFileSync(folder + name, loader);
        dropIdleScripts(folder, pages, code);
      },
    },
  };
}
