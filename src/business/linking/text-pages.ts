/** The pages of text: each body cut into what views set apart, and the check that no page lacks what it shows. */
import { markdownToHtml, markdownToMdast, type MdastNode } from 'satteri';
import type { TextPage as TextPageRow } from '#business/schema/text-pages.ts';
import { entryOf, textPages, type TextPageName } from '#pages.ts';
import { documentFile } from '#business/schema/collections.ts';
import { textOf } from '#lib/markdown-text.ts';
import type { Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

export interface TextLink {
  label: string;
  /** As written: a path of this site, or a full address. */
  href: string;
}

/** Tokens are unfilled in all of these texts. */
export interface TextSection {
  /** Plain text. */
  heading: string;
  /** HTML, a paragraph, list or table each. */
  blocks: string[];
  /** The list of links that the section ends with. */
  links: TextLink[];
}

export interface TextPage extends TextPageRow {
  /** The name of its file. */
  id: string;
  /** The list of links that the body consists of, on a page without sections. */
  links: TextLink[];
  sections: TextSection[];
}

/** Pages that print a list of links in place of sections. */
const LINKS_ALONE: readonly string[] = ['not-found'];
/** Fields that one page prints and the others do not. */
const OWN: Record<'say' | 'steps' | 'photos' | 'example', string> = {
  say: 'contact',
  steps: 'checkout',
  photos: 'photo-quote',
  example: 'photo-quote',
};

/** The links of a list in which each entry is a link and nothing else. */
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

/** What stands between two headings. */
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

/** The body's sections in order; what stands before the first heading is one without a heading. */
function sectionsOf(body: string): TextSection[] {
  const parts: { heading: string; nodes: MdastNode[] }[] = [{ heading: '', nodes: [] }];
  const root = markdownToMdast(body);
  for (const node of 'children' in root ? root.children : [])
    if (node.type === 'heading' && node.depth === 2) parts.push({ heading: textOf(node), nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  return parts.map(({ heading, nodes }) => sectionOf(body, heading, nodes));
}

/** Reports what the page of this row would leave out or could not print. */
function checkForm({ id, links, sections, ...fields }: TextPage, opening: TextSection, add: Add): void {
  const file = documentFile('pages', id);
  for (const [field, page] of Object.entries(OWN) as [keyof typeof OWN, string][]) {
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

/** Links the pages of text by the names that src/pages.ts gives them. Each has its file, and each file its page. */
export function linkTextPages(rows: Rows['pages'], { add }: Reporter): Map<TextPageName, TextPage> {
  const pages = new Map<TextPageName, TextPage>();
  for (const row of rows) {
    const name = textPages.get(row.id);
    if (!name) {
      const known = [...textPages.keys()].sort().join(', ');
      const remedy = `Use one of: ${known}; or take the file away`;
      add(documentFile('pages', row.id), 'the file name', 'is that of no page', remedy);
      continue;
    }
    const [opening = { heading: '', blocks: [], links: [] }, ...sections] = sectionsOf(row.body);
    const page: TextPage = { ...row, links: opening.links, sections };
    checkForm(page, opening, add);
    pages.set(name, page);
  }
  for (const [id, name] of textPages)
    if (entryOf(name).text === 'required' && !rows.some((row) => row.id === id))
      add(documentFile('pages', id), 'the whole file', 'is missing', 'Bring the file back; the page is made from it');
  return pages;
}
