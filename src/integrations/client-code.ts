/** What Vite bundled for the browser: which script asks for which, and what our own modules in it may draw. */
import type { Plugin } from 'vite';
import { basename } from 'node:path';

interface Script {
  /** Names of the scripts that it imports, now or later. */
  imports: string[];
  /** Every word of our own modules in it: what an island draws later is named by one of them. */
  words: Set<string>;
}

/** Signs that stand around a name in code. A colon inside stays: `max-md:flex-nowrap` is one name. */
const BETWEEN = /[\s"'`;,(){}<>=!?]+|:(?=\s|$)/;

/** Attributes by the names that code has for them: `head.ariaSort`, `button.dataset.copyName`. */
function attributesIn(word: string): string[] {
  const parts = word.split('.');
  return parts.flatMap((part, at) => {
    if (/^aria[A-Z]/.test(part)) return [`aria-${part.slice('aria'.length).toLowerCase()}`];
    if (parts[at - 1] !== 'dataset') return [];
    return [`data-${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`];
  });
}

/** Tags, classes and attributes that this code may draw, and many a word that is none of them. */
export const wordsOf = (code: string): string[] =>
  code.split(BETWEEN).flatMap((word) => (word === '' ? [] : [word, ...attributesIn(word)]));

export class ClientCode {
  /** By the last part of the file's name. */
  readonly #scripts = new Map<string, Script>();

  /** Reads each bundle before it is written. */
  readonly plugin: Plugin = {
    name: 'client-code',
    apply: 'build',
    generateBundle: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = Object.entries(chunk.modules).filter(([id]) => !id.includes('/node_modules/'));
        this.#scripts.set(basename(chunk.fileName), {
          imports: [...chunk.imports, ...chunk.dynamicImports].map((name) => basename(name)),
          words: new Set(own.flatMap(([, { code }]) => wordsOf(code ?? ''))),
        });
      }
    },
    applyToEnvironment: ({ name }) => name === 'client',
  };

  /** @returns the names of these scripts and of all that they import; one that was not bundled here is left out */
  reach(addresses: readonly string[]): Set<string> {
    const reached = new Set<string>();
    const visit = (name: string) => {
      const script = this.#scripts.get(name);
      if (!script || reached.has(name)) return;
      reached.add(name);
      script.imports.forEach(visit);
    };
    for (const address of addresses) visit(basename(address));
    return reached;
  }

  /** @returns what these scripts may draw, with all that they import */
  words(addresses: readonly string[]): Set<string> {
    return new Set([...this.reach(addresses)].flatMap((name) => [...(this.#scripts.get(name)?.words ?? [])]));
  }
}
