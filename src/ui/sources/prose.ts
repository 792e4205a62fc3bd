/** Content texts with tokens filled and sources numbered in reading order. */
import type { Fact, Site } from '#business/entities.ts';
import { localizePath } from '#i18n/addresses.ts';
import { plainValue } from '#business/tokens.ts';
import { escapeHtml } from '#lib/html.ts';
import { linked, stripLinks } from '#lib/inline-links.ts';
import { fillTokens } from '#lib/tokens.ts';
import { factById } from '#business/lookup.ts';
import { sourceWords } from './words.ts';
import { formatFor } from '#i18n/format.ts';

/** A sourced statement as shown on a page. */
export interface Source {
  id: string;
  /** Footnote number, from 1. */
  number: number;
  says: string;
  title: string;
  url: string;
  /** "April 2019", or "undated copy, read November 2026" */
  age: string;
  /** Date the source was read: "2026-11-21". */
  read: string;
}

export function sourceOf(language: string, fact: Fact, number: number): Source {
  const { title, url, dated, about, read } = fact.source;
  return {
    id: fact.id,
    number,
    says: fact.says,
    title,
    url,
    age: sourceWords(language).age({
      dated: dated && formatFor(language).monthYear(dated),
      about: about ?? false,
      read: formatFor(language).monthYear(read),
    }),
    read,
  };
}

/** Latest read date; undefined without sources. */
export const latestReadDate = (sources: readonly { read: string }[]): string | undefined =>
  sources
    .map((source) => source.read)
    .sort()
    .at(-1);

/** Plain text with tokens filled, for titles, descriptions, messages and structured data. */
export const plain = (site: Site, text: string): string => fillTokens(text, (token) => plainValue(site, token));

/** Fills a page's texts and collects their sources, numbered across the page. */
export class Prose {
  readonly #site: Site;
  readonly #sourcesAt: string;
  readonly #cited = new Map<string, Source>();

  /** @param sourcesAt path of the page that lists the sources, if not this one */
  constructor(site: Site, sourcesAt = '') {
    this.#site = site;
    this.#sourcesAt = sourcesAt;
  }

  /** Escapes a single-line text, fills tokens and links footnotes. */
  line(text: string): string {
    return this.html(escapeHtml(text));
  }

  /** Fills tokens in rendered Markdown and links footnotes; marks prices in tables, and underscores to write on. */
  html(html: string): string {
    return fillTokens(
      html
        .replace(/(?<=<a href=")\/[^"]*/g, (path) => localizePath(this.#site, path))
        .replace(/<td(?=>\{(?:price:|from))/g, '<td class="price"')
        .replace(/_{4,}/g, '<span class="blank">$&</span>'),
      (token) => (token.name === 'fact' ? '' : escapeHtml(plainValue(this.#site, token))),
      (token) => (token.name === 'fact' ? this.#footnote(token.argument ?? '') : undefined),
    );
  }

  /** Sources cited so far, in order. */
  get sources(): Source[] {
    return [...this.#cited.values()];
  }

  #footnote(id: string): string {
    const fact = factById(this.#site, id);
    if (!fact) return '';
    // Statements from the same source and date share a footnote.
    const key = JSON.stringify(fact.source);
    const source = this.#cited.get(key) ?? sourceOf(this.#site.language, fact, this.#cited.size + 1);
    this.#cited.set(key, source);
    return `<sup><a class="footnote" href="${this.#sourcesAt}#source-${source.number}" aria-label="${escapeHtml(sourceWords(this.#site.language).footnote(source.number))}">${source.number}</a></sup>`;
  }
}

/** A question with its answer for the page and for structured data. */
export interface AnsweredQuestion {
  q: string;
  /** HTML with footnotes. */
  html: string;
  plain: string;
}

export const answered = (
  site: Site,
  prose: Prose,
  questions: readonly { q: string; a: string }[],
): AnsweredQuestion[] =>
  questions.map(({ q, a }) => ({
    q: plain(site, q),
    html: linked(prose.line(a), (path) => localizePath(site, path)),
    plain: plain(site, stripLinks(a)),
  }));
