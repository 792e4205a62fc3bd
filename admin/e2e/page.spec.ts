/** `npm run admin`: the files of this folder, without signing in. */
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openLocalAdmin } from '../app/local.ts';
import { ask, ASKED, FAQ, QUESTION, save } from './admin.ts';

test('a change is one line of one file', async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), 'admin-folder-'));
  cpSync('e2e/fixtures/content', join(root, 'content'), { recursive: true });
  const text = () => readFileSync(join(root, FAQ), 'utf8');
  const before = text();
  const local = await openLocalAdmin(root, 4640);
  try {
    await ask(page, local);
    await save(page);
    await expect(page.getByText('Entry saved.')).toBeVisible();
    expect(text()).toBe(before.replace(QUESTION, ASKED));
  } finally {
    local.stop();
  }
});
