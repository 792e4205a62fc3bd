/**
 * Tells in one issue why the last change of the main branch is not on the site, and closes it once a change is.
 *
 * Variables: SAID, the mistakes in content, empty without any; CONTENT, TESTS, SLOW and DEPLOY, how the jobs ended ("success",
 * "failure", "cancelled", "skipped"); BACK, "yes" when the version before is live again, "no" when that failed; ACTOR, who
 * made the change; COMMIT, its address; RUN, the address of the run.
 */
import { accessOf, keepIssue, needed } from '../lib/github.ts';
import { runMain } from '../lib/run-main.ts';

const TITLE = 'The last change is not on the site';

export interface Outcome {
  said: string;
  content: string;
  tests: string;
  slow: string;
  deploy: string;
  /** '' while nothing had to go back. */
  back: string;
  commit: string;
  run: string;
}

const BEFORE = 'Visitors still see the version before it. Nothing you wrote is lost.';

/** Why the change is not on the site, in Markdown; undefined when nothing is wrong. */
export function whyNot({ said, content, tests, slow, deploy, back, commit, run }: Outcome): string | undefined {
  if (said !== '')
    return `[Your change](${commit}) has a mistake, so the site did not take it. ${BEFORE}

${said}

Put it right where you made the change, in the desk or on GitHub, and save. The check begins again by itself, and this page closes once it has passed. [The check](${run})`;
  if (back === 'no')
    return `[The change](${commit}) went live with a mistake, and going back to the version before failed, too. **Visitors may see a broken site now.** Do at once what [When the site is wrong](../blob/main/docs/operations.md#when-the-site-is-wrong) says. [What was found](${run})`;
  if (back === 'yes')
    return `[The change](${commit}) went live, the look at the live site found a mistake, and the version before is live again. Nothing you wrote is lost. Show this page to the person who keeps the site's code. [What was found](${run})`;
  if (deploy === 'failure')
    return `[The change](${commit}) passed every test, but the upload failed. ${BEFORE} Open [the run](${run}) and choose **Re-run jobs**, **Re-run failed jobs**. If that fails, too, read the last lines of the red step: they say what is missing.`;
  if ([content, tests, slow].includes('failure'))
    return `The tests stopped [the change](${commit}), and not for a mistake in content that you could put right. ${BEFORE} Show this page to the person who keeps the site's code. [What the tests say](${run})`;
  // A newer change waits until this one is through, and stops nothing.
  if ([content, tests, slow, deploy].includes('cancelled'))
    return `The tests or the upload of [the change](${commit}) were stopped before their end, by hand or because they took too long. Look at the site, then open [the run](${run}) and choose **Re-run jobs**, **Re-run all jobs**.`;
  return undefined;
}

async function tell(): Promise<void> {
  const outcome: Outcome = {
    said: process.env.SAID?.trim() ?? '',
    content: needed('CONTENT'),
    tests: needed('TESTS'),
    slow: needed('SLOW'),
    deploy: needed('DEPLOY'),
    back: process.env.BACK ?? '',
    commit: needed('COMMIT'),
    run: needed('RUN'),
  };
  const why = whyNot(outcome);
  const actor = needed('ACTOR');
  // GitHub sends mail to whom an issue calls; a program reads none.
  const called = /^[\w-]+$/.test(actor) ? `@${actor} ` : '';
  const settled = `[A later change](${outcome.commit}) passed. [The run](${outcome.run})`;
  console.log(`Issue ${await keepIssue(accessOf(), 'owner', TITLE, why && called + why, settled)}.`);
}

if (import.meta.main) await runMain(tell);
