/**
 * Who is signed in is forgotten with the tab: Sveltia keeps the token in localStorage, where it would stay until someone
 * signs out. A desk on this machine signs in by itself.
 */

/** Where Sveltia keeps it, and where programs before it did. */
const USER = ['sveltia-cms.user', 'decap-cms-user', 'netlify-cms-user'];

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @returns what takes the place of localStorage: what it says of the user goes to the storage of the visit */
export const forVisit = (own: Kept, visit: Kept): Kept => {
  const placeOf = (key: string): Kept => (USER.includes(key) ? visit : own);
  return {
    getItem: (key) => placeOf(key).getItem(key),
    setItem: (key, value) => placeOf(key).setItem(key, value),
    removeItem: (key) => placeOf(key).removeItem(key),
  };
};

/** Puts it there. */
export function keepForVisit(): void {
  const { localStorage: own, sessionStorage: visit } = window;
  // A token of an earlier desk goes.
  for (const key of USER) own.removeItem(key);
  const kept = forVisit(own, visit);
  const value = new Proxy(own, {
    get: (target, name) => {
      if (Object.hasOwn(kept, name)) return kept[name as keyof Kept];
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? (found.bind(target) as unknown) : found;
    },
  });
  Object.defineProperty(window, 'localStorage', { configurable: true, value });
}

/** @param token of the API on this machine */
export const signIn = (token: string): void =>
  window.localStorage.setItem(USER[0] ?? '', JSON.stringify({ backendName: 'github', token }));
