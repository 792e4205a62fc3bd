/** Text pages: each body cut into the sections that its page draws. */
import { markdownToHtml, markdownToMdast, type MdastNode } from 'satteri';
import type { TextLink, TextPage, TextSection } from '#business/entities.ts';
import type { Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile } from '#business/schema/collections.ts';
import { textOf } from '#lib/markdown-text.ts';
import { entryOf, textPages, type TextPageName } from '#pages.ts';

/** Pages that print a list of links in place of sections. */
const LINKS_ALONE: readonly string[] = ['not-found'];
/** Fields that only one page prints. */
const ONLY_ON: Record<'say' | 'steps' | 'photos' | 'example', string> = {
  say: 'contact',
  steps: 'checkout',
  photos: 'photo-quote',
  example: 'photo-quote',
};

/** The links of a list with nothing but links. */
function linksIn(node: MdastNode | undefined): TextLink[] | undefined {
  if (node?.type !== 'list') return undefined;
  const links = node.children.map((item) => {
    const [paragraph, ...more] = item.children;
    const [link, ...words] = paragraph?.type === 'paragraph' ? paragraph.children : [];
    return link?.type === 'link' && more.length + words.length === 0
      ? { label: textOf(link), href: link.url }
      : undefined;
  });
  return links.every((link) => link !== undefined) ? links : undefined;
}

function sectionOf(body: string, heading: string, nodes: readonly MdastNode[]): TextSection {
  const links = linksIn(nodes.at(-1));
  const rest = links ? nodes.slice(0, -1) : nodes;
  return {
    heading,
    blocks: rest.map(({ position }) =>
      markdownToHtml(body.slice(position?.start.offset, position?.end.offset)).html.trim(),
    ),
    links: links ?? [],
  };
}

/** The body's sections in order, the first one without a heading. */
function sectionsOf(body: string): TextSection[] {
  const parts: { heading: string; nodes: MdastNode[] }[] = [{ heading: '', nodes: [] }];
  const root = markdownToMdast(body);
  for (const node of 'children' in root ? root.children : [])
    if (node.type === 'heading' && node.depth === 2) parts.push({ heading: textOf(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  return parts.map(({ heading, nodes }) => sectionOf(body, heading, nodes));
}

/** Reports what the page could not print. */
function checkForm({ id, links, sections, ...fields }: TextPage, opening: TextSection, add: Add): void {
  const file = documentFile('pages', id);
  for (const [field, page] of Object.entries(ONLY_ON) as [keyof typeof ONLY_ON, string][]) {
    if (id === page && !fields[field]) add(file, field, 'is missing', `Bring the list "${field}:" back`);
    if (id !== page && fields[field])
      add(file, field, 'is not printed on this page', `Take it out; only ${page}.md has it`);
  }
  if (LINKS_ALONE.includes(id)) {
    if (links.length === 0 || opening.blocks.length > 0 || sections.length > 0)
      add(file, 'body', 'must be a list of links alone', 'Write lines such as - [Prices](/pricing), and nothing else');
  } else if (sections.length === 0 || opening.blocks.length + links.length > 0)
    add(file, 'body', 'has words before its first heading', 'Begin it with a heading: ## and its words');
}

/** Reports bodies and fields that their page could not print. */
export function textPagesOf(rows: Rows['pages'], add: Add): Map<TextPageName, TextPage> {
  const pages = new Map<TextPageName, TextPage>();
  for (const row of rows) {
    const name = textPages.get(row.id);
    if (!name) continue;
    const [opening = { heading: '', blocks: [], links: [] }, ...sections] = sectionsOf(row.body);
    const page: TextPage = { ...row, links: opening.links, sections };
    checkForm(page, opening, add);
    pages.set(name, page);
  }
  return pages;
}

/** Reports files without a page, and pages without the file that they need. */
export function checkTextPages(rows: Rows['pages'], add: Add): void {
  const ids = new Set(rows.map(({ id }) => id));
  const remedy = `Use one of: ${[...textPages.keys()].sort().join(', ')}; or take the file away`;
  for (const id of ids)
    if (!textPages.has(id)) add(documentFile('pages', id), 'the file name', 'is that of no page', remedy);
  for (const [id, name] of textPages)
    if (entryOf(name).text === 'required' && !ids.has(id))
      add(documentFile('pages', id), 'the whole file', 'is missing', 'Bring the file back; the page is made from it');
}
