/** Opens a built desk in a browser: behind it the stand-in, behind that a bare repository. */
import { join, resolve } from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.ts';
import { serveDesk } from '../app/serve.ts';
import type { BareStore } from '../fake/bare-store.ts';
import { bareOf, MAIN } from '../fake/fixture.ts';
import { OWNER, startStandIn, type StandIn } from '../fake/fake-github.ts';
import type { Settings } from '../settings.ts';

/** In the content of the invented company. */
export const FAQ = 'content/faq.yaml';
const PORT = 4420;

export interface Room {
  url: string;
  store: BareStore;
  standIn: StandIn;
  /** A file as it is on a branch. */
  textOf: (path: string, branch?: string) => Promise<string>;
}

/** Where pictures of what is tested go, if anywhere. */
const { SHOTS } = process.env;
export async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${page.viewportSize()?.width ?? 0}.png`) });
}

interface Fixtures {
  /** Whose content is in the repository: the invented company's, which is small, or this site's. */
  content: 'small' | 'whole';
  publishing: Settings['publishing'];
  room: Room;
}

export const test = plain.extend<Fixtures>({
  publishing: ['directly', { option: true }],
  content: ['small', { option: true }],
  room: async ({ publishing, content }, use) => {
    const port = await freePort(PORT);
    const store =
      content === 'small'
        ? await bareOf(resolve('e2e/fixtures'), ['content'])
        : await bareOf(process.cwd(), ['content', 'src/assets/pictures']);
    const guests = { good: OWNER, fresh: OWNER, weak: { ...OWNER, mayWrite: false } };
    const standIn = await startStandIn({ store, guests });
    const { owner, repo } = standIn.world;
    const { url, server } = await serveDesk(port, () => ({
      repository: { owner, name: repo, branch: MAIN },
      publishing,
      api: standIn.url,
    }));
    const textOf = async (path: string, branch = MAIN) =>
      (await store.blob(`${branch}:${path}`))?.data.toString() ?? '';
    await use({ url, store, standIn, textOf });
    server.closeAllConnections();
    server.close();
    await standIn.stop();
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
