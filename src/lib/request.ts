/** Sends a request without checking the response. Ships to the browser; keep it small. */

/** Includes credentials; a given body is sent as JSON. Resolves for any HTTP status. */
export const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
