/** The 404 page: where an address was meant to lead, read as a search. */
import { find } from '#ui/finder/find.ts';

/** A visitor may ask for anything, "/%E0%A4%A" too, which is no text in any encoding. */
const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Offers the best three pages for the words of the address. */
export async function nearest(): Promise<void> {
  // What comes before the last part of an address says what kind of page it is.
  const last = decoded(location.pathname)
    .split('/')
    .findLast((part) => part !== '');
  const words = last
    ?.replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ');
  if (!words) return;
  const { hits } = await find('', words, {});
  const list = document.querySelector('.nearest ul');
  for (const { href, title } of hits.slice(0, 3)) {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: title });
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
  }
}
