/** Markdown files, split into their YAML front matter and their body. */
import { CannotWrite } from './refusals.ts';

export interface Halves {
  readonly front: string;
  readonly body: string;
}

/** Without blank lines around it: editors add and drop them. */
export const trimmed = (body: string): string => body.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** By the rules of the site's own reader. */
export function splitMarkdown(text: string): Halves {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  if (lines[0] !== '---')
    throw new CannotWrite('The file has to begin with a --- line, its fields, and another --- line.');
  const end = lines.findIndex((line, at) => at > 0 && /^(---|\+\+\+)/.test(line));
  if (lines[end] !== '---')
    throw new CannotWrite('The fields of the file have no end. Put a second --- line below them.');
  return { front: lines.slice(1, end).join('\n'), body: trimmed(lines.slice(end + 1).join('\n')) };
}

export const joinMarkdown = ({ front, body }: Halves): string =>
  `---\n${front && `${front.trimEnd()}\n`}---\n${body && `\n${body}\n`}`;
