/**
 * Removes a county, town, service or another record with all that belongs to it: npm run content -- remove town yonkers.
 * Shows what would go; with --yes it goes. --to names the page that takes the place of the removed one.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError, report } from '#business/problem.ts';
import { homeOf, COLLECTIONS } from '#business/schema/collections.ts';
import { counted } from '#lib/text.ts';
import { checkContent } from '#validation/check.ts';
import { onDisk } from '#validation/disk.ts';
import { validate } from '#validation/validate.ts';
import { REMOVABLE, removalOf, type Removable, type Removal } from '../lib/removal/removal.ts';
import { withChanges } from '../lib/removal/records.ts';
import { runMain } from '../lib/run-main.ts';

const KINDS = Object.keys(REMOVABLE);
const USAGE = `npm run content -- remove town yonkers shows what goes with it; with --yes at the end it goes.
In place of town: ${KINDS.join(', ')}.`;

const isRemovable = (kind: string | undefined): kind is Removable => kind !== undefined && KINDS.includes(kind);

/** What an owner is shown, line by line. */
export function linesOf({ gone, redirects, cited, items, mentions }: Removal): string[] {
  const lines = ['What goes:'];
  for (const { collection, ids } of gone)
    lines.push(`  ${COLLECTIONS[collection].label} (${ids.length}): ${ids.join(', ')}`);
  if (redirects.length > 0) {
    lines.push('', `What is redirected, ${counted(redirects.length, 'line')} for ${homeOf('redirects')}:`);
    lines.push(...redirects.map(({ from, to }) => `  ${from} → ${to}`));
  }
  if (cited.length > 0)
    lines.push(
      '',
      `${counted(cited.length, 'fact')} about what goes, still cited by texts that stay, with scope elsewhere: ${cited.join(', ')}`,
    );
  if (items.length > 0)
    lines.push(
      '',
      `Items that it took. If you don't take them any more, change their answer in ${homeOf('items')} to no: ${items.join(', ')}`,
    );
  if (mentions.length > 0) {
    lines.push(
      '',
      `What stays and mentions it, ${counted(mentions.length, 'line')}. Read these and rewrite what is no longer true:`,
    );
    lines.push(...mentions.map(({ file, line, text }) => `  ${file}:${line}  ${text}`));
  }
  return lines;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' }, to: { type: 'string' } },
  });
  const [kind, id] = positionals;
  if (!isRemovable(kind) || id === undefined) throw new Error(USAGE);
  const { rows, problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw new ContentError(problems);
  const files = onDisk(process.cwd());
  const removal = await removalOf(files, rows, { kind, id, to: values.to });
  console.log(linesOf(removal).join('\n'));
  const left = await validate(withChanges(files, removal.changes));
  if (left.problems.length > 0) console.log(`\nWhat has to be put right by hand then:\n\n${report(left.problems)}`);
  if (!values.yes) {
    console.log(`\nNothing was changed. To do it: npm run content -- remove ${process.argv.slice(2).join(' ')} --yes`);
    return;
  }
  for (const [file, text] of removal.changes)
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  console.log(
    `\nDone: ${counted(removal.changes.size, 'file')} changed.${left.problems.length === 0 ? ' No mistakes in content.' : ''}`,
  );
  if (left.problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) await runMain(main);
