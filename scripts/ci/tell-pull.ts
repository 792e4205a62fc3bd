/**
 * Keeps one comment on a pull request: node scripts/ci/tell-pull.ts content|preview
 *
 * Variables: PULL, its number; SAID, what is to be told, empty when nothing is wrong; RUN, the address of the run.
 */
import { accessOf, keepComment, needed } from '../lib/github.ts';
import { runMain } from '../lib/run-main.ts';

interface Topic {
  body: (said: string, run: string) => string;
  settled: string;
}

const TOPICS: Record<string, Topic> = {
  content: {
    body: (said, run) => `### This change has a mistake

The site stays as it is until it is put right. Nothing you wrote is lost.

${said}

Put it right in the same place, on this branch, and save. The check begins again by itself and changes this comment. [The check](${run})`,
    settled: 'The mistakes in content are put right. Thank you.',
  },
  preview: {
    body: (said, run) => `### Preview

${said}

Search engines are told to leave it out. [The run](${run})`,
    settled: 'There is no preview of the last change.',
  },
};

await runMain(async () => {
  const name = process.argv[2] ?? '';
  const topic = TOPICS[name];
  if (!topic) throw new Error(`"${name}" is not told: say one of ${Object.keys(TOPICS).join(', ')}`);
  const said = process.env.SAID?.trim() ?? '';
  const body = said === '' ? undefined : topic.body(said, needed('RUN'));
  console.log(`Comment ${await keepComment(accessOf(), Number(needed('PULL')), name, body, topic.settled)}.`);
});
