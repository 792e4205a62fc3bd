/**
 * Serves the desk on this machine and edits the files of this folder, in any browser: behind the desk stands an API that
 * answers as the repository's does (admin/fake). Nothing is committed; that is left to whoever knows git.
 */
import { randomUUID } from 'node:crypto';
import { OWNER, startStandIn } from '../fake/fake-github.ts';
import { WorkingCopyStore } from '../fake/working-copy.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { buildDesk } from './build.ts';
import { serveDesk } from './serve.ts';

/** What the desk reads and writes. */
const FOLDERS = ['content', 'src/assets/pictures'];
const BRANCH = 'main';
const PORT = 4390;

export interface LocalDesk {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @param root the project's folder @param port the first that is tried */
export async function openLocalDesk(root: string, port = PORT): Promise<LocalDesk> {
  const store = await WorkingCopyStore.open(root, FOLDERS, BRANCH);
  // Only this desk may ask: another page of this browser knows neither the address nor the word.
  const token = randomUUID();
  const free = await freePort(port);
  const origin = `http://localhost:${free}`;
  const [owner, repo] = ['this-machine', 'folder'];
  const api = await startStandIn({ store, owner, repo, branch: BRANCH, guests: { [token]: OWNER }, origin });
  const { url, server } = await serveDesk(free, () => ({
    repository: { owner, name: repo, branch: BRANCH },
    publishing: 'directly',
    api: api.url,
    token,
  }));
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.stop();
    },
  };
}

if (import.meta.main) {
  await buildDesk();
  const desk = await openLocalDesk(process.cwd());
  console.log(`The desk is at ${desk.url} and edits the files of this folder (stop with Ctrl+C).`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void desk.stop().then(() => process.exit(0)));
}
