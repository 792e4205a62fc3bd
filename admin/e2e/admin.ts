/** Opens the built admin in a browser, over a fake of GitHub in memory. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { fakeGitHub, MAIN, memoryStore, type FakeGitHub, type Repository } from '../../scripts/lib/fake-github.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { serveAdmin } from '../app/local.ts';
import type { Settings } from '../settings.ts';

export { MAIN };
/** The invented company's questions, the first of them, and what the tests make of it. */
export const FAQ = 'content/faq.yaml';
export const QUESTION = 'How much does it cost?';
export const ASKED = 'How much do you charge?';
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

/** Someone else changes the questions. */
export const changeElsewhere = (store: Repository, text: string) =>
  store.commit(MAIN, [{ path: FAQ, data: Buffer.from(text) }], 'By someone else');

interface Fixtures {
  publishing: Settings['publishing'];
  signIn: string | undefined;
  /** Address of what counts taps. */
  counter: string | undefined;
  room: Room;
}

export const test = plain.extend<Fixtures>({
  publishing: ['directly', { option: true }],
  signIn: [undefined, { option: true }],
  counter: [undefined, { option: true }],
  room: async ({ publishing, signIn, counter, page }, use) => {
    const cwd = 'e2e/fixtures';
    const paths = globSync(['content/**/*.{yaml,md}', 'public/papers/*'], { cwd });
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(cwd, path))]));
    const github = await fakeGitHub(memoryStore(files), ['good', 'fresh']);
    const port = await freePort(PORT);
    const admin = await serveAdmin(port, {
      repository: { owner: 'gone', name: 'today', branch: MAIN },
      publishing,
      api: github.url,
      ...(signIn === undefined ? {} : { signIn }),
      ...(counter === undefined ? {} : { taps: counter }),
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && ![admin.url, github.url, counter && new URL(counter).origin].includes(origin))
        foreign.push(request.url());
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

export const expand = (page: Page) => page.getByRole('button', { name: 'Expand All' }).first().click();

export const openForm = (page: Page, { url }: Pick<Room, 'url'>, name: string) =>
  page.goto(`${url}/#/collections/week/entries/${name}`);

/** Writes into the first of the questions, all of them open. */
export async function ask(page: Page, room: Pick<Room, 'url'>, question = ASKED): Promise<void> {
  await openForm(page, room, 'faq');
  await expand(page);
  await expect(firstQuestion(page)).not.toHaveValue('');
  await firstQuestion(page).fill(question);
}

/** The field of the first question. */
export const firstQuestion = (page: Page) => page.locator('[data-key-path="faq.0.q"] textarea');

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click();

/** A form closes when it is saved. */
export const saved = (page: Page) => expect(page).toHaveURL(/#\/collections\/week$/);
