/**
 * Code that speaks. Islands import their words from one module, `#words/browser.ts`. What they print while pages are made
 * follows the language of the page; for the browser each of them is bundled once a language, so that no page ships the
 * words of another.
 */
import type { Plugin } from 'vite';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';

const WORDS = resolve('src/words/browser.ts');
/** What printing takes in its place: asks for the language of the page that is made. */
const PRINTED = resolve('src/words/browser-printed.ts');
/** What the development server gives browsers in its place: it asks the page. */
const IN_DEVELOPMENT = resolve('src/words/browser-in-development.ts');
/** Behind the name of a module of which there is one a language. */
const MARK = '?language=';

const languageOf = (id: string | undefined): string | undefined => id?.split(MARK)[1];
const fileOf = (id: string): string => id.split(MARK)[0] ?? id;
const isIsland = (id: string): boolean => relative(resolve('src/islands'), id).search(/^(\.\.|\/)/) === -1;

export class LanguageCode {
  /** By language: the file of an English script, and that of its own in the language. */
  readonly #files = new Map<string, Map<string, string>>();

  /** @param languages all of them, the English first */
  plugin(languages: readonly string[]): Plugin {
    // A language without words of its own in the browser has the English there.
    const others = languages.slice(1).filter((language) => existsSync(`src/words/${language}/browser.ts`));
    let isBuild = false;
    return {
      name: 'language-code',
      enforce: 'pre',
      configResolved: ({ command }) => {
        isBuild = command === 'build';
      },
      buildStart() {
        if (this.environment.name !== 'client' || !isBuild) return;
        for (const language of others)
          for (const file of globSync('src/islands/*.tsx'))
            this.emitFile({
              type: 'chunk',
              id: resolve(file) + MARK + language,
              name: basename(file, '.tsx'),
              preserveSignature: 'strict',
            });
      },
      async resolveId(source, importer, options) {
        if (source.includes(MARK)) return source;
        const language = languageOf(importer);
        const found = await this.resolve(source, importer && fileOf(importer), { ...options, skipSelf: true });
        if (!found) return found;
        if (this.environment.name !== 'client') return found.id === WORDS ? { ...found, id: PRINTED } : found;
        if (!isBuild) return found.id === WORDS ? { ...found, id: IN_DEVELOPMENT } : found;
        if (language === undefined) return found;
        if (found.id === WORDS || isIsland(found.id)) return found.id + MARK + language;
        return fileOf(importer ?? '') === WORDS
          ? { ...found, id: found.id.replace('/words/en/', `/words/${language}/`) }
          : found;
      },
      load(id) {
        if (!id.includes(MARK)) return null;
        const file = fileOf(id);
        return { code: readFileSync(file, 'utf8'), moduleType: file.endsWith('.tsx') ? 'tsx' : 'ts' };
      },
      generateBundle: (_, bundle) => {
        const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
        const english = new Map(chunks.map((chunk) => [chunk.facadeModuleId, basename(chunk.fileName)]));
        for (const { facadeModuleId, fileName } of chunks) {
          const language = languageOf(facadeModuleId ?? undefined);
          const original = language && english.get(fileOf(facadeModuleId ?? ''));
          if (!original) continue;
          const files = this.#files.get(language) ?? new Map<string, string>();
          this.#files.set(language, files.set(original, basename(fileName)));
        }
      },
    };
  }

  /** The address of a script as a page in this language names it. */
  inLanguage(address: string, language: string): string {
    const own = this.#files.get(language)?.get(basename(address));
    return own === undefined ? address : address.replace(basename(address), own);
  }
}
