/** The bare request behind `write` (http.ts), for whoever does not mind its answer. Ships to the browser: keep it small. */

/** Sends with credentials; with a body only when one is given, as JSON. Resolves for any status. */
export const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
