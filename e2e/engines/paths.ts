/** The main paths of a visitor, written once for every engine. */
import { Key } from 'selenium-webdriver';
import { readFileSync } from 'node:fs';
import { chosen, misspeltThing, oneThing, servedZip, site as content, soughtService } from '../content.ts';
import type { Visitor } from './visitor.ts';

export interface Walk {
  name: string;
  /** @param site address of the site, without a slash at the end */
  walk: (visitor: Visitor, site: string) => Promise<void>;
}

const PATIENCE = 8000;

/** Waits until an expression is true in the page; a page that is just changing answers later. */
async function until(visitor: Visitor, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  let last: unknown;
  while (Date.now() < end) {
    last = await visitor.ask(`!!(${expression})`).catch((error: unknown) => error);
    if (last === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never came true: ${expression} (${String(last)})`);
}
const seen = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`;
const at = (path: string) => `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`;
const says = (selector: string, words: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent.includes(${JSON.stringify(words)})`;

/** A town that the home page leads to. */
function townOnHome() {
  const [, main = ''] = readFileSync('dist/home.html', 'utf8').split('<main');
  return chosen(
    'town page that the home page leads to',
    content.towns.find(({ path }) => main.includes(`href="${path}"`)),
  );
}

const toTheTownHall: Walk = {
  name: 'home, her town, its rules, the call link',
  walk: async (visitor, site) => {
    await visitor.open(`${site}/home`);
    const { path, name, main } = townOnHome();
    // A driver takes what lies in a closed line for hidden, though the line lies open on a wide screen.
    await visitor.ask(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);
    await visitor.click(`main a[href="${path}"]`);
    await until(visitor, at(path));
    await until(visitor, says('h1', name));
    await visitor.click(`main a[href="${main.townHallPath}"]:not(details a)`);
    await until(visitor, at(main.townHallPath));
    await until(visitor, `/\\b20\\d\\d\\b/.test(document.querySelector('main').textContent)`);
    await until(visitor, `${seen('a[href^="tel:+1"]')} || ${seen('.contact-bar a[href^="tel:+1"]')}`);
  },
};

export const WALKS: Walk[] = [
  toTheTownHall,
  {
    name: 'the menu of a small screen',
    walk: async (visitor, site) => {
      await visitor.resize(390, 844);
      await visitor.open(`${site}/home`);
      await visitor.click('details.menu summary');
      await until(visitor, seen('details.menu a[href="/pricing"]'));
      // The key works once the menu is awake.
      await until(visitor, says('[data-open-now]', 'now.'));
      await visitor.type('details.menu summary', Key.ESCAPE);
      await until(visitor, '!document.querySelector("details.menu").open');
      await visitor.click('details.menu summary');
      await visitor.click('details.menu a[href="/pricing"]');
      await until(visitor, at('/pricing'));
      await visitor.resize(1280, 900);
    },
  },
  {
    name: 'the load estimator',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/pricing`);
      const { id, name } = oneThing();
      await visitor.type('.estimator [type=search]', name);
      const more = `search .stepper[aria-label=${JSON.stringify(name)}] button:last-child`;
      await until(visitor, seen(more));
      await visitor.click(more);
      await until(visitor, seen('.estimator-result .price'));
      await visitor.click(more);
      await until(visitor, `location.search.endsWith("load=${id}.2")`);
      await until(visitor, says('.estimator-result a[href^="sms:"]', 'Text this list'));
    },
  },
  {
    name: 'the ZIP finder',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/zip`);
      const { id, city } = servedZip();
      await visitor.type('.finder input', id);
      await until(visitor, says('.finder-answer', `Yes. ${city}`));
    },
  },
  {
    name: 'the search',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/search`);
      const { service, words } = soughtService();
      await visitor.type('#q', words);
      await until(visitor, seen(`search a[href="${service.path}"]`));
      await until(visitor, `new URLSearchParams(location.search).get('q') === ${JSON.stringify(words)}`);
    },
  },
  {
    name: 'do you take it?',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/what-we-take`);
      const { item, word, another } = misspeltThing();
      await visitor.type('.filter input[name=q]', word);
      await until(visitor, `${seen(`#${item.id}`)} && !${seen(`#${another.id}`)}`);
    },
  },
  {
    name: 'the first click on a choice does what it shows',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/what-we-take`);
      await visitor.click('.filter [value=no]');
      await until(visitor, `${seen('li[data-answer=no]')} && !${seen('li[data-answer=yes]')}`);
      await until(visitor, `document.querySelector('.filter [value=no]').checked`);
      await visitor.open(`${site}/pricing`);
      await visitor.click('.presets button');
      await until(visitor, seen('.estimator-result .price'));
      await visitor.open(`${site}/pricing`);
      await visitor.click('.estimator details:has(.estimator-heavy) summary');
      await visitor.click('.estimator-heavy input');
      await until(visitor, says('.estimator-result', 'priced by weight'));
      await visitor.open(`${site}/blog`);
      await visitor.click('.filter-field label:nth-of-type(2)');
      await until(visitor, `[...document.querySelectorAll('.filtered')].some((one) => !one.checkVisibility())`);
      await visitor.open(`${site}/gallery`);
      await visitor.click('[data-compare] [data-show="0"]');
      await until(visitor, `document.querySelector('[data-compare] input').value === '0'`);
      await visitor.open(`${site}/contact`);
      await visitor.click('main [data-copy*="@"]');
      await until(visitor, seen('.toast'));
    },
  },
  {
    name: 'the before and after slider',
    walk: async (visitor, site) => {
      const edge = (value: string) =>
        `document.querySelector('[data-compare]').style.getPropertyValue('--edge') === '${value}'`;
      await visitor.open(`${site}/gallery`);
      await visitor.type('[data-compare] input', Key.ARROW_RIGHT);
      await until(visitor, edge('0.51'));
      await visitor.click('[data-compare] [data-show="0"]');
      await until(visitor, edge('0'));
    },
  },
];

export const WALKS_WITHOUT_SCRIPTS: Walk[] = [
  toTheTownHall,
  {
    name: 'before and after, both whole',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/gallery`);
      await until(visitor, `${seen('[data-compare] img')} && !${seen('[data-compare] input')}`);
    },
  },
  {
    name: 'the menu of a small screen',
    walk: async (visitor, site) => {
      await visitor.resize(390, 844);
      await visitor.open(`${site}/home`);
      await visitor.click('details.menu summary');
      await visitor.click('details.menu a[href="/pricing"]');
      await until(visitor, at('/pricing'));
    },
  },
];

/** The last walk: the server is gone, and what was kept opens. */
export async function walkOffline(visitor: Visitor, site: string, cut: () => Promise<void>): Promise<void> {
  await visitor.open(`${site}/about`);
  await visitor.click('h1');
  await until(visitor, 'navigator.serviceWorker.controller?.state === "activated"');
  await cut();
  await visitor.click('footer a[href="/contact"]');
  await until(visitor, says('main', 'the copy your browser saved'));
  await visitor.click('footer a[href="/reviews"]');
  await until(visitor, says('h1', 'offline'));
}
