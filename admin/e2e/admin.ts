/** Opens the built admin in a browser, over a fake of GitHub in memory. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { fakeGitHub, MAIN, memoryStore, type FakeGitHub, type Repository } from '../../scripts/lib/fake-github.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { serveAdmin } from '../app/local.ts';
import type { Settings } from '../settings.ts';

export { MAIN };
/** In the content of the invented company. */
export const FAQ = 'content/faq.yaml';
const PORT = 4420;

export interface Room {
  url: string;
  store: Repository;
  github: FakeGitHub;
  /** A file as it is on a branch. */
  textOf: (path: string, branch?: string) => Promise<string>;
  /** Requests of other hosts, and what the page's policy refused: none, at any time. */
  foreign: string[];
}

/** Someone else's commit. */
export const commitElsewhere = (store: Repository, files: Readonly<Record<string, string | Buffer>>): Promise<string> =>
  Promise.resolve(
    store.commit(
      MAIN,
      Object.entries(files).map(([path, data]) => ({ path, data: Buffer.from(data) })),
      'By someone else',
    ).oid,
  );

interface Fixtures {
  /** The invented company's content, which is small, or this site's. */
  content: 'small' | 'whole';
  publishing: Settings['publishing'];
  signIn: string | undefined;
  room: Room;
}

export const test = plain.extend<Fixtures>({
  publishing: ['directly', { option: true }],
  content: ['small', { option: true }],
  signIn: [undefined, { option: true }],
  room: async ({ publishing, content, signIn, page }, use) => {
    const cwd = content === 'small' ? 'e2e/fixtures' : '.';
    const paths = globSync(['content/**/*.{yaml,md}', 'src/assets/pictures/**/*.*'], { cwd });
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(cwd, path))]));
    const github = await fakeGitHub(memoryStore(files), { good: 'write', fresh: 'write', weak: 'read' });
    const port = await freePort(PORT);
    const admin = await serveAdmin(port, {
      repository: { owner: 'gone', name: 'today', branch: MAIN },
      publishing,
      api: github.url,
      ...(signIn === undefined ? {} : { signIn }),
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && ![admin.url, github.url].includes(origin)) foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) foreign.push(message.text());
    });
    const store = github.repository;
    const textOf = (path: string, branch = MAIN) => Promise.resolve(store.file(branch, path)?.toString() ?? '');
    await use({ url: admin.url, store, github, textOf, foreign });
    expect(foreign).toEqual([]);
    admin.stop();
    github.close();
  },
});

/** Signs in with a token, as the owner does. */
export async function enter(page: Page, { url }: Room, token = 'good'): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Notice, prices, jobs').first()).toBeVisible();
}

/** The form of the questions, every one of them open. */
export async function openQuestions(page: Page, { url }: Room): Promise<void> {
  await page.goto(`${url}/#/collections/week/entries/faq`);
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(firstQuestion(page)).not.toHaveValue('');
}

/** The field of the first question. */
export const firstQuestion = (page: Page) => page.locator('[data-key-path="faq.0.q"] textarea');

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click();

/** A form closes when it is saved. */
export const saved = (page: Page) => expect(page).toHaveURL(/#\/collections\/week$/);
