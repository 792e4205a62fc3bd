/** Gets a token from the sign-in worker, the way Sveltia does: a window that hands it to the page that opened it. */

const SIZE = 'width=600,height=800';

/** @throws Error when the window is closed first, or the worker says no */
export function tokenFromPopup(worker: string): Promise<string> {
  const { origin } = new URL(worker);
  const query = new URLSearchParams({ provider: 'github', site_id: location.hostname });
  const popup = window.open(`${worker}/auth?${query}`, 'auth', SIZE);
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const finish = (end: () => void) => {
      controller.abort();
      clearInterval(watch);
      end();
    };
    const watch = setInterval(() => {
      if (popup?.closed !== false) finish(() => reject(new Error('The window was closed.')));
    }, 500);
    const hear = ({ origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || typeof data !== 'string') return;
      if (data === 'authorizing:github') popup?.postMessage(data, origin);
      const [, token] = /^authorization:github:success:.*"token":"([^"]+)"/.exec(data) ?? [];
      if (token !== undefined) finish(() => resolve(token));
      else if (data.startsWith('authorization:github:error:')) finish(() => reject(new Error('The worker said no.')));
    };
    window.addEventListener('message', hear, { signal: controller.signal });
  });
}
