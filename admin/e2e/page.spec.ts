/**
 * The desk as its host serves it: built, with its own headers, asking GitHub's own address, behind which a stand-in with
 * the invented company's content answers.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { checkContent } from '#validation/check.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { openLocalDesk } from '../app/local.ts';
import { serveDesk } from '../app/serve.ts';
import { bareOf, MAIN } from '../fake/fixture.ts';
import { OWNER, startStandIn, type StandIn } from '../fake/fake-github.ts';
import { SETTINGS } from '../settings.ts';

const GITHUB = 'https://api.github.com';
const TOKEN = 'a-token-of-the-owner';
const repository = { owner: 'gone', name: 'today' };

const SHOTS = process.env.SHOTS;
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${page.viewportSize()?.width}.png`) });
};

/** What a page asked of hosts that it must not ask, and what its policy refused. */
class Faults {
  readonly foreign: string[] = [];
  readonly refused: string[] = [];

  async watch(page: Page, own: string): Promise<void> {
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && ![own, GITHUB].includes(origin)) this.foreign.push(request.url());
    });
    await page.exposeFunction('refusedBy', (what: string) => void this.refused.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        void (window as unknown as { refusedBy: (what: string) => Promise<void> }).refusedBy(
          `${violatedDirective} ${blockedURI} ${sample}`,
        );
      });
    });
  }
}

interface World {
  desk: { url: string; faults: Faults };
  api: StandIn;
  /** The bare repository behind it. */
  git: (...words: string[]) => string;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

const test = base.extend<World & { stage: { api: StandIn; dir: string } }>({
  stage: async ({}, use) => {
    const store = await bareOf(resolve('e2e/fixtures'), ['content']);
    const { owner, name: repo } = repository;
    const api = await startStandIn({ store, owner, repo, branch: MAIN, guests: { [TOKEN]: OWNER } });
    await use({ api, dir: store.dir });
    await api.stop();
  },
  api: ({ stage }, use) => use(stage.api),
  git: ({ stage }, use) => use((...words) => execFileSync('git', ['-C', stage.dir, ...words]).toString()),
  desk: async ({ page, api }, use) => {
    const { url, server } = await serveDesk(await freePort(4610), () => ({
      ...SETTINGS,
      repository: { ...repository, branch: MAIN },
    }));
    await page.route(`${GITHUB}/**`, async (route) => {
      const path = route.request().url().slice(GITHUB.length);
      await route.fulfill({ response: await route.fetch({ url: api.url + path }) });
    });
    const faults = new Faults();
    await faults.watch(page, url);
    await use({ url, faults });
    await closed(server);
  },
});

/** As its owner does: by a token. */
async function signIn(page: Page, url: string, path = ''): Promise<void> {
  await page.goto(`${url}/#${path}`);
  await page.getByText('How to get a token').click();
  await expect(page.getByRole('link', { name: /GitHub’s form/ })).toBeVisible();
  await shoot(page, 'hint');
  expect((await new AxeBuilder({ page }).include('.desk-hint').analyze()).violations).toEqual([]);
  await page.getByText('How to get a token').click();
  await page.getByRole('button', { name: /access token/i }).click();
  await page.getByRole('textbox', { name: /token/i }).fill(TOKEN);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.locator('.desk-hint')).toBeHidden();
}

const REVIEWS = '/collections/week/entries/reviews';
const quoteOf = (page: Page, at: number) => page.locator(`[data-key-path="reviews.${at}.quote"] textarea`);

async function openReviews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect(quoteOf(page, 0)).not.toHaveValue('');
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click();

/** The first review's quote in the place of the second's. */
const REPEATED = 'On time, and the price was the one they had texted me.';
const RIGHT = 'Sample review. They carried a sofa down three flights and swept the den.';

/** What the site's own check says of such a file, on the disk. */
async function sentences(): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'desk-judged-'));
  cpSync('e2e/fixtures/content', join(root, 'content'), { recursive: true });
  const before = new Set((await checkContent(root)).problems.map(({ wrong }) => wrong));
  const file = join(root, 'content/reviews.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/quote: Sample review\..*/, `quote: ${REPEATED}`));
  const { problems } = await checkContent(root);
  return problems.filter(({ wrong }) => !before.has(wrong)).flatMap(({ wrong, remedy }) => [wrong, remedy]);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, isMobile: width < 600, hasTouch: width < 600 });

    test('opens, asks no one but GitHub, and refuses a mistake in the words of the site', async ({
      page,
      desk,
      git,
    }) => {
      await signIn(page, desk.url, REVIEWS);
      await openReviews(page);
      await shoot(page, 'form');
      await quoteOf(page, 0).fill(REPEATED);
      await save(page);
      const dialog = page.locator('.desk-dialog');
      await expect(dialog).toBeVisible();
      const expected = await sentences();
      expect(expected.length).toBeGreaterThan(1);
      for (const sentence of expected) await expect(dialog).toContainText(sentence);
      await expect(dialog).toContainText('Quote');
      await shoot(page, 'refused');
      expect((await new AxeBuilder({ page }).include('.desk-dialog').analyze()).violations).toEqual([]);
      await dialog.getByRole('button').click();
      await expect(page.getByText('What you typed is still here.', { exact: true })).toBeVisible();
      await shoot(page, 'told');
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(quoteOf(page, 0)).toHaveValue(REPEATED);
      expect(git('rev-list', '--count', MAIN).trim()).toBe('1');

      await quoteOf(page, 0).fill(RIGHT);
      await save(page);
      await expect(page.getByText('Entry saved.')).toBeVisible();
      await shoot(page, 'saved');
      expect(git('rev-list', '--count', MAIN).trim()).toBe('2');
      expect(git('diff', '--numstat', `${MAIN}^`, MAIN).trim()).toBe('1\t1\tcontent/reviews.yaml');
      expect(git('show', `${MAIN}:content/reviews.yaml`)).toContain(`quote: ${RIGHT}\n`);

      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      expect(desk.faults.foreign).toEqual([]);
      expect(desk.faults.refused).toEqual([]);
    });
  });
}

test('a Markdown text keeps all lines but the one that was changed', async ({ page, desk, git }) => {
  await signIn(page, desk.url, '/collections/services/entries/couch-removal');
  const lead = page.locator('[data-key-path="lead"] textarea');
  await expect(lead).not.toHaveValue('');
  const before = await lead.inputValue();
  await lead.fill(`${before} Call us.`);
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  const [added, removed, file] = git('diff', '--numstat', `${MAIN}^`, MAIN).trim().split('\t');
  expect(file).toBe('content/services/couch-removal.md');
  expect([added, removed]).toEqual(['1', '1']);
});

test('the token goes with the tab', async ({ page, desk, context }) => {
  await signIn(page, desk.url);
  await expect(page.getByText('Notice, prices, jobs')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(kept).not.toContain(TOKEN);
  await page.reload();
  await expect(page.getByText('Notice, prices, jobs')).toBeVisible();
  const other = await context.newPage();
  await other.goto(desk.url);
  await expect(other.getByRole('button', { name: /access token/i })).toBeVisible();
});

test('what its host is told: no index, no frame, nothing from elsewhere', async ({ request, desk }) => {
  const answer = await request.get(desk.url);
  const headers = answer.headers();
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const policy = headers['content-security-policy'] ?? '';
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(rule);
  expect(policy.match(/https?:[^\s;]*/g)).toEqual([GITHUB]);
  expect(await (await request.get(`${desk.url}/robots.txt`)).text()).toContain('Disallow: /');
  expect((await request.get(`${desk.url}/_headers`)).status()).toBe(404);
});

test('on this machine it edits the folder, without signing in', async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), 'desk-folder-'));
  cpSync('e2e/fixtures/content', join(root, 'content'), { recursive: true });
  const local = await openLocalDesk(root, 4640);
  try {
    await page.goto(`${local.url}/#${REVIEWS}`);
    await openReviews(page);
    await quoteOf(page, 0).fill(REPEATED);
    await save(page);
    await expect(page.locator('.desk-dialog')).toBeVisible();
    await page.locator('.desk-dialog').getByRole('button').click();
    await page.getByRole('button', { name: 'OK' }).click();
    const before = readFileSync('e2e/fixtures/content/reviews.yaml', 'utf8');
    expect(readFileSync(join(root, 'content/reviews.yaml'), 'utf8')).toBe(before);
    await quoteOf(page, 0).fill(RIGHT);
    await save(page);
    await expect(page.getByText('Entry saved.')).toBeVisible();
    expect(readFileSync(join(root, 'content/reviews.yaml'), 'utf8')).toBe(
      before.replace(/quote: Sample review\..*/, `quote: ${RIGHT}`),
    );
  } finally {
    await local.stop();
  }
});
