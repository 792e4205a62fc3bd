/**
 * Keeps the sign-in for the visit only. Sveltia writes it into the browser's lasting storage, where it would stay for
 * months on a phone that is lent or lost; here it goes into the storage of this tab, which goes with it.
 */

const SIGN_INS: ReadonlySet<string> = new Set([
  'sveltia-cms.user',
  'sveltia-cms.auth',
  'decap-cms-user',
  'netlify-cms-user',
]);
export const USER = 'sveltia-cms.user';

/** Call before Sveltia starts. */
export function keepSignInForVisit(): void {
  const { localStorage: lasting, sessionStorage: visit } = window;
  // What an earlier version, or another page of this host, has left there.
  for (const key of SIGN_INS) lasting.removeItem(key);
  const placeFor = (storage: Storage, key: string) => (storage === lasting && SIGN_INS.has(key) ? visit : storage);
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    const method = Reflect.get(Storage.prototype, name) as (...args: string[]) => string | null;
    Reflect.set(Storage.prototype, name, function (this: Storage, key: string, ...rest: string[]) {
      return Reflect.apply(method, placeFor(this, key), [key, ...rest]);
    });
  }
}
