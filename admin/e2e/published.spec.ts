/** All the way: from the desk to a page that the site's own build has made of a clone. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { inCopy } from '../../scripts/lib/project-copy.ts';
import { cloneOf } from '../fake/fixture.ts';
import { enter, firstQuestion, openQuestions, save, test } from './admin.ts';

test.use({ content: 'whole' });

test('what is saved is on the page', async ({ page, room }) => {
  test.setTimeout(600_000);
  await enter(page, room);
  await openQuestions(page, room);
  await firstQuestion(page).fill('What will it cost me?');
  await save(page);
  await expect(page).toHaveURL(/#\/collections\/week$/);
  const clone = cloneOf(room.store);
  await inCopy({ pictures: true }, (root) => {
    rmSync(join(root, 'content'), { recursive: true });
    cpSync(join(clone, 'content'), join(root, 'content'), { recursive: true });
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'pipe' });
    expect(readFileSync(join(root, 'dist/home.html'), 'utf8')).toContain('What will it cost me?');
  });
});
