/** What visitors do, written once for every engine. */
import { readFileSync } from 'node:fs';
import { chosen, oneThing, site, soughtService } from '../content.ts';
import { at, first, hasText, KEYS, visible, type Page } from './page.ts';

export const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'home, her town, its rules, the call link': async (page) => {
    await page.open('/home');
    const home = readFileSync('dist/home.html', 'utf8').split('<main')[1] ?? '';
    const town = site.towns.find(({ path }) => home.includes(`href="${path}"`));
    const { path, name, main } = chosen('town page that the home page leads to', town);
    await page.click(`main a[href="${path}"]`);
    await page.until(at(path));
    await page.until(hasText('h1', name));
    await page.click(`main a[href="${main.townHallPath}"]:not(details a)`);
    await page.until(at(main.townHallPath));
    await page.until(`/\\b20\\d\\d\\b/.test(${first('main')}.textContent)`);
    await page.until(`${visible('a[href^="tel:+1"]')} || ${visible('.contact-bar a[href^="tel:+1"]')}`);
  },
  'the menu of a small screen': async (page) => {
    await page.resize(390, 844);
    await page.open('/home');
    await page.click('details.menu summary');
    await page.until(`${visible('details.menu a[href="/pricing"]')} && !${first('astro-island[ssr] details.menu')}`);
    await page.press(KEYS.escape);
    await page.until(`!${first('details.menu')}.open`);
    await page.click('details.menu summary');
    await page.click('details.menu a[href="/pricing"]');
    await page.until(at('/pricing'));
  },
  'the load estimator': async (page) => {
    await page.open('/pricing');
    const { id, name } = oneThing();
    await page.type('.estimator [type=search]', name);
    const more = `search .stepper[aria-label=${JSON.stringify(name)}] button:last-child`;
    await page.click(more);
    await page.until(visible('.estimator-result .price'));
    await page.click(more);
    await page.until(`location.search.endsWith("load=${id}.2")`);
    await page.until(hasText('.estimator-result a[href^="sms:"]', 'Text this list'));
  },
  'the search': async (page) => {
    await page.open('/search');
    const { service, words } = soughtService();
    await page.type('#q', words);
    await page.until(visible(`search a[href="${service.path}"]`));
    await page.until(`new URLSearchParams(location.search).get('q') === ${JSON.stringify(words)}`);
  },
  'the first click on a choice': async (page) => {
    await page.open('/what-we-take');
    await page.click('.filter [value=no]');
    await page.until(`${visible('li[data-answer=no]')} && !${visible('li[data-answer=yes]')}`);
    await page.until(`${first('.filter [value=no]')}.checked`);
    await page.open('/pricing');
    await page.click('.presets button');
    await page.until(visible('.estimator-result .price'));
    await page.open('/contact');
    await page.click('main [data-copy*="@"]');
    await page.until(visible('.toast'));
  },
  'the before and after slider': async (page) => {
    const edge = (value: string) => `${first('[data-compare]')}.style.getPropertyValue('--edge') === '${value}'`;
    await page.open('/gallery');
    await page.click('[data-compare] [data-show="0"]');
    await page.until(`${edge('0')} && ${first('[data-compare] input')}.value === '0'`);
    await page.evaluate(`${first('[data-compare] input')}.focus()`);
    await page.press(KEYS.right);
    await page.until(edge('0.01'));
  },
};

/** Comes last: the server stops, and pages that the browser saved still open. */
export async function goOffline(page: Page, stopServer: () => Promise<void>): Promise<void> {
  await page.open('/about');
  await page.click('h1');
  await page.until('navigator.serviceWorker.controller?.state === "activated"');
  await stopServer();
  await page.click('footer a[href="/contact"]');
  await page.until(hasText('main', 'the copy your browser saved'));
  await page.click('footer a[href="/reviews"]');
  await page.until(hasText('h1', 'offline'));
}
