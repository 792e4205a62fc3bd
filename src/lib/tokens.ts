/** Finds and fills {tokens} in texts. */

const TOKEN = /(\s*)\{([a-z]+(?:\.[a-z]+)?)(?::([a-z0-9+-]+))?\}/g;

export interface Token {
  name: string;
  /** Text after the colon. */
  argument: string | undefined;
}

export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({ name: match[2] ?? '', argument: match[3] }));

/** The first brace outside a token, for example "{ from }"; undefined if there is none. */
export const findStrayBrace = (text: string): string | undefined => /[{}].{0,20}/.exec(text.replace(TOKEN, ''))?.[0];

/** A run of tokens separated by white space only, with following punctuation. */
const RUN = new RegExp(`(?<run>(?:${TOKEN.source})+)(?<punctuation>[.,;:]?)`, 'g');

/**
 * Replaces each token.
 *
 * @param inline the token's value; white space before an empty value is removed
 * @param attached returns a footnote mark for tokens that are footnotes: it joins the previous word, moves behind
 *   punctuation, and is not repeated within a run
 */
export function fillTokens(
  text: string,
  inline: (token: Token) => string,
  attached: (token: Token) => string | undefined = () => undefined,
): string {
  return text.replace(RUN, (...match) => {
    const { run, punctuation } = match.at(-1) as { run: string; punctuation: string };
    let filled = '';
    const notes = new Set<string>();
    for (const [, space = '', name = '', argument] of run.matchAll(TOKEN)) {
      const note = attached({ name, argument });
      if (note !== undefined) {
        notes.add(note);
        continue;
      }
      const value = inline({ name, argument });
      filled += [...notes].join('') + (value === '' ? '' : space + value);
      notes.clear();
    }
    return filled + punctuation + [...notes].join('');
  });
}
