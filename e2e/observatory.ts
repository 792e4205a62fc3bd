/**
 * The score of Mozilla's HTTP Observatory for one answer, by its published rules
 * (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js). What only the network can tell counts as
 * neutral: the way from http to https, and a place on the browsers' own HSTS list (5 more).
 */

export interface Score {
  score: number;
  grade: string;
  /** Points by rule; negative ones are faults. */
  points: Record<string, number>;
}

const SIX_MONTHS = 15_768_000;
/** Bonus points count only from here on. */
const GOOD_ENOUGH = 90;
const GRADES: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

const BROAD = /^(\*|(ftp|https?):(\/\/\*(\.\*)?)?)$/;
const INLINE = /^('unsafe-inline'|data:)$/;

/** Directives of the header and of the page's own element together; each stands in one of the two. */
function directivesOf(policies: readonly string[]): Map<string, string[]> {
  const directives = policies
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function policyPoints(directives: ReadonlyMap<string, string[]>): number {
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const [script, style, object] = [sources('script-src'), sources('style-src'), sources('object-src')];
  const [active, passive] = [
    [...directives].filter(([name]) => !/^(img|media)-src$/.test(name)).flatMap(([, list]) => list),
    [...sources('img-src'), ...sources('media-src')],
  ];
  const plain = (source: string) => /^(http|ftp):/.test(source);
  if (directives.size === 0) return -25;
  if (script.some((source) => BROAD.test(source) || INLINE.test(source))) return -20;
  if (object.some((source) => BROAD.test(source))) return -20;
  if (active.some(plain)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.some(plain)) return -10;
  if (style.some((source) => BROAD.test(source) || INLINE.test(source))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportPoints(header: string | undefined): number {
  const [, seconds] = /max-age=(\d+)/.exec(header ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS ? 0 : -10;
}

function framePoints(header: Record<string, string>): number {
  const ancestors = directivesOf([header['content-security-policy'] ?? '']).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(header['x-frame-options'] ?? '') ? 0 : -20;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5;
}

function resourcePoints(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return /^same-(origin|site)$/.test(header) ? 10 : -5;
}

/**
 * @param header an answer's headers, names in lower case
 * @param html its body
 */
export function observatory(header: Record<string, string>, html: string): Score {
  const policies = [
    header['content-security-policy'] ?? '',
    /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '',
  ].filter(Boolean);
  const points = {
    'Content-Security-Policy': policyPoints(directivesOf(policies)),
    // The worst there is: the site sets none.
    Cookies: header['set-cookie'] === undefined ? 0 : -40,
    'Cross-origin sharing': header['access-control-allow-credentials'] === undefined ? 0 : -50,
    'Referrer-Policy': referrerPoints(header['referrer-policy']),
    'Strict-Transport-Security': transportPoints(header['strict-transport-security']),
    'Scripts from elsewhere': /<script[^>]*\ssrc="(?!\/[^/])/.test(html) ? -50 : 0,
    'X-Content-Type-Options': header['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'X-Frame-Options': framePoints(header),
    'Cross-Origin-Resource-Policy': resourcePoints(header['cross-origin-resource-policy']),
  };
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 100);
  const all = Object.values(points);
  const bare = Math.max(0, sum(all.filter((each) => each < 0)));
  const score = bare >= GOOD_ENOUGH ? sum(all) : bare;
  return { score, grade: GRADES.find(([from]) => score >= from)?.[1] ?? 'F', points };
}
