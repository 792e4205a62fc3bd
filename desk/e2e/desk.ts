/** Opens a built desk in a browser: behind it the stand-in, behind that a bare repository with the content of this site. */
import { test as plain, type Page } from '@playwright/test';
import { freePort } from '../../tools/free-port.ts';
import { serveDesk } from '../page/serve.ts';
import type { BareStore } from '../repository/bare-store.ts';
import { bareOf, MAIN } from '../repository/fixture.ts';
import { OWNER, startStandIn, type StandIn } from '../repository/stand-in.ts';
import type { Settings } from '../settings.ts';

/** What is in the repository: what the desk reads, and a picture or two. */
const IN_IT = ['content', 'src/assets/pictures'];
const PORT = 4420;

export interface Room {
  url: string;
  store: BareStore;
  standIn: StandIn;
  /** A file as it is on a branch. */
  textOf: (path: string, branch?: string) => Promise<string>;
}

interface Fixtures {
  publishing: Settings['publishing'];
  room: Room;
}

export const test = plain.extend<Fixtures>({
  publishing: ['directly', { option: true }],
  room: async ({ publishing }, use) => {
    const port = await freePort(PORT);
    const store = await bareOf(process.cwd(), IN_IT);
    const guests = { good: OWNER, fresh: OWNER, weak: { ...OWNER, mayWrite: false } };
    const standIn = await startStandIn({ store, guests, origin: `http://localhost:${port}` });
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

export async function signIn(page: Page, { url }: Room, token = 'good'): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The form of the questions, every one of them open. */
export async function openQuestions(page: Page, { url }: Room): Promise<void> {
  await page.getByText('Every week').first().waitFor();
  await page.goto(`${url}/#/collections/week/entries/faq`);
  await page.getByRole('button', { name: 'Expand All' }).click();
}

/** The field of the first question. */
export const firstQuestion = (page: Page) => page.getByRole('textbox', { name: 'Q', exact: false }).first();

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
