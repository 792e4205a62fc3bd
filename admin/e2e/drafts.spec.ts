/** Drafts: what is saved waits on a branch, its checks can be read, and it is published when they have passed. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { commitElsewhere, MAIN } from '../fake/fixture.ts';
import { enter, FAQ, firstQuestion, openQuestions, save, shoot, test, type Room } from './admin.ts';

const BRANCH = 'cms/week/faq';
const ASKED = 'How much do you charge?';

test.use({ publishing: 'drafts' });

async function makeDraft(page: Page, room: Room): Promise<void> {
  await openQuestions(page, room);
  await firstQuestion(page).fill(ASKED);
  await save(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send for Review' }).click();
  await expect(page).toHaveURL(/#\/collections\/week$/);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
}

const check = { name: 'Site', url: 'https://example.com/run' } as const;

for (const width of [390, 1440]) {
  test(`at ${width} px a draft waits, its checks are read, and it is published when they have passed`, async ({
    page,
    room,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const before = await room.textOf(FAQ);
    await enter(page, room);
    await makeDraft(page, room);
    expect(await room.textOf(FAQ)).toBe(before);
    expect(await room.textOf(FAQ, BRANCH)).toContain(ASKED);
    const head = (await room.store.head(BRANCH)) ?? '';
    room.standIn.report(head, [{ ...check, status: 'completed', conclusion: 'failure' }]);
    await page.goto(`${room.url}/#/collections/week/entries/faq`);
    await page.getByRole('button', { name: /^Status: .*In Review/ }).click();
    // A menu of Sveltia's hears clicks from the moment on when it has numbered its entries.
    await page.locator('[role=menuitemradio][id*="-item-"]', { hasText: 'Ready' }).click();
    await expect(page.getByRole('button', { name: /^Status: .*Ready/ })).toBeEnabled();
    await publish(page);
    const refusal = page.getByRole('dialog', { name: 'Not done' });
    await expect(refusal).toContainText('The checks found a mistake in this draft');
    await shoot(page, 'drafts-refused');
    expect((await new AxeBuilder({ page }).include('.desk-ask').analyze()).violations).toEqual([]);
    await refusal.getByRole('button', { name: 'OK' }).click();
    await page.goto(`${room.url}/#/collections/week`);
    const bar = page.locator('.desk-drafts');
    await bar.getByText('1 draft waits: 1 with a mistake').click();
    const details = bar.getByRole('link', { name: 'See what they say' });
    await expect(details).toHaveAttribute('href', check.url);
    // Nothing else lies over it.
    await details.click({ trial: true });
    await shoot(page, 'drafts-bar');
    expect((await new AxeBuilder({ page }).include('.desk-drafts').analyze()).violations).toEqual([]);
    expect(await room.textOf(FAQ)).toBe(before);

    room.standIn.report(head, [{ ...check, status: 'completed', conclusion: 'success' }]);
    await commitElsewhere(room.store, { [FAQ]: before.replace('How soon can you come?', 'How soon?') });
    await page.goto(`${room.url}/#/collections/week/entries/faq`);
    await publish(page);
    await expect.poll(() => room.store.head(BRANCH)).toBeUndefined();
    const text = await room.textOf(FAQ);
    expect([text.includes(ASKED), text.includes('How soon?')]).toEqual([true, true]);
    expect((await room.store.history(MAIN))[0]?.message).toBe('Change Notice, prices, jobs: faq (#1)');
  });
}
