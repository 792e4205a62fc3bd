/** The texts that Sveltia keeps in the browser, so that they need not be loaded twice. */

const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(`${name} cannot be opened.`));
  });

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The store cannot be read.'));
  });

const STORE = 'file-cache';

/** @param repository "owner/name" @returns texts by path; none where Sveltia keeps them otherwise than it did */
export async function textsAtHand(repository: string): Promise<ReadonlyMap<string, string>> {
  const name = `github:${repository}`;
  try {
    // Opening one that is not there would make an empty one, which Sveltia could not use.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return new Map();
    const database = await open(name);
    try {
      if (!database.objectStoreNames.contains(STORE)) return new Map();
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([
        answerOf(store.getAllKeys()),
        answerOf(store.getAll() as IDBRequest<{ text?: unknown }[]>),
      ]);
      return new Map(
        values.flatMap(({ text }, at): [string, string][] =>
          typeof text === 'string' ? [[keys[at] as string, text]] : [],
        ),
      );
    } finally {
      database.close();
    }
  } catch {
    return new Map();
  }
}
