/** Serves a page with our forms and controls alone, for their tests. */
import { globSync, readFileSync } from 'node:fs';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { COLLECTIONS, type CollectionName } from '#schema/collections.ts';
import { cmsConfig, formatOf, formShapes } from '../config/cms-config.ts';

const VIRTUAL = 'virtual:desk';

const files = (): Record<string, string> =>
  Object.fromEntries(
    globSync('content/**/*.{yaml,md}')
      .filter((file) => !file.includes('/.'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

const formats = () =>
  [...formShapes()].map(([name, shape]: [CollectionName, unknown]) => ({
    format: formatOf(name),
    extension: COLLECTIONS[name].shape === 'documents' ? 'md' : 'yaml',
    shape,
  }));

const desk: Plugin = {
  name: 'desk',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id) => {
    if (id !== `\0${VIRTUAL}`) return undefined;
    const parts = { config: cmsConfig(), files: files(), formats: formats() };
    return Object.entries(parts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

/** @param port a free one */
export async function serveControls(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: 'desk/e2e/controls-page',
    configFile: false,
    plugins: [desk],
    cacheDir: 'node_modules/.vite-controls',
    server: { port, strictPort: true, host: 'localhost', fs: { allow: ['../../..'] }, hmr: false },
    logLevel: 'error',
    optimizeDeps: { include: ['@sveltia/cms', 'yaml'] },
  });
  await server.listen();
  return server;
}
