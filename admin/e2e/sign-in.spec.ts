/** Signing in with GitHub's own page, through the worker in workerd. */
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.ts';
import { serveDesk } from '../app/serve.ts';
import { CLIENT, fakeGitHub, signInWorker } from '../sign-in/rehearsal.ts';
import { test } from './admin.ts';

test('a window signs the owner in, and the token is in no address', async ({ page, room, context }) => {
  const port = await freePort(4460);
  const desk = `http://localhost:${port}`;
  const github = await fakeGitHub('good');
  const worker = await signInWorker({ ...CLIENT, DESK: desk, GITHUB: github.url });
  const { owner, repo, branch } = room.standIn.world;
  const { server } = await serveDesk(port, () => ({
    repository: { owner, name: repo, branch },
    publishing: 'directly',
    api: room.standIn.url,
    signIn: worker.url,
  }));
  try {
    const addresses: string[] = [];
    context.on('request', (request) => addresses.push(request.url()));
    await page.goto(desk);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Sign In with/ }).click();
    const popup = await opened;
    await expect(page.getByText('Notice, prices, jobs').first()).toBeVisible();
    expect(popup.isClosed()).toBe(true);
    expect(addresses.filter((address) => address.startsWith(worker.url))).toHaveLength(2);
    expect(addresses.filter((address) => address.includes('good'))).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
    await worker.stop();
    await github.stop();
  }
});
