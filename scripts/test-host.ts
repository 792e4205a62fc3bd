/**
 * Runs the browser's tests against the last build on a host of your own, with the very files of deploy/.
 * Run after a build: npm run test:nginx [filter], npm run test:caddy [filter]
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPackages } from '../tools/debian.ts';
import { run } from '../tools/steps.ts';

/** The port of playwright.config.ts, which then starts no server of its own. */
const PORT = 4397;
const address = `http://localhost:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'host-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Replaces `from`, which the file must hold. */
function put(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer holds "${from}", which the test replaces.`);
  return text.replaceAll(from, to);
}

interface Host {
  /** Debian's packages. */
  packages: string[];
  /** What they bring, the program first. */
  files: [program: string, ...others: string[]];
  start: () => { args: string[]; env?: Record<string, string> };
}

const HOSTS: Record<string, Host> = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    start: () => {
      const site = put(readFileSync('deploy/nginx.conf', 'utf8'), '/srv/gone-today', process.cwd());
      writeFileSync(join(folder, 'site.conf'), put(site, 'listen 80', `listen 127.0.0.1:${PORT}`));
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
    start: () => ({
      args: ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
      env: { SITE_ADDRESS: address, SITE_ROOT: resolve('dist'), HOME: folder },
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

const [name = '', ...filter] = process.argv.slice(2);
const host = HOSTS[name];
if (!host) throw new Error(`"${name}" is none of the hosts we know: ${Object.keys(HOSTS).join(', ')}`);
install(host);

run({ name: 'Files for the host', args: ['scripts/self-host.ts'] });
const answers = () => fetch(address).catch(() => undefined);
if (await answers()) throw new Error(`Something answers at ${address} already. Stop it first.`);
const { args, env } = host.start();
const server = spawn(host.files[0], args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
process.once('exit', () => server.kill());
const ended = (code: number | null) => {
  console.error(`${name} ended by itself with code ${code}.`);
  process.exit(1);
};
server.once('exit', ended);
for (let tries = 0; !(await answers()); tries += 1) {
  if (tries > 50) throw new Error(`${name} does not answer at ${address}.`);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
process.env.OTHER_HOST = name;
run({ name: `Browser, against ${name}`, args: ['node_modules/@playwright/test/cli.js', 'test', ...filter] });
server.off('exit', ended).kill();
