/** Drafts: what is saved waits on a branch. Status and publishing are Sveltia's; fetch-guard.test.ts has GitHub's refusals. */
import { expect } from '@playwright/test';
import { ask, ASKED, enter, FAQ, QUESTION, save, saved, test } from './admin.ts';

test.use({ publishing: 'drafts' });

test('a draft waits on a branch of its own, and the site stays as it was', async ({ page, room }) => {
  const before = await room.textOf(FAQ);
  await enter(page, room);
  await ask(page, room);
  await save(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send for Review' }).click();
  await saved(page);
  expect(await room.textOf(FAQ)).toBe(before);
  expect(await room.textOf(FAQ, 'cms/week/faq')).toBe(before.replace(QUESTION, ASKED));
});
