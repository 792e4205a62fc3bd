/** Reads `_headers` and `_redirects`, the CDN's rules. */

/** The headers of a path, or of a pattern with one `*`. Later rules win. */
interface HeaderRule {
  path: string;
  /** Only for Cloudflare's own addresses, https://:name.:account.workers.dev. */
  previews: boolean;
  /** Names of headers that an earlier rule set (`! Name`). */
  drops: string[];
  sets: [name: string, value: string][];
}

interface Redirect {
  /** Its last part may be a placeholder, "/d/:town", "/d/:town/", or "*" for everything below. */
  from: string;
  /** It ends with the placeholder of `from`, where that has one. */
  to: string;
  /** What follows the `#`, if anything. */
  fragment: string | undefined;
  status: number;
}

export interface Rules {
  headers: HeaderRule[];
  redirects: Redirect[];
}

/** The CDN's own Cache-Control for files without a rule. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** In a value: what matched the `*`. */
const SPLAT = ':splat';

/** Begins a rule for Cloudflare's addresses of a Worker and its versions. */
const PREVIEWS = /^https:\/\/:[a-z]\w*[.]:[a-z]\w*[.]workers[.]dev(?=\/)/i;
const PREVIEW_HOST = /^[^.]+[.][^.]+[.]workers[.]dev$/i;

const isPath = (text: string) => /^\/[\w./-]*$/.test(text);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
/** A path or pattern as a regular expression, without anchors. */
const regexOf = (path: string, splat: string) => path.replaceAll('.', '[.]').replace('*', splat);

/** Whether some file matches both paths. */
function meet(a: string, b: string): boolean {
  const [[startA = '', endA], [startB = '', endB]] = [a.split('*'), b.split('*')];
  if (endA === undefined) return new RegExp(`^${regexOf(b, '.*')}$`).test(a);
  if (endB === undefined) return meet(b, a);
  return (startA.startsWith(startB) || startB.startsWith(startA)) && (endA.endsWith(endB) || endB.endsWith(endA));
}

function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const refuse = (why: string) => new Error(`_headers: "${line.trim()}" ${why}.`);
    if (!line.startsWith(' ')) {
      const path = line.trimEnd().replace(PREVIEWS, '');
      if (/^https?:/.test(path))
        throw refuse('must be a path, or begin with https://:version.:account.workers.dev: other hosts have no rules');
      if (!isPath(path.replace('*', ''))) throw refuse('must be a path, with one * at most');
      rules.push({ path, previews: path !== line.trimEnd(), drops: [], sets: [] });
      continue;
    }
    const rule = rules.at(-1);
    if (!rule) throw refuse('must stand below a path');
    const [, dropped] = /^\s+!\s+([\w-]+)$/.exec(line) ?? [];
    if (dropped) {
      rule.drops.push(dropped);
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (!name || !value) throw refuse('must be a header, "Name: value", or the end of one, "! Name"');
    const before = rules.filter((other) => other.sets.some(([known]) => known === name) && meet(other.path, rule.path));
    if (before.length > 0 && !rule.drops.includes(name))
      throw refuse(`is set twice for the same file: write "! ${name}" above it`);
    rule.sets.push([name, value]);
  }
  return rules;
}

const PLACEHOLDER = /(?<=\/):([a-z]+)(?=\/?$)/;
/** What a placeholder matches: only letters of our own addresses, so no other site can get into a redirect. */
const PART = '[a-z0-9-]+';
/** An old address, as a browser sends it. */
const isAddress = (text: string) => /^\/[\w.~!$&'()+,;=@%/[\]^|-]*$/.test(text);
const BELOW = /(?<=\/)\*$/;
/** "/:town" → "/yonkers" */
const filledIn = (path: string, part: string): string => path.replace(PLACEHOLDER, part);
const namesPart = ({ from }: Pick<Redirect, 'from'>): boolean => PLACEHOLDER.test(from);

function fitTogether(from: string, to: string): boolean {
  const [, asked] = PLACEHOLDER.exec(from) ?? [];
  const [, given] = PLACEHOLDER.exec(to) ?? [];
  return asked === given && isAddress(filledIn(from, '').replace(BELOW, '')) && isPath(filledIn(to, ''));
}

/** @returns the redirect of an address, if it has one */
export function redirectOf({ redirects }: Rules, address: string): Redirect | undefined {
  const exact = redirects.find(({ from }) => from === address);
  if (exact) return exact;
  for (const redirect of redirects) {
    if (BELOW.test(redirect.from) && address.startsWith(redirect.from.slice(0, -1))) return redirect;
    if (!namesPart(redirect)) continue;
    const [, part] = new RegExp(`^${filledIn(redirect.from, `(${PART})`)}$`).exec(address) ?? [];
    if (part !== undefined) return { ...redirect, from: address, to: filledIn(redirect.to, part) };
  }
  return undefined;
}

/** @throws Error that names file and line */
export const readRules = (headers: string, redirects: string): Rules => ({
  headers: readHeaders(headers),
  redirects: linesOf(redirects).map((line) => {
    const [from = '', target = '', status = '302'] = line.split(/\s+/);
    const [to = '', fragment] = target.split('#');
    if (!fitTogether(from, to) || !/^3\d\d$/.test(status))
      throw new Error(
        `_redirects: "${line}" must name a path, a path and a status, with * at most at the end of the first, and one : at most, at the end of both.`,
      );
    return { from, to, fragment, status: Number(status) };
  }),
});

/**
 * The headers of one address, as the CDN gives them.
 *
 * @param host that the address belongs to, without a port; the site's own when left out
 */
export function headersOf({ headers }: Rules, address: string, host = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, previews, drops, sets } of headers) {
    if (previews && !PREVIEW_HOST.test(host)) continue;
    const match = new RegExp(`^${regexOf(path, '(.*)')}$`).exec(address);
    if (!match) continue;
    for (const name of drops) found.delete(name);
    for (const [name, value] of sets) found.set(name, value.replace(SPLAT, match[1] ?? ''));
  }
  return found;
}
