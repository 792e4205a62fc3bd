/**
 * Stands in for satteri, the site's Markdown engine, whose build for browsers needs shared memory, which would lock out
 * the window of the sign-in. The check asks it for trees, and these are the same (markdown.test.ts).
 */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';

export const markdownToMdast = (text: string) =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

export const markdownToHtml = (text: string): { html: string } => ({ html: toHtml(toHast(markdownToMdast(text))) });
