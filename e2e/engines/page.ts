/** A page in a browser, used as a visitor does: by mouse and keyboard. */

/** What each browser's protocol must be able to do. */
export interface Protocol {
  open: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Input actions, which WebDriver and WebDriver BiDi write alike. */
  act: (actions: object) => Promise<unknown>;
  /** In CSS pixels; a desktop window may refuse to become as narrow as a phone. */
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => Promise<void>;
}
export type Page = ReturnType<typeof pageOf>;

export const KEYS = { escape: '\uE00C', right: '\uE014' };
const TIMEOUT = 8000;
const INTERVAL = 50;

export const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
export const visible = (selector: string) => `${first(selector)}?.checkVisibility()`;
export const hasText = (selector: string, text: string) =>
  `${first(selector)}?.textContent.includes(${JSON.stringify(text)})`;
export const at = (path: string) =>
  `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`;

/** The middle of the first match that is rendered, where nothing covers it. */
const clickable = (selector: string) => `(() => {
  const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
  const element = all.find((match) => match.getClientRects().length > 0);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  return element?.contains(document.elementFromPoint(point.x, point.y)) && point;
})()`;

/** @param site its address, before every path */
export function pageOf(protocol: Protocol, site: string) {
  /** Waits until an expression is true, or until it is the same twice. It may fail while the page changes. */
  async function until(expression: string, twice = false): Promise<unknown> {
    let last: unknown;
    for (const end = Date.now() + TIMEOUT; Date.now() < end; await new Promise((next) => setTimeout(next, INTERVAL))) {
      const before = JSON.stringify(last);
      last = await protocol.evaluate(expression).catch(String);
      if (last && typeof last !== 'string' && (!twice || JSON.stringify(last) === before)) return last;
    }
    throw new Error(`Never true: ${expression} (${JSON.stringify(last)})`);
  }
  async function click(selector: string): Promise<void> {
    // Same twice: it has stopped moving.
    const point = (await until(clickable(selector), true)) as { x: number; y: number };
    const steps = [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await protocol.act({ type: 'pointer', id: 'mouse', actions: steps });
  }
  const press = (keys: string) => {
    const strokes = Array.from(keys).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return protocol.act({ type: 'key', id: 'keyboard', actions: strokes });
  };
  return {
    ...protocol,
    open: (path: string) => protocol.open(site + path),
    until: (expression: string) => until(expression),
    click,
    /** Into what has the focus; special keys by `KEYS`. */
    press,
    type: async (selector: string, text: string) => {
      await click(selector);
      await press(text);
    },
  };
}
