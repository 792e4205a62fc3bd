/** Every text of the invented company's content that the writer has to keep: YAML files, and the front matter of Markdown files. */
import { globSync, readFileSync } from 'node:fs';

export interface Text {
  readonly file: string;
  /** All of it, and what of it is YAML. */
  readonly text: string;
  readonly yaml: string;
}

/** The front matter of a Markdown file. */
const front = (text: string): string => /^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? '';

export const CONTENT: readonly Text[] = globSync('e2e/fixtures/content/**/*.{yaml,md}')
  .sort()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .map(({ file, text }) => ({ file, text, yaml: file.endsWith('.md') ? front(text) : text }));
