/** Starts the build in dist/ on a host of your own, on loopback, with the very files of deploy/. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPackages } from './debian.ts';
import type { Server } from './serve.ts';
import { run } from './steps.ts';

interface Host {
  /** Debian's packages. */
  packages: string[];
  /** What they bring, the program first. */
  files: [program: string, ...others: string[]];
  /** @param folder for what it writes while it runs */
  start: (port: number, folder: string) => { args: string[]; env?: Record<string, string> };
}

/** Replaces `from`, which the file must hold. */
function put(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer holds "${from}", which the test replaces.`);
  return text.replaceAll(from, to);
}

const addressOf = (port: number): string => `http://localhost:${port}`;

const HOSTS: Record<string, Host> = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    start: (port, folder) => {
      const site = put(readFileSync('deploy/nginx.conf', 'utf8'), '/srv/gone-today', process.cwd());
      writeFileSync(join(folder, 'site.conf'), put(site, 'listen 80', `listen 127.0.0.1:${port}`));
      const modules = globSync('/etc/nginx/modules-enabled/*.conf').map((file) => `include ${file};`);
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        join(folder, 'nginx.conf'),
        `${modules.join('\n')}
daemon off;
pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${places.join('\n  ')}
  include ${folder}/site.conf;
}
`,
      );
      return { args: ['-e', 'stderr', '-c', join(folder, 'nginx.conf')] };
    },
  },
  caddy: {
    packages: ['caddy'],
    files: ['/usr/bin/caddy'],
    start: (port, folder) => ({
      args: ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
      env: { SITE_ADDRESS: addressOf(port), SITE_ROOT: resolve('dist'), HOME: folder },
    }),
  },
};

/** @throws Error that says what to install */
function install({ files, packages }: Host): void {
  const isThere = () => files.every((file) => existsSync(file));
  if (!isThere()) installPackages(...packages);
  if (!isThere())
    throw new Error(`${files.join(' or ')} is missing. Install Debian's ${packages.join(' and ')}, or run as root.`);
}

/** Once is enough for all hosts, and takes long. */
let readied = false;

/**
 * Readies the build for hosts of your own and starts one, which first is installed where that can be done. The process
 * ends with code 1 when the host ends by itself.
 *
 * @param name nginx or caddy
 * @throws Error when it is none of these, cannot be installed, does not answer, or something else answers on the port
 */
export async function startHost(name: string, port: number): Promise<Server> {
  const host = HOSTS[name];
  if (!host) throw new Error(`"${name}" is none of the hosts we know: ${Object.keys(HOSTS).join(', ')}`);
  install(host);
  if (!readied) run({ name: 'Files for the host', args: ['scripts/self-host.ts'] });
  readied = true;

  const url = addressOf(port);
  const answers = () => fetch(url).catch(() => undefined);
  if (await answers()) throw new Error(`Something answers at ${url} already. Stop it first.`);
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const { args, env } = host.start(port, folder);
  const child = spawn(host.files[0], args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  const ended = (code: number | null) => {
    console.error(`${name} ended by itself with code ${code}.`);
    process.exit(1);
  };
  child.once('exit', ended);
  const stop = () => void child.off('exit', ended).kill();
  process.once('exit', () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 50) throw new Error(`${name} does not answer at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop };
}
