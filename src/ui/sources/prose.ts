/** Texts from content with their tokens filled, and the sources they rest on, numbered in reading order. */
import type { Fact, Site } from '#business/entities.ts';
import { addressIn } from '#i18n/addresses.ts';
import { plainValue } from '#business/tokens.ts';
import { escapeHtml } from '#lib/html.ts';
import { linked, withoutLinks } from '#lib/inline-links.ts';
import { fillTokens } from '#lib/tokens.ts';
import { factById } from '#business/lookup.ts';
import { sourceWords } from './words.ts';
import { formatFor } from '#i18n/format.ts';

/** A fact as a page shows it: the statement, its source and when it was checked. */
export interface Source {
  id: string;
  /** Place in the page's list, from 1. */
  number: number;
  says: string;
  title: string;
  url: string;
  /** "April 2019", or "undated copy, read November 2026" */
  age: string;
  /** The day on which we read it: "2026-11-21". */
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

/** The newest day on which one of the sources was read; undefined where there are none. */
export const lastRead = (sources: readonly { read: string }[]): string | undefined =>
  sources
    .map((source) => source.read)
    .sort()
    .at(-1);

/** A text for titles, descriptions, messages and structured data. */
export const plain = (site: Site, text: string): string => fillTokens(text, (token) => plainValue(site, token));

/** Collects the sources of one page while its texts are filled, so that numbers run through the page. */
export class Prose {
  readonly #site: Site;
  readonly #sourcesAt: string;
  readonly #cited = new Map<string, Source>();

  /** @param sourcesAt the page that lists the sources, where it is not the one that cites them */
  constructor(site: Site, sourcesAt = '') {
    this.#site = site;
    this.#sourcesAt = sourcesAt;
  }

  /** A single-line text as safe HTML with footnote links. */
  line(text: string): string {
    return this.html(escapeHtml(text));
  }

  /** HTML from Markdown, tokens filled, each fact a footnote link. */
  html(html: string): string {
    return fillTokens(
      html.replace(/(?<=<a href=")\/[^"]*/g, (path) => addressIn(this.#site, path)),
      (token) => (token.name === 'fact' ? '' : escapeHtml(plainValue(this.#site, token))),
      (token) => (token.name === 'fact' ? this.#footnote(token.argument ?? '') : undefined),
    );
  }

  /** The sources cited so far, in order. */
  get sources(): Source[] {
    return [...this.#cited.values()];
  }

  #footnote(id: string): string {
    const fact = factById(this.#site, id);
    if (!fact) return '';
    // Two statements of one page, read on one day, share their footnote.
    const origin = JSON.stringify(fact.source);
    const source = this.#cited.get(origin) ?? sourceOf(this.#site.language, fact, this.#cited.size + 1);
    this.#cited.set(origin, source);
    return `<sup><a class="footnote" href="${this.#sourcesAt}#source-${source.number}" aria-label="${escapeHtml(sourceWords(this.#site.language).footnote(source.number))}">${source.number}</a></sup>`;
  }
}

/** A question as a page prints it and as structured data says it. */
export interface Answered {
  q: string;
  /** HTML with footnotes. */
  html: string;
  plain: string;
}

export const answered = (site: Site, prose: Prose, questions: readonly { q: string; a: string }[]): Answered[] =>
  questions.map(({ q, a }) => ({
    q: plain(site, q),
    html: linked(prose.line(a), (path) => addressIn(site, path)),
    plain: plain(site, withoutLinks(a)),
  }));
