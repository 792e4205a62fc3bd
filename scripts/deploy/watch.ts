/** The nightly report: the live site, sources that are gone, facts that are due. */
import type { Rows } from '#business/rows.ts';
import { dueFacts, whenDue } from '#validation/due-facts.ts';
import { table } from '../lib/markdown-table.ts';
import { askSources, factsBySource, sourcesOfNight, type Answered } from './sources.ts';
import { failed, markdownOf, verify } from './verify.ts';

/** Days, year-month-day, on which sources failed for the first time in a row. */
export type Memory = Record<string, string>;

const MEMORY = /<!-- failing sources: (\{.*\}) -->/;

/** @param body of the issue that an earlier night wrote */
export function readMemory(body = ''): Memory {
  try {
    return JSON.parse(MEMORY.exec(body)?.[1] ?? '{}') as Memory;
  } catch {
    // Someone edited the issue: start over.
    return {};
  }
}
/** Hidden in the issue. JSON allows the escape, without which an address could end the comment. */
const writeMemory = (memory: Memory): string =>
  `<!-- failing sources: ${JSON.stringify(memory).replaceAll('>', String.raw`\u003e`)} -->`;

interface Section {
  /** Markdown. */
  text: string;
  /** How many things are to be done; 0 if all is well. */
  count: number;
}
export interface Report extends Section {
  /** Hidden in the text for the next night. */
  memory: Memory;
}

async function siteSection(live: string | undefined, root: string, today: string): Promise<Section> {
  if (!live) return { text: 'Nothing is live yet: the address in `content/business.yaml` is a sample.\n', count: 0 };
  try {
    const rows = await verify(live, root, today);
    return { text: markdownOf(live, rows), count: failed(rows).length };
  } catch (error) {
    return { text: `${error instanceof Error ? error.message : String(error)}\n`, count: 1 };
  }
}

/** A source that failed stays remembered until it answers or no fact names it; one that was not asked keeps its day. */
function remember(
  memory: Memory,
  answers: ReadonlyMap<string, Answered>,
  facts: ReadonlyMap<string, unknown>,
  today: string,
): Memory {
  const kept = Object.entries(memory).filter(([url]) => facts.has(url) && answers.get(url)?.gone !== false);
  const gone = [...answers].filter(([, answer]) => answer.gone).map(([url]) => [url, today] as const);
  return Object.fromEntries([...gone, ...kept]);
}

/** Reports only what failed on an earlier night, too. */
function sourcesSection(
  answers: ReadonlyMap<string, Answered>,
  facts: ReadonlyMap<string, string[]>,
  memory: Memory,
  today: string,
): Section {
  const gone = Object.entries(memory).filter(([, since]) => since < today);
  const asked = `${answers.size} of ${facts.size} sources answered tonight; all are asked within a month.`;
  if (gone.length === 0) return { text: `${asked}\n`, count: 0 };
  const rows = gone.map(([url, since]) => [
    `<${url}>`,
    since,
    answers.get(url)?.answer ?? 'not asked tonight',
    (facts.get(url) ?? []).map((id) => `\`${id}\``).join(', '),
  ]);
  const advice =
    'Find where each went and give its facts the new address. If it is gone for good, find another source or remove the fact.';
  return {
    text: `${asked} ${advice}\n\n${table(['source', 'gone since', 'answer', 'facts'], rows, 'words')}\n`,
    count: gone.length,
  };
}

function dueSection(rows: Rows, today: string): Section {
  const due = dueFacts(rows, today);
  const count = due.reduce((sum, { facts }) => sum + facts.length, 0);
  if (count === 0) return { text: 'No fact is due.\n', count };
  const lists = due.map(({ where, facts }) => {
    const items = facts.map((fact) => `- ${whenDue(fact, today)} \`${fact.id}\` (${fact.file}) <${fact.source.url}>`);
    return `**${where}**\n\n${items.join('\n')}\n`;
  });
  return { text: `${count} to read again (\`npm run content -- facts\`).\n\n${lists.join('\n')}`, count };
}

interface Night {
  root: string;
  rows: Rows;
  /** Address of the live site; undefined while it is a sample. */
  live: string | undefined;
  today: string;
  memory: Memory;
  /** Ends the questions to sources; what is known by then is reported. */
  signal: AbortSignal;
  /** Milliseconds between two requests to sources. */
  pause?: number;
}

export async function watch({ root, rows, live, today, memory, signal, pause }: Night): Promise<Report> {
  const facts = factsBySource(rows.facts);
  const urls = sourcesOfNight(facts.keys(), today, new Set(Object.keys(memory)));
  const agent = `link-check (+${rows.business.site})`;
  const site = await siteSection(live, root, today);
  const answers = await askSources(urls, { agent, signal, pause });
  const next = remember(memory, answers, facts, today);
  const sections: [heading: string, section: Section][] = [
    ['Live site', site],
    ['Sources', sourcesSection(answers, facts, next, today)],
    ['Facts that are due', dueSection(rows, today)],
  ];
  const count = sections.reduce((sum, [, section]) => sum + section.count, 0);
  const sentence = count === 0 ? 'All is well.' : `Things that need a look: ${count}.`;
  const text = sections.map(([heading, section]) => `## ${heading}\n\n${section.text}`).join('\n');
  return { text: `${writeMemory(next)}\n${today}: ${sentence}\n\n${text}`, count, memory: next };
}
