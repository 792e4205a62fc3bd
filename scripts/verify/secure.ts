/** The certificate of a live site, and the way from http to https. */
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { daysAfter } from '#lib/dates.ts';
import { codeOf, reasonOf } from './ask.ts';
import type { Finding } from './checks.ts';

interface Certificate {
  /** Why a browser would refuse it; undefined where it would not. */
  refused: string | undefined;
  /** Its last day, year-month-day. */
  until: string;
}

/** How long it must still be valid, in days: hosts renew it a month before its end. */
const AHEAD = 14;
/** Milliseconds. */
const PATIENCE = 20_000;

/** @throws Error when there is no secure connection at all */
export async function certificateOf({ hostname, port }: URL): Promise<Certificate> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const socket = await new Promise<TLSSocket>((resolve, reject) => {
    const opened = connect(
      // An invalid one is to be looked at too.
      { host: name, port: Number(port || 443), rejectUnauthorized: false, ...(isIP(name) ? {} : { servername: name }) },
      () => resolve(opened),
    );
    opened.once('error', reject);
    opened.setTimeout(PATIENCE, () => opened.destroy(new Error(`nothing came within ${PATIENCE / 1000} seconds`)));
  });
  const { authorized, authorizationError } = socket;
  const until = new Date(socket.getPeerCertificate().valid_to).toISOString().slice(0, 10);
  socket.destroy();
  return { refused: authorized ? undefined : reasonOf(authorizationError), until };
}

export function judgeCertificate({ refused, until }: Certificate, today: string): Finding {
  if (refused !== undefined) return { good: '', faults: [refused.replace(/\..*/, '')] };
  const faults = until > daysAfter(today, AHEAD) ? [] : [`it ends on ${until}`];
  return { good: `valid until ${until}`, faults };
}

/** @param plain the address that a visitor gets who types no https, without a slash at the end */
export async function judgeWayFromHttp(live: string, plain: string): Promise<Finding> {
  const path = '/pricing?a=1';
  try {
    const { status, headers } = await fetch(plain + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const location = headers.get('Location') ?? 'nowhere';
    const leads = status > 300 && status < 400 && location === live + path;
    return {
      good: `${plain} leads to ${live}`,
      faults: leads ? [] : [`${plain}${path} answers ${status} and leads to ${location}`],
    };
  } catch (error) {
    return { good: '', faults: [`${plain} does not answer (${codeOf(error)})`] };
  }
}
