/** What a visitor can still do when something breaks: read, call, text, email, and follow links. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { move, phone } from './browser.ts';
import { servedZip, site } from './content.ts';

/** She reads the headline, and reaches Call, Text and Email, which nothing covers. */
async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Contact' }).getByRole('link');
  const reached = await ways.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === link ? link.protocol : 'covered';
    }),
  );
  expect(reached).toEqual(['tel:', 'sms:', 'mailto:']);
}

test('pages without any of their files can be read, and show no control that does nothing', async ({ page }) => {
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }));
  const CONTROLS: [path: string, controls: string][] = [
    [paths.contact, '[data-copy]'],
    [paths.pricing, '[data-add]'],
    [paths.gallery, '[data-compare] :is(button, input)'],
  ];
  for (const [path, controls] of CONTROLS) {
    await page.goto(path);
    await move(page);
    expect(await page.locator(controls).count(), path).toBeGreaterThan(0);
    await expect(page.locator(controls).filter({ visible: true }), path).toHaveCount(0);
    await stands(page);
  }
  const menu = page.locator('details.menu');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(paths.pricing);
});

/** A page as a host serves it that hides addresses from robots, as Cloudflare does where it is not told otherwise. */
function obfuscated(html: string): string {
  const hidden = (address: string) => {
    const bytes = [...new TextEncoder().encode(address)].map((byte) => byte ^ 0x5d);
    return [0x5d, ...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const body = html.indexOf('<body');
  const inBody = html
    .slice(body)
    .replace(/(<a\b[^>]*href=")mailto:([^"]*)/g, (_, tag: string, to: string) => {
      return `${tag}/cdn-cgi/l/email-protection#${hidden(to)}`;
    })
    .replace(
      />([^<]*)\b([\w.+-]+@[\w-]+\.[\w.-]*\w)/g,
      (_, before: string, address: string) =>
        `>${before}<span class="__cf_email__" data-cfemail="${hidden(address)}">[email&#160;protected]</span>`,
    );
  return html.slice(0, body) + inBody;
}

test(
  'a host that hides addresses leaves them readable, and usable once scripts run',
  { tag: '@phone' },
  async ({ browser }) => {
    const { email } = site.business;
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.route(paths.contact, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: obfuscated(await answer.text()) });
      });
      await page.goto(paths.contact);
      await expect(page.locator('main').getByText(email).first()).toBeVisible();
      await expect(page.locator('footer').getByText(email).first()).toBeVisible();
      if (javaScriptEnabled) {
        await stands(page);
        const hrefs = await page
          .locator('a[href^="mailto:"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(hrefs.length).toBeGreaterThan(2);
        for (const href of hrefs)
          expect(href).toMatch(new RegExp(`^mailto:${email.replaceAll('.', '\\.')}\\?subject=[^&]+&body=`));
        await expect(page.locator('[href*="email-protection"], [data-cfemail]')).toHaveCount(0);
      }
      await page.close();
    }
  },
);

test('what does not load is said to be missing, and requested again', { tag: '@phone' }, async ({ page }) => {
  const { id } = servedZip();
  const answer = page.locator('.ask-found');
  for (const lost of [/\/mount\.[\w-]+\.js$/, /\/ask\.json$/, /\/api\/zip\/\d+\.json$/]) {
    await page.route(lost, (route) => route.abort());
    await page.goto(paths.zips);
    await page.locator('#q').fill(id);
    await expect(answer).toContainText('didn’t load');
    await expect(answer.getByRole('link', { name: phone }).first()).toBeVisible();
    await page.unrouteAll();
    await page.locator('#q').fill(`sofa ${id}`);
    await expect(answer).toContainText('Yes, we come to');
  }
});

test('an answer that breaks or never comes gives the number', { tag: '@phone' }, async ({ page }) => {
  const answer = page.locator('.ask-found');
  await page.route('**/ask.json', (route) => route.fulfill({ json: { entries: [], zips: [] } }));
  await page.goto(paths.search);
  await page.locator('#q').fill('sofa');
  await expect(answer.getByRole('link', { name: phone })).toBeVisible();
  await page.unrouteAll();
  await page.clock.install();
  await page.route(/\/mount\.[\w-]+\.js$/, () => undefined);
  await page.goto(paths.search);
  await page.locator('#q').fill('sofa');
  await expect(answer).toHaveText('One moment…');
  await page.clock.fastForward(20_000);
  await expect(answer.getByRole('link', { name: phone })).toBeVisible();
});

test('a device whose clock is years off does not say whether we are open', { tag: '@phone' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2050-01-20T17:00Z'));
  await page.goto(paths.contact);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.locator('.toast'), 'awake').toBeVisible();
  await expect(page.locator('[data-open-now]').first()).toHaveText('');
});

test('the owner’s notice is shown from its first minute to its last', { tag: '@phone' }, async ({ page }) => {
  const [from, until] = ['2026-11-25T21:00Z', '2026-11-27T05:00Z'];
  await page.route(paths.contact, async (route) => {
    const response = await route.fetch();
    const added = `<p class="invisible" data-from="${from}" data-until="${until}">Closed</p><main`;
    await route.fulfill({ response, body: (await response.text()).replace('<main', added) });
  });
  const notice = page.locator('[data-until]');
  for (const [instant, before, after] of [
    [from, 'invisible', ''],
    [until, '', 'invisible'],
  ] as const) {
    await page.clock.install({ time: new Date(Date.parse(instant) - 60_000) });
    await page.goto(paths.contact);
    await expect(notice).toHaveClass(before);
    await page.clock.runFor(61_000);
    await expect(notice).toHaveClass(after);
  }
});
