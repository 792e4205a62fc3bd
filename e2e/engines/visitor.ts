/** One way to use a page in any engine: through WebDriver where there is a driver, through WebDriver BiDi where not. */
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';

export interface Visitor {
  /** Goes to an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  /** What an expression gives in the page; only what JSON can say. */
  ask: (expression: string) => Promise<unknown>;
  /** @throws Error when nothing fits the selector, or something covers it */
  click: (selector: string) => Promise<void>;
  /** Types into the field that fits the selector; special keys by their WebDriver characters. */
  type: (selector: string, keys: string) => Promise<void>;
  /** Width and height in CSS pixels; a desktop window may refuse to become as narrow as a phone. */
  resize: (width: number, height: number) => Promise<void>;
  leave: () => Promise<void>;
}

/** Brings an element to the middle of the view at once: the site's smooth scrolling would carry it away from the click. */
const intoView = (selector: string) => `${shown(selector)}?.scrollIntoView({ block: 'center', behavior: 'instant' })`;

/** The first that fits and is drawn. */
const shown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0)`;

/** By a driver: Chromium's and WebKit's. */
export function byDriver(driver: WebDriver): Visitor {
  const window = driver.manage().window();
  return {
    open: (address) => driver.get(address),
    ask: (expression) => driver.executeScript(`return ${expression}`),
    click: async (selector) => {
      // What comes into view is drawn late and may push the rest away, so the second scroll is the one that holds.
      for (let time = 0; time < 2; time += 1)
        await driver.executeScript(`${intoView(selector)}; return new Promise(requestAnimationFrame)`);
      const element = await driver.executeScript<WebElement | null>(`return ${shown(selector)} ?? null`);
      if (!element) throw new Error(`Nothing that is drawn fits ${selector}`);
      await element.click();
    },
    type: (selector, keys) => driver.findElement(By.css(selector)).sendKeys(keys),
    resize: async (width, height) => {
      await window.setRect({ width, height });
    },
    leave: () => driver.quit(),
  };
}

interface Answer {
  id: number;
  error?: string;
  message?: string;
  result?: unknown;
}

/**
 * By WebDriver BiDi alone: Firefox, for which Debian has no driver. The client library speaks BiDi only in a session
 * that a driver began.
 *
 * @param address where the browser listens, "ws://127.0.0.1:9222"
 */
export async function byBidi(address: string): Promise<Visitor> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  async function send<T>(method: string, params: object): Promise<T> {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.message ?? answer.error}`);
    return answer.result as T;
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;

  async function ask(expression: string): Promise<unknown> {
    interface Evaluated {
      result?: { value: string };
      exceptionDetails?: { text: string };
    }
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      // No promise: where scripts are switched off it would never be kept.
      expression: `JSON.stringify(${expression}) ?? 'null'`,
      target: { context },
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return JSON.parse(result?.value ?? 'null');
  }
  const act = (actions: object) => send('input.performActions', { context, actions: [actions] });
  async function click(selector: string): Promise<void> {
    await ask(intoView(selector));
    const place = await ask(`(() => {
      const element = ${shown(selector)};
      const box = element?.getBoundingClientRect();
      const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
      return element?.contains(document.elementFromPoint(x, y)) ? { x: Math.round(x), y: Math.round(y) } : null;
    })()`);
    if (place === null) throw new Error(`Nothing to click fits ${selector}, or something covers it`);
    const press = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await act({ type: 'pointer', id: 'mouse', actions: press });
  }
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    ask,
    click,
    type: async (selector, keys) => {
      await ask(`document.querySelector(${JSON.stringify(selector)})?.focus()`);
      const strokes = Array.from(keys).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions: strokes });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    leave: async () => {
      await send('browser.close', {});
      socket.close();
    },
  };
}
