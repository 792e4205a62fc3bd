/** `npm run admin`: edits the files of this folder in any browser, over a fake of GitHub's API. Nothing is committed. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fakeGitHub, folderStore, MAIN } from '../../scripts/lib/fake-github.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { readRules } from '../../scripts/lib/host-rules.ts';
import { listen } from '../../scripts/lib/loopback.ts';
import { answer, builtSite } from '../../scripts/lib/static-server.ts';
import { buildAdmin, OUT } from './build.ts';
import { headersFor } from './headers.ts';
import type { PageSettings } from './settings.ts';

const FOLDERS = ['content', 'src/assets/pictures'];
const PORT = 4390;

interface Served {
  readonly url: string;
  readonly stop: () => void;
}

/** Serves the built admin with its host's headers. @param settings in place of the built ones */
export async function serveAdmin(port: number, settings: PageSettings): Promise<Served> {
  const site = { ...builtSite(OUT), rules: readRules(headersFor(settings), '') };
  const page = JSON.stringify({ ...settings, hasPrint: existsSync(`${OUT}/print`) });
  const { stop } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(site, request, response, pathname === '/settings.json' ? page : undefined);
  }, port);
  return { url: `http://localhost:${port}`, stop };
}

/** @param root the project's folder @param port the first that is tried */
export async function openLocalAdmin(root: string, port = PORT): Promise<Served> {
  if (!existsSync(`${root}/content`))
    throw new Error(`${root} has no folder content/. Run npm run admin in the project's own folder.`);
  // Another page of this browser knows neither the address nor the token.
  const token = randomUUID();
  const free = await freePort(port);
  const github = await fakeGitHub(folderStore(root, FOLDERS), [token], `http://localhost:${free}`);
  const repository = { owner: 'this-machine', name: 'folder', branch: MAIN };
  const admin = await serveAdmin(free, { repository, publishing: 'directly', api: github.url, token });
  const stop = (): void => {
    admin.stop();
    github.close();
  };
  return { url: admin.url, stop };
}

if (import.meta.main) {
  await buildAdmin();
  const { url } = await openLocalAdmin(process.cwd());
  console.log(`The admin is at ${url} and edits the files of this folder (stop with Ctrl+C).`);
}
