/** Saving on the site: what is typed is in the repository, or still in the form with a sentence that says why. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isCommit } from '../../scripts/lib/fake-github.ts';
import { diff } from '../yaml/diff.ts';
import {
  ask,
  ASKED,
  changeElsewhere,
  enter,
  FAQ,
  firstQuestion,
  MAIN,
  QUESTION,
  save,
  saved,
  test,
  type Room,
} from './admin.ts';

const commits = ({ store }: Room) => store.history(MAIN).length;

/** Reads the reason in the one dialog, ours or Sveltia's, and that what was typed is still there. */
async function isRefused(page: Page, reason: string, isOurs = false): Promise<void> {
  if (isOurs) {
    const ours = page.getByRole('dialog', { name: 'Not saved yet' });
    await expect(ours).toContainText(reason);
    await ours.getByRole('button').click();
    await expect(ours).toBeHidden();
  }
  const dialog = page.getByRole('alertdialog');
  if (!isOurs) {
    await expect(dialog).toContainText(reason);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
  await expect(dialog).toBeHidden();
  await expect(firstQuestion(page)).toHaveValue(ASKED);
}

test("a mistake is refused in the form's words, and a change is one line", async ({ page, room }) => {
  const before = await room.textOf(FAQ);
  await enter(page, room);
  await ask(page, room, 'How much is it? From {form}.');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Not saved yet: one thing to fix' });
  await expect(dialog).toContainText('Questions');
  await expect(dialog).toContainText('how-much → Question');
  await expect(dialog).toContainText('{form}');
  expect((await new AxeBuilder({ page }).include('.admin-dialog').analyze()).violations).toEqual([]);
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(firstQuestion(page)).toHaveValue('How much is it? From {form}.');
  expect(commits(room)).toBe(1);

  await firstQuestion(page).fill(ASKED);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await saved(page);
  const [line = ''] = before.split('\n');
  expect(diff(before, await room.textOf(FAQ))).toBe(`- ${line}\n+ ${line.replace(QUESTION, ASKED)}`);
  expect(commits(room)).toBe(2);
  // No backup is left that the form would ask to restore.
  await ask(page, room, QUESTION);
  await save(page);
  await saved(page);
  expect(await room.textOf(FAQ)).toBe(before);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});

test('a Markdown text keeps all lines but the one that was changed', async ({ page, room }) => {
  const file = 'content/services/couch-removal.md';
  const before = await room.textOf(file);
  await enter(page, room);
  await page.goto(`${room.url}/#/collections/services/entries/couch-removal`);
  const lead = page.locator('[data-key-path="lead"] textarea');
  await expect(lead).not.toHaveValue('');
  await lead.fill(`${await lead.inputValue()} Call us.`);
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  expect(diff(before, await room.textOf(file)).match(/^[-+] \w+/gm)).toEqual(['- lead', '+ lead']);
});

test('a failure is a sentence, what was typed stays, and saving again works', async ({ page, room, context }) => {
  const { github } = room;
  await enter(page, room);
  await ask(page, room);
  for (const [status, message, reason] of [
    [503, '', 'GitHub has trouble right now (503)'],
    [401, '', 'Reload this page and sign in again'],
    [409, 'Conflict', 'GitHub refused this: Conflict (409)'],
  ] as const) {
    github.fail({ status, message, when: isCommit });
    await save(page);
    await isRefused(page, reason);
  }
  await context.setOffline(true);
  await save(page);
  await isRefused(page, "You're offline.", true);
  await context.setOffline(false);
  await save(page);
  await saved(page);
  expect(commits(room)).toBe(2);
});

test("someone else's change is shown before it is overwritten", async ({ page, room }) => {
  await enter(page, room);
  await ask(page, room);
  changeElsewhere(room.store, `# Theirs\n${(await room.textOf(FAQ)).replace(QUESTION, 'Theirs?')}`);
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(firstQuestion(page)).toHaveValue(ASKED);
  expect(await room.textOf(FAQ)).toContain('Theirs?');
  await save(page);
  await dialog.getByRole('button', { name: 'Save Anyway' }).click();
  await saved(page);
  const text = await room.textOf(FAQ);
  expect([text.includes('# Theirs'), text.includes(ASKED), text.includes('Theirs?')]).toEqual([true, true, false]);
});
