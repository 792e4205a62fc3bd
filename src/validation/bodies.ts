/** What the body of a Markdown file may hold, so that every page keeps its form. */
import { markdownToMdast, type MdastNode } from 'satteri';
import { nodesIn, textOf } from '#lib/markdown-text.ts';
import { findStrayBrace } from '#lib/tokens.ts';
import { findInvisible } from '#lib/text.ts';
import type { Problem } from '#business/problem.ts';
import { TOKEN_HELP } from '#business/tokens.ts';

/** What pages have styles for. */
const DRAWN = new Set<string>([
  'root',
  'paragraph',
  'text',
  'heading',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'link',
  'strong',
  'emphasis',
  'blockquote',
]);
/** Everything else in Markdown, in an editor's words. */
const UNDRAWN: Record<string, string> = {
  html: 'HTML',
  image: 'a picture',
  code: 'a block of code',
  inlineCode: 'code',
  thematicBreak: 'a line across',
  break: 'a forced line break',
  delete: 'struck-out words',
  checkbox: 'a box to tick',
  footnoteReference: 'a footnote of its own',
  footnoteDefinition: 'a footnote of its own',
  linkReference: 'a link without its address',
  definition: 'an address without its link',
};
const WRITTEN = 'Write it with paragraphs, headings, lists, tables, links, **strong** and *stressed* words';

type Complaint = [wrong: string, remedy: string];

/** @param firstLine the body's first line in its file */
export function bodyProblems(file: string, body: string, firstLine: number): Problem[] {
  if (body.trim() === '')
    return [{ file, field: 'body', wrong: 'is empty', remedy: 'Write the page below the second --- line' }];
  /** Level of the last heading. */
  let depth = 1;
  return [...nodesIn(markdownToMdast(body))].flatMap((node) => {
    const complaints = [...notDrawn(node), ...inText(node), ...inHeading(node, depth), ...inLink(node)];
    if (node.type === 'heading') depth = node.depth;
    const field = `line ${firstLine + (node.position?.start.line ?? 1) - 1}`;
    return complaints.map(([wrong, remedy]): Problem => ({ file, field, wrong, remedy }));
  });
}

function notDrawn(node: MdastNode): Complaint[] {
  const kind = node.type === 'listItem' && typeof node.checked === 'boolean' ? 'checkbox' : node.type;
  return DRAWN.has(kind) ? [] : [[`has ${UNDRAWN[kind] ?? kind}, which pages do not draw`, WRITTEN]];
}

function inText(node: MdastNode): Complaint[] {
  if (node.type !== 'text') return [];
  const [sign, stray] = [findInvisible(node.value.replaceAll('\n', ' ')), findStrayBrace(node.value)];
  const complaints: Complaint[] = [];
  if (sign)
    complaints.push([`has a character that cannot be seen (${sign})`, 'Type the line again instead of pasting it']);
  if (stray) complaints.push([`has "${stray}", which is no token`, `Use ${TOKEN_HELP}`]);
  return complaints;
}

/** @param before level of the heading before it */
function inHeading(node: MdastNode, before: number): Complaint[] {
  if (node.type !== 'heading') return [];
  const complaints: Complaint[] = [];
  if (node.depth === 1 || node.depth > Math.min(3, before + 1))
    complaints.push([`has a heading of level ${node.depth}`, 'Begin headings with ##, and those below them with ###']);
  if (!/[a-z0-9]/i.test(textOf(node)))
    complaints.push(['has a heading without words', 'Write the heading, or take it out']);
  return complaints;
}

const inLink = (node: MdastNode): Complaint[] =>
  node.type === 'link' && !/^(\/(?!\/)|https:|tel:|mailto:)/.test(node.url)
    ? [[`leads to "${node.url}"`, 'Begin with https:// or, on this site, with the path, for example /pricing']]
    : [];

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;

/** The path of a link that stays on this site. */
function ownPath(address: string, site: string): string | undefined {
  if (address.startsWith('/')) return address.replace(/#.*/, '');
  return address.startsWith('https:') && hostOf(address) === hostOf(site) ? new URL(address).pathname : undefined;
}

/**
 * Paths of this site that a body links to, without fragments.
 *
 * @param site the site's own address; links may add or omit www
 */
export const pathsIn = (body: string, site: string): string[] =>
  [...nodesIn(markdownToMdast(body, { position: false }))].flatMap((node) =>
    node.type === 'link' ? (ownPath(node.url, site) ?? []) : [],
  );
