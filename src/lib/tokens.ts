/** Texts with {tokens}: finding and filling them. What a token means is the caller's business. */

const TOKEN = /(\s*)\{([a-z]+(?:\.[a-z]+)?)(?::([a-z0-9+-]+))?\}/g;

export interface Token {
  name: string;
  /** What follows the colon, if anything. */
  argument: string | undefined;
}

/** Every token in a text, in order. */
export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => ({ name: match[2] ?? '', argument: match[3] }));

/** What begins at a brace that belongs to no token, for example "{ from }"; undefined when every brace does. */
export const strayBrace = (text: string): string | undefined => /[{}].{0,20}/.exec(text.replace(TOKEN, ''))?.[0];

/** Tokens with nothing but white space between them, and a full stop or comma that follows. */
const RUN = new RegExp(`(?<run>(?:${TOKEN.source})+)(?<mark>[.,;:]?)`, 'g');

/**
 * Replaces each token.
 *
 * @param inline what takes the token's place; white space before an empty value goes too
 * @param attached where it returns a text, that text is joined to the word before, and past a
 *   full stop or comma that follows, as a footnote mark is set; the same text beside itself stands once
 */
export function fillTokens(
  text: string,
  inline: (token: Token) => string,
  attached: (token: Token) => string | undefined = () => undefined,
): string {
  return text.replace(RUN, (...match) => {
    const { run, mark } = match.at(-1) as { run: string; mark: string };
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
    return filled + mark + [...notes].join('');
  });
}
