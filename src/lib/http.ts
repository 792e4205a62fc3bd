/** HTTP helpers, as named by the owner's specification. `on401` and the mutation defaults have no caller yet. */

/** Whether a 401 is an error or an empty result. */
type On401 = 'throw' | 'null';

async function failOn(response: Response): Promise<void> {
  if (response.ok) return;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}

/**
 * Reads JSON: GET to the key's parts joined with "/", with credentials.
 *
 * @returns the parsed body; null for an empty one (204), and for 401 where `on401` says so
 * @throws Error "status: body", or "status: status text" when the body is empty; TypeError without a connection;
 *   SyntaxError when the body is not JSON
 */
export async function read<T>(key: readonly string[], { on401 = 'throw' }: { on401?: On401 } = {}): Promise<T | null> {
  const response = await fetch(key.join('/'), { credentials: 'include' });
  if (response.status === 401 && on401 === 'null') return null;
  await failOn(response);
  const body = await response.text();
  return body === '' ? null : (JSON.parse(body) as T);
}

/**
 * Sends a request with credentials; with a body only when one is given, as JSON.
 *
 * @throws as `read`
 */
export async function write(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  await failOn(response);
  return response;
}
