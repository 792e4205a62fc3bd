/** Saving directly: what is typed is in the repository, whatever happens on the way. */
import { execFileSync } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { diff } from '../yaml/diff.ts';
import { cloneOf, commitElsewhere, MAIN } from '../fake/fixture.ts';
import type { Logged } from '../fake/fake-github.ts';
import { enter, firstQuestion, FAQ, openQuestions, save, shoot, test, type Room } from './admin.ts';

const isCommit = ({ query = '' }: Logged) => query.includes('createCommitOnBranch');
const QUESTION = 'How much does it cost?';
const ASKED = 'How much do you charge?';

const commits = ({ standIn }: Room) => standIn.log.filter(isCommit).length;
/** A form that was saved closes. */
const back = (page: Page) => expect(page).toHaveURL(/#\/collections\/week$/);
const told = (page: Page) => page.getByRole('alertdialog').filter({ hasText: 'Saving did not go through.' });

async function isFine(page: Page, name: string): Promise<void> {
  await shoot(page, name);
  expect((await new AxeBuilder({ page }).include('.desk-ask').analyze()).violations).toEqual([]);
}

/** Sees the sentence, and that what was typed is still there. */
async function readsAndKeeps(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(told(page)).toContainText(sentence);
  await told(page).getByRole('button', { name: 'OK' }).click();
  await expect(told(page)).toBeHidden();
  await expect(firstQuestion(page)).toHaveValue(ASKED);
}

test('one change is one line in one commit, though the button is tapped twice; nobody else is asked', async ({
  page,
  room,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== room.url && origin !== room.standIn.url) foreign.push(request.url());
  });
  const before = await room.textOf(FAQ);
  await enter(page, room);
  await openQuestions(page, room);
  await firstQuestion(page).fill(ASKED);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await back(page);
  const clone = cloneOf(room.store);
  const [line = ''] = before.split('\n');
  expect(diff(before, await room.textOf(FAQ))).toBe(`- ${line}\n+ ${line.replace(QUESTION, ASKED)}`);
  expect(execFileSync('git', ['-C', clone, 'log', '--format=%s']).toString().trim().split('\n')).toHaveLength(2);
  expect(commits(room)).toBe(1);
  expect(foreign).toEqual([]);
  // The same form once more: what was saved can be taken back.
  await openQuestions(page, room);
  await firstQuestion(page).fill(QUESTION);
  await save(page);
  await back(page);
  expect(await room.textOf(FAQ)).toBe(before);
});

test('a failure is told in a sentence, what was typed stays, and saving again works', async ({
  page,
  room,
  context,
}) => {
  await enter(page, room);
  await openQuestions(page, room);
  await firstQuestion(page).fill(ASKED);
  await test.step('GitHub has trouble', async () => {
    room.standIn.fail({ how: 503, when: isCommit });
    await save(page);
    await readsAndKeeps(page, 'GitHub has trouble right now (503)');
  });
  await test.step('a token that may only read', async () => {
    room.standIn.fail({ how: 403, when: isCommit });
    await save(page);
    await readsAndKeeps(page, 'Make a new token with "Contents"');
  });
  await test.step('a commit that GitHub refuses', async () => {
    room.standIn.fail({ how: 409, message: 'Conflict', when: isCommit });
    await save(page);
    await readsAndKeeps(page, 'GitHub refused this: Conflict (409)');
  });
  await test.step('no connection', async () => {
    await context.setOffline(true);
    await save(page);
    await readsAndKeeps(page, "You're offline.");
    await context.setOffline(false);
  });
  const before = commits(room);
  room.standIn.fail({ how: 'cut after', when: isCommit });
  await test.step('saved, but the answer is lost: it is found out', async () => {
    await save(page);
    await back(page);
  });
  expect(commits(room)).toBeGreaterThan(before);
  expect((await room.store.history(MAIN, FAQ)).map(({ message }) => message)).toEqual([
    'Change Notice, prices, jobs: faq',
    'First',
  ]);
});

test('a sign-in that has ended is renewed without leaving the form', async ({ page, room }) => {
  await enter(page, room);
  await openQuestions(page, room);
  await firstQuestion(page).fill(ASKED);
  room.standIn.expire('good');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await readsAndKeeps(page, 'Sign in again, then save');
  await save(page);
  await isFine(page, 'sign-in-again');
  await dialog.getByLabel('Token').fill('fresh');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await back(page);
  expect(await room.textOf(FAQ)).toContain(ASKED);
  await page.reload();
  await expect(page.getByText('Notice, prices, jobs').first()).toBeVisible();
});

test('a draft outlives the page, and does not take back what others did meanwhile', async ({ page, room, context }) => {
  await enter(page, room);
  await openQuestions(page, room);
  await context.setOffline(true);
  await firstQuestion(page).fill(ASKED);
  await save(page);
  await readsAndKeeps(page, "You're offline.");
  await context.setOffline(false);
  await commitElsewhere(room.store, { [FAQ]: (await room.textOf(FAQ)).replace('How soon can you come?', 'How soon?') });
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(firstQuestion(page)).toHaveValue(ASKED);
  await save(page);
  await back(page);
  const text = await room.textOf(FAQ);
  expect([text.includes(ASKED), text.includes("q: 'How soon?'")]).toEqual([true, true]);
});

for (const width of [390, 1440])
  test(`at ${width} px two people at once: both stay, and only the same words are asked about`, async ({
    page,
    room,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await enter(page, room);
    await openQuestions(page, room);
    await firstQuestion(page).fill(ASKED);
    await commitElsewhere(room.store, {
      [FAQ]: (await room.textOf(FAQ)).replace('How soon can you come?', 'How soon?'),
    });
    await save(page);
    await expect(page.getByRole('alertdialog')).toContainText('keeps both');
    await page.getByRole('button', { name: 'Save Anyway' }).click();
    await back(page);
    expect(await room.textOf(FAQ)).toMatch(/q: 'How much do you charge\?'[^]*q: 'How soon\?'/);
    await openQuestions(page, room);
    await firstQuestion(page).fill('What is it?');
    await commitElsewhere(room.store, { [FAQ]: (await room.textOf(FAQ)).replace(ASKED, 'What does it cost?') });
    await save(page);
    await page.getByRole('button', { name: 'Save Anyway' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone changed the same words' });
    await expect(dialog).toContainText('Questions: how-much → Question');
    await expect(dialog).toContainText('What does it cost?');
    await expect(dialog).toContainText('What is it?');
    await isFine(page, 'same-words');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await back(page);
    expect(await room.textOf(FAQ)).toContain("q: 'What is it?'");
  });

test('the sign-in goes with the tab, and is in no lasting place', async ({ page, room, context }) => {
  await enter(page, room);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('good');
  expect(await context.storageState({ indexedDB: true }).then((state) => JSON.stringify(state))).not.toContain(
    '"good"',
  );
  const other = await context.newPage();
  await other.goto(room.url);
  await expect(other.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
});
