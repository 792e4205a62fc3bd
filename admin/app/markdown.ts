/**
 * Replaces satteri, the site's Markdown engine, whose browser build needs shared memory, which would break the popup of
 * the sign-in. Validation only looks at trees, and these are the same (markdown.test.ts).
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export const markdownToMdast = (text: string) =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Nothing that validation says depends on the HTML. @public: Vite puts this file in satteri's place (build.ts). */
export const markdownToHtml = (text: string): { html: string } => ({ html: text });
