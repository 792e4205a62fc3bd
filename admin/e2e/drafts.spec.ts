/** Drafts: what is saved waits on a branch, and is published when it is ready and GitHub takes it. */
import { expect, type Page } from '@playwright/test';
import {
  ask,
  ASKED,
  enter,
  expand,
  FAQ,
  firstQuestion,
  MAIN,
  openForm,
  QUESTION,
  save,
  saved,
  test,
  type Room,
} from './admin.ts';

const BRANCH = 'cms/week/faq';

test.use({ publishing: 'drafts' });

async function makeDraft(page: Page, room: Room): Promise<void> {
  await enter(page, room);
  await ask(page, room);
  await save(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send for Review' }).click();
  await saved(page);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

async function isRefused(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Not done' });
  await expect(dialog).toContainText(reason);
  await dialog.getByRole('button', { name: 'OK' }).click();
}

test('a draft is saved, is refused with the reason, and is published', async ({ page, room }) => {
  const { github, store } = room;
  const before = await room.textOf(FAQ);
  await makeDraft(page, room);
  expect(await room.textOf(FAQ)).toBe(before);
  expect(await room.textOf(FAQ, BRANCH)).toBe(before.replace(QUESTION, ASKED));

  // The menu of statuses is Sveltia's own; a label of GitHub's does the same.
  for (const pull of store.pulls) pull.labels = ['sveltia-cms/pending_publish'];
  await page.reload();
  await openForm(page, room, 'faq');
  await expand(page);
  await expect(firstQuestion(page)).toHaveValue(ASKED);
  await expect(page.getByRole('button', { name: /^Status: .*Ready/ })).toBeEnabled();

  const message = 'Required status check "test" is failing.';
  github.fail({ status: 405, message, when: ({ path }) => path.endsWith('/merge') });
  await publish(page);
  await isRefused(page, message);
  await publish(page);
  await expect.poll(() => store.head(BRANCH)).toBeUndefined();
  expect(await room.textOf(FAQ)).toContain(ASKED);
  expect(store.history(MAIN).map((commit) => commit.message)).toEqual([
    'Change Notice, prices, jobs: faq (#1)',
    'First',
  ]);
});
