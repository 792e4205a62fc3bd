/** What a night has found, as one Markdown text. */
import { whenDue, type DueFacts } from '#validation/due-facts.ts';
import { table } from '../lib/markdown-table.ts';
import { failed, markdownOf, type Row } from '../verify/verify.ts';
import type { Asked } from './sources.ts';

/** What is known of the live site: its rows, why there are none, or nothing while nothing is live. */
export type Live = { address: string; rows: Row[] } | { address: string; silent: string } | undefined;

export interface Night {
  /** Year-month-day. */
  day: string;
  live: Live;
  asked: readonly Asked[];
  /** Facts that someone must look at again. */
  due: readonly DueFacts[];
}

export interface Report {
  text: string;
  /** How many things are to be done; 0 where all is well. */
  wrong: number;
}

function siteOf(live: Live): Report {
  if (!live) return { text: 'Nothing is live yet: the address in `content/business.yaml` is a sample.\n', wrong: 0 };
  if ('silent' in live) return { text: `${live.silent}\n`, wrong: 1 };
  return { text: markdownOf(live.address, live.rows), wrong: failed(live.rows).length };
}

const factsOf = (facts: readonly string[]): string => facts.map((id) => `\`${id}\``).join(', ');

function sourcesOf(asked: readonly Asked[]): Report {
  const gone = asked.filter(({ state }) => state === 'gone');
  const unasked = asked.filter(({ state }) => state === 'unasked');
  const counts = [...Map.groupBy(unasked, ({ answer }) => answer)]
    .sort(([, one], [, two]) => two.length - one.length)
    .map(([answer, those]) => `${those.length}: ${answer}`);
  const lines = [`Gone: ${gone.length} of ${asked.length}.`];
  if (gone.length > 0)
    lines.push(
      'Find where each went, read it again, and give its facts the new address; where it is gone for good, find another source or take the fact out.',
      table(
        ['source', 'answer', 'facts'],
        gone.map(({ url, answer, facts }) => [`<${url}>`, answer, factsOf(facts)]),
        'words',
      ),
    );
  if (unasked.length > 0)
    lines.push(`Without an answer tonight, which says nothing of them: ${unasked.length} (${counts.join('; ')}).`);
  return { text: `${lines.join('\n\n')}\n`, wrong: gone.length };
}

function dueOf(due: readonly DueFacts[], day: string): Report {
  const wrong = due.reduce((sum, { facts }) => sum + facts.length, 0);
  if (wrong === 0) return { text: 'No fact is due.\n', wrong };
  const lists = due.map(({ where, facts }) => {
    const items = facts.map((fact) => `- ${whenDue(fact, day)} \`${fact.id}\` (${fact.file}) <${fact.source.url}>`);
    return `**${where}**\n\n${items.join('\n')}\n`;
  });
  return {
    text: `${wrong} to look at. Read each page again (\`npm run content -- facts\`).\n\n${lists.join('\n')}`,
    wrong,
  };
}

export function reportOf({ day, live, asked, due }: Night): Report {
  const parts: [heading: string, part: Report][] = [
    ['Live site', siteOf(live)],
    ['Sources', sourcesOf(asked)],
    ['Facts that are due', dueOf(due, day)],
  ];
  const wrong = parts.reduce((sum, [, part]) => sum + part.wrong, 0);
  const sum = wrong === 0 ? 'All is well.' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} to be done.`;
  const text = parts.map(([heading, part]) => `## ${heading}\n\n${part.text}`).join('\n');
  return { text: `${day}: ${sum}\n\n${text}`, wrong };
}
