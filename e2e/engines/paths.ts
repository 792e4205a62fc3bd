/** The main paths of a visitor, written once for every engine. */
import { Key } from 'selenium-webdriver';
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

const toTheTownHall: Walk = {
  name: 'home, her town, its rules, the call link',
  walk: async (visitor, site) => {
    await visitor.open(`${site}/home`);
    await visitor.click('main a[href="/dobbs-ferry"]');
    await until(visitor, at('/dobbs-ferry'));
    await until(visitor, says('h1', 'Junk removal in Dobbs Ferry'));
    await visitor.click('main a[href="/municipality/dobbs-ferry"]');
    await until(visitor, at('/municipality/dobbs-ferry'));
    await until(visitor, says('main', 'checked November 2026'));
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
      const more = '.stepper[aria-label="Three-seat sofa"] button:last-child';
      await visitor.click(more);
      await until(visitor, seen('.estimator-result .price'));
      await visitor.click(more);
      await until(visitor, 'location.search.endsWith("load=sofa.2")');
      await until(visitor, says('.estimator-result a[href^="sms:"]', 'Text this list'));
    },
  },
  {
    name: 'the ZIP finder',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/zip`);
      await visitor.type('.finder input', '10583');
      await until(visitor, says('.finder-answer', 'Yes. Scarsdale'));
    },
  },
  {
    name: 'the search',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/search`);
      await visitor.type('#q', 'piano');
      await until(visitor, seen('main a[href="/services/piano-removal"]'));
      await until(visitor, 'location.search === "?q=piano"');
    },
  },
  {
    name: 'do you take it?',
    walk: async (visitor, site) => {
      await visitor.open(`${site}/what-we-take`);
      await visitor.type('.filter input[name=q]', 'matress');
      await until(visitor, `${seen('#mattress')} && !${seen('#sofa')}`);
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
  await until(visitor, says('main', 'the copy that your browser kept'));
  await visitor.click('footer a[href="/reviews"]');
  await until(visitor, says('h1', 'No connection'));
}
