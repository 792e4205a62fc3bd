/** The 404 page: where an address was meant to lead, read as a search. */
import { find } from './find.ts';

/** A visitor may ask for anything, "/%E0%A4%A" too, which is no text in any encoding. */
const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Hosts tell capitals apart, and no page of ours has any: "/Pricing" leads on where "/pricing" is an answer. */
async function inLowerCase(): Promise<string | undefined> {
  const asked = location.pathname;
  if (!/^[/\w.-]*[A-Z][/\w.-]*$/.test(asked)) return undefined;
  const plain = location.origin + asked.toLowerCase();
  const { ok } = await fetch(plain, { method: 'HEAD' }).catch(() => ({ ok: false }));
  return ok ? plain : undefined;
}

/** Offers the best three pages for the words of the address, or goes where it is written in lower case. */
export async function nearest(): Promise<void> {
  const plain = await inLowerCase();
  if (plain) {
    location.replace(plain + location.search + location.hash);
    return;
  }
  // What comes before the last part of an address says what kind of page it is.
  const last = decoded(location.pathname)
    .split('/')
    .findLast((part) => part !== '');
  const words = last
    ?.replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ');
  if (!words) return;
  const { hits } = await find(words, {});
  const list = document.querySelector('[data-search] ul');
  for (const { href, title } of hits.slice(0, 3)) {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: title });
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
  }
}
