/** Texts of the last month, in the browser's own database. */
import { markOf, type Shelf } from './remembered.ts';

const NAME = 'desk-texts';
const STORE = 'texts';
const KEPT = 30 * 24 * 60 * 60 * 1000;

interface Row {
  mark: string;
  text: string;
  seen: number;
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no data.'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'mark' });
  return asked(request);
}

/** @returns a shelf; one that forgets, where the browser keeps nothing */
export async function browserShelf(now = Date.now()): Promise<Shelf> {
  const database = await open().catch(() => undefined);
  if (!database) return { load: () => Promise.resolve([]), keep: () => undefined };
  const store = () => database.transaction(STORE, 'readwrite').objectStore(STORE);
  return {
    load: async () => {
      const rows = (await asked(store().getAll())) as Row[];
      for (const { mark, seen } of rows) if (now - seen > KEPT) store().delete(mark);
      return rows.filter(({ seen }) => now - seen <= KEPT).map(({ text }) => text);
    },
    keep: (text) => {
      store().put({ mark: markOf(text), text, seen: now });
    },
  };
}
