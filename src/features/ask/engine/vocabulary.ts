/** All words of the search data: stop words, intent words, states and spelling correction. */
import MiniSearch from 'minisearch';
import { wordsOf } from '#lib/query-words.ts';
import type { AskData } from './ask-data.ts';
import { stem, stems } from './stems.ts';

/** Lengths from which a word may have one or two typos. */
export const MIN_LENGTH = { oneTypo: 4, twoTypos: 7 };

export const maxTypos = (term: string): number =>
  term.length < MIN_LENGTH.oneTypo ? 0 : term.length < MIN_LENGTH.twoTypos ? 1 : 2;

const stemSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(stems));

/** Methods take and return stems unless they say otherwise. */
export class Vocabulary {
  readonly stopWords: ReadonlySet<string>;
  readonly ruleWords: ReadonlySet<string>;
  readonly serviceWords: ReadonlySet<string>;
  readonly otherPartyWords: ReadonlySet<string>;
  /** Longest first. */
  readonly #states: readonly string[];
  readonly #words = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #corrections = new Map<string, string>();
  readonly #spelling = new MiniSearch<{ id: number; word: string }>({ fields: ['word'] });

  constructor({ stopWords, ruleWords, serviceWords, otherPartyWords, states }: AskData) {
    this.stopWords = stemSet(stopWords);
    this.ruleWords = stemSet(ruleWords);
    this.serviceWords = stemSet(serviceWords);
    this.otherPartyWords = stemSet(otherPartyWords);
    this.#states = states
      .flatMap((state) => [wordsOf(state).join(' '), stems(state).join(' ')])
      .sort((a, b) => b.length - a.length);
  }

  add(text: string): void {
    for (const word of wordsOf(text)) {
      this.#words.add(word);
      this.#stems.add(stem(word));
    }
  }

  /** Call after all words are added. */
  async indexSpelling(chunkSize: number): Promise<void> {
    const words = [...this.#words].map((word, id) => ({ id, word }));
    await this.#spelling.addAllAsync(words, { chunkSize });
  }

  has(word: string): boolean {
    return this.#stems.has(word);
  }

  /** Without stop words; unchanged if all are stop words. */
  contentWords(words: readonly string[]): string[] {
    const content = words.filter((word) => !this.stopWords.has(word));
    return content.length > 0 ? content : [...words];
  }

  /** Without stop words and service words. */
  subjectWords(words: readonly string[]): string[] {
    return words.filter((word) => !this.serviceWords.has(word) && !this.stopWords.has(word));
  }

  hasSubject(words: readonly string[]): boolean {
    return this.subjectWords(words).length > 0;
  }

  /** Takes words or stems; unchanged if there is nothing but states. */
  withoutStates(words: readonly string[]): string[] {
    const rest = this.#states
      .reduce((text, state) => text.replace(new RegExp(`(^| )${state}(?![^ ])`, 'g'), ' '), words.join(' '))
      .split(' ')
      .filter((word) => word !== '');
    return rest.length > 0 ? rest : [...words];
  }

  /** The most similar known word, for an unknown one. */
  correct(word: string): string {
    const root = stem(word);
    if (word.length < MIN_LENGTH.oneTypo || this.#stems.has(root) || this.stopWords.has(root)) return word;
    const known = this.#corrections.get(word);
    if (known !== undefined) return known;
    const [best] = this.#spelling.search(word, { fuzzy: maxTypos(word), prefix: false });
    const corrected = best?.terms[0] ?? word;
    this.#corrections.set(word, corrected);
    return corrected;
  }

  /** Stems of a query; unknown words of at least `minLength` letters are replaced by the most similar known word. */
  correctedStems(query: string, minLength: number): string[] {
    return this.withoutStates(
      wordsOf(query)
        .filter((word) => !/^\d{4,}$/.test(word))
        .map((word) => (word.length < minLength ? word : this.correct(word)))
        .flatMap(stems),
    );
  }
}
