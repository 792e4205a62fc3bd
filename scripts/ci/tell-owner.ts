/**
 * Says in one issue why the last change of the main branch is not on the site, and closes it once a change is.
 *
 * Variables: GITHUB_TOKEN; NEEDS, the jobs before this one as `toJSON(needs)`: of "content" the output "said" (its
 * mistakes), of "deploy" the output "back" ("yes" if the version before is live again, "no" if that failed).
 */
import { accessOf, findIssue, keepIssue, needed } from '../lib/github.ts';
import { runMain } from '../lib/run-main.ts';

const TITLE = 'The last change is not on the site';
const BEFORE = 'Visitors still see the version before it. Nothing you wrote is lost.';

interface Job {
  result: 'success' | 'failure' | 'cancelled' | 'skipped';
  outputs?: Record<string, string>;
}

/**
 * Why the change is not on the site, in Markdown; undefined if nothing is wrong.
 *
 * @param commit its address
 * @param run address of the run
 */
export function whyNot(needs: Record<string, Job>, commit: string, run: string): string | undefined {
  const said = needs.content?.outputs?.said?.trim();
  const { deploy } = needs;
  const results = Object.values(needs).map(({ result }) => result);
  if (said)
    return `[Your change](${commit}) has a mistake, so the site did not take it. ${BEFORE}

${said}

Fix it where you made the change, in the editor or on GitHub, and save. The check starts again by itself, and this issue closes once it passes. [The check](${run})`;
  if (deploy?.outputs?.back === 'no')
    return `[The change](${commit}) went live with a mistake, and going back to the version before failed, too. **Visitors may see a broken site now.** Do right away what [When the site is wrong](../blob/main/docs/operations.md#when-the-site-is-wrong) says. [What was found](${run})`;
  if (deploy?.outputs?.back === 'yes')
    return `[The change](${commit}) went live, the check of the live site found a mistake, and the version before is live again. Nothing you wrote is lost. Show this issue to the person who maintains the site's code. [What was found](${run})`;
  if (deploy?.result === 'failure')
    return `[The change](${commit}) passed every test, but the upload failed. ${BEFORE} Open [the run](${run}) and choose **Re-run jobs**, **Re-run failed jobs**. If that fails, too, read the last lines of the red step: they say what is missing.`;
  if (results.includes('failure'))
    return `The tests stopped [the change](${commit}), and not for a mistake in content that you could fix. ${BEFORE} Show this issue to the person who maintains the site's code. [What the tests say](${run})`;
  if (results.includes('cancelled'))
    return `The tests or the upload of [the change](${commit}) were stopped before their end, by hand or because they took too long. Look at the site, then open [the run](${run}) and choose **Re-run jobs**, **Re-run all jobs**.`;
  return undefined;
}

export async function tell(): Promise<void> {
  const access = accessOf();
  const repository = `${needed('GITHUB_SERVER_URL')}/${access.repository}`;
  const commit = `${repository}/commit/${needed('GITHUB_SHA')}`;
  const run = `${repository}/actions/runs/${needed('GITHUB_RUN_ID')}`;
  const why = whyNot(JSON.parse(needed('NEEDS')) as Record<string, Job>, commit, run);
  const before = await findIssue(access, 'owner', 'open');
  // GitHub sends mail to whoever is mentioned; bots read none.
  const actor = needed('GITHUB_ACTOR');
  const mention = /^[\w-]+$/.test(actor) ? `@${actor} ` : '';
  const text = why ? mention + why : `[A later change](${commit}) passed. [The run](${run})`;
  if (why ?? before) await keepIssue(access, 'owner', before, { title: TITLE, text, open: why !== undefined });
}

if (import.meta.main) await runMain(tell);
