/** Suggestions on the 404 page, found by searching for the words of the requested path. */
import { loadAsk } from '#features/ask/load-ask.ts';

/** Returns malformed paths such as "/%E0%A4%A" unchanged. */
const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Lists the three best matches. */
export async function suggestPages(): Promise<void> {
  // Earlier segments only name the kind of page.
  const slug = decode(location.pathname)
    .split('/')
    .findLast((segment) => segment !== '');
  const words = slug
    ?.replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ');
  if (!words) return;
  const { engine } = await loadAsk('');
  const { hits } = engine.search(words);
  const list = document.querySelector('.nearest ul');
  for (const { href, title } of hits.slice(0, 3)) {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: title });
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
  }
}
