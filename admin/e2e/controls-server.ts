/** Serves pages with our controls, and with the part for reviews, alone: for their tests. */
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import * as given from './controls-page/given.ts';

const GIVEN = fileURLToPath(new URL('./controls-page/given.ts', import.meta.url));

/** Puts values in the place of what works them out. */
const evaluated: Plugin = {
  name: 'given',
  load: (id) =>
    id === GIVEN
      ? Object.entries(given)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
};

/** @param port a free one */
export async function serveControls(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: 'admin/e2e/controls-page',
    configFile: false,
    plugins: [evaluated],
    cacheDir: 'node_modules/.vite-controls',
    server: { port, strictPort: true, host: 'localhost', fs: { allow: ['../../..'] }, hmr: false },
    logLevel: 'error',
    optimizeDeps: { include: ['@sveltia/cms', 'yaml'] },
  });
  await server.listen();
  return server;
}
