/** What the development server shows in place of every page while content has mistakes. */
import { digest } from '#lib/digest.ts';
import { escapeHtml } from '#lib/html.ts';
import { entriesOf, headlineOf, type Problem } from './problem.ts';

/** Where the page asks whether its report still holds; the answer is that of `stateOf`. */
export const STATE_PATH = '/__content';

/** A short text that is another for every other report. */
export const stateOf = (problems: readonly Problem[]): string => (problems.length === 0 ? 'whole' : digest(problems));

/** Every second, until the report is another one; while a server begins there is no answer. */
const ASKING = `setInterval(async () => {
  const state = await fetch('${STATE_PATH}').then((answer) => answer.text(), () => undefined);
  if (state !== undefined && state !== document.body.dataset.state) location.reload();
}, 1000);`;

const STYLE = `body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; font: 1.05rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
h2 { margin: 2.5rem 0 0; font: 600 1.05rem/1.5 ui-monospace, monospace; }
li { margin-top: 1rem; } ul { padding-left: 1.2rem; }
.place { font: 600 .95rem/1.5 ui-monospace, monospace; } .remedy { display: block; }`;

/** The report as a page of its own, which gives way to the real one by itself once the mistakes are fixed. */
export function problemPage(problems: readonly Problem[]): string {
  const files = entriesOf(problems);
  const title = headlineOf(files);
  const lists = files.map(({ file, entries }) => {
    const items = entries.map(
      ({ place, wrong, remedy }) =>
        `<li><span class="place">${escapeHtml(place)}</span>: ${escapeHtml(wrong)}. <span class="remedy">${escapeHtml(remedy)}.</span></li>`,
    );
    return `<h2>${escapeHtml(file)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<body data-state="${stateOf(problems)}">
<h1>${title}</h1>
<p>The page comes back by itself as soon as this is fixed and saved.</p>
${lists.join('\n')}
<script>${ASKING}</script>
`;
}
