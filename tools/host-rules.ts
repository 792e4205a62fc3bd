/** Reads `_headers` and `_redirects`, the CDN's rules, and says the same in the words of nginx and Caddy. */

/** What a path, or a pattern with one `*`, gets and loses. Rules that come later win. */
interface HeaderRule {
  path: string;
  /** True for Cloudflare's own addresses of a Worker and its previews, https://:name.:account.workers.dev, alone. */
  previews: boolean;
  /** Names of headers that an earlier rule set (`! Name`). */
  drops: string[];
  sets: [name: string, value: string][];
}

interface Redirect {
  /** Its last part may be a placeholder: "/d/:town", "/d/:town/". */
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

/** What the CDN says of files that no rule speaks of: ask each time whether they have changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const EVERYWHERE = '/*';
/** In a value: what stands in the place of the `*`. */
const SPLAT = ':splat';

/** Begins a rule for the addresses that Cloudflare gives a Worker and each of its versions; names are free. */
const PREVIEWS = /^https:\/\/:[a-z]\w*[.]:[a-z]\w*[.]workers[.]dev(?=\/)/i;
const PREVIEW_HOST = /^[^.]+[.][^.]+[.]workers[.]dev$/i;

const isPath = (text: string) => /^\/[\w./-]*$/.test(text);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
/** A path or pattern as a regular expression without its anchors; dots in brackets, which every host reads alike. */
const regexOf = (path: string, splat: string) => path.replaceAll('.', '[.]').replace('*', splat);

/** True when there are files that both paths speak of. */
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
    if (/[${}\\]/.test(value)) throw refuse('holds a sign that nginx or Caddy reads as its own: $, {, } or \\');
    const before = rules.filter((other) => other.sets.some(([known]) => known === name) && meet(other.path, rule.path));
    if (before.length > 0 && !rule.drops.includes(name))
      throw refuse(`is set twice for the same file: write "! ${name}" above it`);
    rule.sets.push([name, value]);
  }
  return rules;
}

const PLACEHOLDER = /(?<=\/):([a-z]+)(?=\/?$)/;
/** What stands in the place of a placeholder. Only letters that our addresses have, so that nothing else can get into the answer. */
const PART = '[a-z0-9-]+';
/** A path in whose place a placeholder is filled in: "/:town" → "/yonkers". */
const filledIn = (path: string, part: string): string => path.replace(PLACEHOLDER, part);
const namesPart = ({ from }: Pick<Redirect, 'from'>): boolean => PLACEHOLDER.test(from);

function fitTogether(from: string, to: string): boolean {
  const [, asked] = PLACEHOLDER.exec(from) ?? [];
  const [, given] = PLACEHOLDER.exec(to) ?? [];
  return asked === given && isPath(filledIn(from, '')) && isPath(filledIn(to, ''));
}

/** Where an address leads, and how; undefined where no redirect speaks of it. */
export function redirectOf({ redirects }: Rules, address: string): Redirect | undefined {
  const exact = redirects.find(({ from }) => from === address);
  if (exact) return exact;
  for (const redirect of redirects.filter(namesPart)) {
    const [, part] = new RegExp(`^${filledIn(redirect.from, `(${PART})`)}$`).exec(address) ?? [];
    if (part !== undefined) return { ...redirect, from: address, to: filledIn(redirect.to, part) };
  }
  return undefined;
}

/** @throws Error that names file and line, for what other hosts cannot be told: a second wildcard or placeholder, addresses elsewhere */
export const readRules = (headers: string, redirects: string): Rules => ({
  headers: readHeaders(headers),
  redirects: linesOf(redirects).map((line) => {
    const [from = '', target = '', status = '302'] = line.split(/\s+/);
    const [to = '', fragment] = target.split('#');
    if (!fitTogether(from, to) || !/^3\d\d$/.test(status))
      throw new Error(
        `_redirects: "${line}" must name a path, a path and a status, without * and with one : at most, at the end of both.`,
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

const tail = ({ fragment }: Redirect) => (fragment === undefined ? '' : `#${fragment}`);

/** What a host of your own can be told: it has no previews at Cloudflare's addresses. */
const ofTheSite = (headers: readonly HeaderRule[]) => headers.filter(({ previews }) => !previews);

/** What rules for some files say of a header, in their order: a value, or nothing where it is taken away. */
const ownRules = (rules: readonly HeaderRule[], name: string) =>
  rules
    .filter(({ path }) => path !== EVERYWHERE)
    .flatMap(({ path, drops, sets }) => {
      const value = sets.find(([known]) => known === name)?.[1] ?? (drops.includes(name) ? '' : undefined);
      return value === undefined ? [] : [{ path, value }];
    });

/** For nginx: `http` goes into its http block, `server` into the block of the site. */
export function nginxRules({ headers, redirects }: Rules): { http: string; server: string } {
  const rules = ofTheSite(headers);
  const all = rules.flatMap(({ path, sets }) => sets.map(([name, value]) => ({ path, name, value })));
  const types = all.filter(({ name }) => name === 'Content-Type');
  const everywhere = new Map(all.filter(({ path }) => path === EVERYWHERE).map(({ name, value }) => [name, value]));
  const variable = (name: string) => `$sent_${name.toLowerCase().replaceAll('-', '_')}`;
  const names = [...new Set(all.map(({ name }) => name))].filter((name) => name !== 'Content-Type');
  const varied = names.filter((name) => ownRules(rules, name).length > 0);
  // The first that fits counts, so that the later rule stands first. The query is no part of the path.
  const map = (name: string) => {
    const value = everywhere.get(name) ?? (name === 'Cache-Control' ? REVALIDATE : undefined);
    return [
      `map $request_uri ${variable(name)} {`,
      ...(value === undefined ? [] : [`  default ${JSON.stringify(value)};`]),
      ...ownRules(rules, name)
        .reverse()
        .map(({ path, value }) => {
          const pattern = `~^${regexOf(path, '(?<splat>[^?]*)')}([?]|$)`;
          return `  ${JSON.stringify(pattern)} ${JSON.stringify(value.replace(SPLAT, '$splat'))};`;
        }),
      '}\n',
    ].join('\n');
  };
  return {
    http: varied.map(map).join(''),
    server: [
      ...names.map((name) => {
        const value = everywhere.get(name);
        // An empty value is not sent. Without "always", an error does not inherit a year of caching.
        const given = varied.includes(name) || value === undefined ? variable(name) : JSON.stringify(value);
        return `add_header ${name} ${given}${value === undefined ? '' : ' always'};\n`;
      }),
      ...types.map(
        ({ path, value }) =>
          `location ~ ^${regexOf(path, '.*')}$ {\n  types {}\n  default_type ${JSON.stringify(value)};\n}\n`,
      ),
      ...redirects.map((redirect) => {
        const where = namesPart(redirect) ? `~ ^${filledIn(redirect.from, `(?<part>${PART})`)}$` : `= ${redirect.from}`;
        const to = filledIn(redirect.to, '$part');
        return `location ${where} {\n  return ${redirect.status} ${to}$is_args$args${tail(redirect)};\n}\n`;
      }),
    ].join(''),
  };
}

/** For Caddy: the beginning of the site's `route`, in which the order counts. `{asked}` is the query with its `?`. */
export const caddyRules = ({ headers, redirects }: Rules): string =>
  [
    `header ?Cache-Control ${JSON.stringify(REVALIDATE)}\n`,
    ...ofTheSite(headers).flatMap(({ path, drops, sets }, at) => [
      `@rule${at} path_regexp rule${at} ^${regexOf(path, '(.*)')}$\n`,
      ...drops.filter((name) => !sets.some(([known]) => known === name)).map((name) => `header @rule${at} -${name}\n`),
      ...sets.map(
        ([name, value]) => `header @rule${at} ${name} ${JSON.stringify(value.replace(SPLAT, `{re.rule${at}.1}`))}\n`,
      ),
    ]),
    'map {query} {asked} {\n  ~^(.+)$ "?${1}"\n  default ""\n}\n',
    // One rule a target, not one an address: Caddy tries them one after the other with every request.
    ...[
      ...Map.groupBy(
        redirects.filter((redirect) => !namesPart(redirect)),
        (redirect) => `"${redirect.to}{asked}${tail(redirect)}" ${redirect.status}`,
      ),
    ].flatMap(([target, led], at) => [
      `@moved${at} path ${led.map(({ from }) => from).join(' ')}\n`,
      `redir @moved${at} ${target}\n`,
    ]),
    ...redirects
      .filter(namesPart)
      .flatMap((redirect, at) => [
        `@part${at} path_regexp part${at} ^${filledIn(redirect.from, `(${PART})`)}$\n`,
        `redir @part${at} "${filledIn(redirect.to, `{re.part${at}.1}`)}{asked}${tail(redirect)}" ${redirect.status}\n`,
      ]),
  ].join('');
