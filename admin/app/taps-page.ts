/** The page that shows how often visitors tapped Call, Text, Email and Book: by day and by page, for four weeks. */
import { fullDate } from '#lib/dates.ts';
import { byPage, CAVEAT, CHANNELS, inAll, totalsBy, type Taps, type Totals } from '#business/taps.ts';
import { showPage } from './dialog.ts';
import { element } from './element.ts';
import type { PageSettings } from './settings.ts';
import { tokenInUse } from './sign-in.ts';
import { start } from './start.ts';

const HEADS = { call: 'Call', text: 'Text', email: 'Email', booking: 'Book', all: 'All' };
const COLUMNS = [...CHANNELS, 'all'] as const;
const MAX_PAGES = 50;

function table(caption: string, sums: Iterable<readonly [name: string, totals: Totals]>): HTMLTableElement {
  const head = [caption, ...COLUMNS.map((column) => HEADS[column])].map((text) =>
    element('th', { scope: 'col' }, text),
  );
  const lines = [...sums].map(([name, totals]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      ...COLUMNS.map((column) => element('td', {}, String(totals[column]))),
    ),
  );
  return element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...lines));
}

/** @throws Error with a sentence */
async function read(address: string, token: string): Promise<Taps[]> {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } }).catch((cause: unknown) => {
    throw new Error(`${address} does not answer. Check the connection, or run npm run deploy -- --taps.`, { cause });
  });
  if (answer.status === 403) throw new Error('Only those who may change the site see its taps. Sign in again.');
  if (answer.headers.get('Content-Type')?.startsWith('application/json')) return (await answer.json()) as Taps[];
  throw new Error(`Nothing counts taps at ${address}. Run npm run deploy -- --taps (docs/operations.md).`);
}

/** The days, of all pages or of the one that is picked. */
function byDay(rows: readonly Taps[], pages: ReturnType<typeof byPage>): HTMLElement[] {
  const daysOf = (page: string) => {
    const sums = totalsBy(page === '' ? rows : rows.filter((row) => row.page === page), 'day');
    return table(
      'Day',
      [...sums].map(([day, totals]) => [fullDate(day), totals]),
    );
  };
  const select = element(
    'select',
    {},
    element('option', { value: '' }, 'all pages'),
    ...pages.map(([page]) => element('option', { value: page }, page)),
  );
  const shown = element('div', {}, daysOf(''));
  select.addEventListener('change', () => shown.replaceChildren(daysOf(select.value)));
  return [element('label', {}, 'By day, on ', select), shown];
}

function show(rows: readonly Taps[]): void {
  document.title = 'Taps';
  const pages = byPage(rows).slice(0, MAX_PAGES);
  const tables = rows.length === 0 ? [] : [table('Page', pages), ...byDay(rows, pages)];
  const text = `${inAll(rows)} in the last four weeks. ${CAVEAT}`;
  document.body.append(
    element('a', { href: '/', className: 'admin-back' }, 'Back to the admin'),
    element('main', { className: 'admin-taps' }, element('h1', {}, 'Taps'), element('p', {}, text), ...tables),
  );
}

export async function openTapsPage(settings: PageSettings): Promise<void> {
  if (settings.token !== undefined) {
    showPage('Taps are in the published admin', 'This one, on your own machine, is not signed in anywhere.');
    return;
  }
  start(settings);
  const token = tokenInUse();
  if (settings.taps === undefined)
    showPage(
      'Nothing counts taps yet',
      'The site can count how often visitors tap Call, Text and Email. docs/operations.md says how to turn that on, under “Counting taps”.',
    );
  else if (token === undefined) showPage('Sign in first', 'Sign in to the admin in this tab. Then come back here.');
  else
    await read(settings.taps, token).then(show, (error: unknown) =>
      showPage('No counts came', error instanceof Error ? error.message : String(error)),
    );
}
