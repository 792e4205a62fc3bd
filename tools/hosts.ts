/** Starts the build in dist/ on a host of your own, on loopback, with the very files of deploy/. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readContent } from '#model/read.ts';
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

export interface MeasuredServer extends Server {
  /** Memory of all its processes. */
  megabytes: () => number;
}

/** Everything that nginx needs to know beside the site's own file. */
const nginxFrame = (folder: string, sites: string): string => {
  const modules = globSync('/etc/nginx/modules-enabled/*.conf').map((file) => `include ${file};`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${modules.join('\n')}
daemon off;
pid ${folder}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${places.join('\n  ')}
  ${sites}
}
`;
};

/** deploy/nginx.conf for the build here, with other ports. */
function nginxSite(plain: string, secure: string): string {
  const site = put(readFileSync('deploy/nginx.conf', 'utf8'), '/srv/gone-today', process.cwd());
  const withPlain = put(site, 'listen 80;', plain);
  return put(
    put(withPlain, 'listen 443 ssl http2 default_server;', secure),
    'listen [::]:443 ssl http2 default_server;',
    '',
  );
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
      const secure = `listen unix:${folder}/secure ssl http2 default_server;`;
      writeFileSync(join(folder, 'site.conf'), nginxSite(`listen 127.0.0.1:${port};`, secure));
      writeFileSync(join(folder, 'nginx.conf'), nginxFrame(folder, `include ${folder}/site.conf;`));
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

/** Installs a host where that can be done, and readies the build for it. @throws Error when there is none of this name */
function ready(name: string): Host {
  const host = HOSTS[name];
  if (!host) throw new Error(`"${name}" is none of the hosts we know: ${Object.keys(HOSTS).join(', ')}`);
  install(host);
  if (!readied) run({ name: 'Files for the host', args: ['scripts/self-host.ts'] });
  readied = true;
  return host;
}

interface Program {
  name: string;
  file: string;
  args: string[];
  env?: Record<string, string> | undefined;
  /** What it writes into while it runs; goes with it. */
  folder: string;
  port: number;
}

/** Whether something listens on a port of this machine. */
const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts a program and waits until it listens. The process ends with code 1 when the program ends by itself.
 *
 * @throws Error when it does not listen, or something else listens on the port
 */
async function launch({ name, file, args, env, folder, port }: Program): Promise<Omit<MeasuredServer, 'url'>> {
  if (await listens(port)) throw new Error(`Something answers on port ${port} already. Stop it first.`);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  const ended = (code: number | null) => {
    console.error(`${name} ended by itself with code ${code}.`);
    process.exit(1);
  };
  child.once('exit', ended);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // It clears away in its folder before it ends.
  const stop = () => {
    child.off('exit', ended).once('exit', remove).kill();
  };
  process.once('exit', () => {
    stop();
    remove();
  });
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (tries > 50) throw new Error(`${name} does not answer on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { stop, megabytes: () => (child.pid ? megabytesOf(child.pid) : NaN) };
}

const folderOfHost = (): string => mkdtempSync(join(tmpdir(), 'host-'));

/**
 * Readies the build for hosts of your own and starts one, which first is installed where that can be done.
 *
 * @param name nginx or caddy
 * @throws Error when it is none of these, cannot be installed, does not answer, or something else answers on the port
 */
export async function startHost(name: string, port: number): Promise<MeasuredServer> {
  const host = ready(name);
  const folder = folderOfHost();
  const server = await launch({ name, file: host.files[0], ...host.start(port, folder), folder, port });
  return { url: addressOf(port), ...server };
}

/** nginx as visitors reach it: HTTP/2 and brotli, with a certificate that nobody has signed. */
export interface SecureServer extends MeasuredServer {
  /** Tells Chromium where the names lead, and that the certificate is all right. */
  chromiumArgs: string[];
}

/**
 * Starts the build in dist/ on nginx with deploy/nginx.conf, as after certbot, at the site's own name on loopback.
 *
 * @param others folders that are served in the same way, by their names
 * @throws Error when nginx or openssl is missing, or nginx does not answer
 */
export async function startSecureNginx(
  port: number,
  others: Readonly<Record<string, string>> = {},
): Promise<SecureServer> {
  const name = new URL(readContent(process.cwd()).rows.business.site).host;
  const host = ready('nginx');
  const folder = folderOfHost();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`].concat(
      ...[
        ['-keyout', key],
        ['-out', certificate],
      ],
    ),
  );
  if (made.status !== 0) throw new Error('openssl is missing, which makes the certificate. Install it.');
  // What certbot adds.
  const secured = `listen 127.0.0.1:${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  const site = nginxSite(secured, `listen 127.0.0.1:${port} ssl http2 default_server;`);
  const types = 'types { text/html html; text/css css; font/woff2 woff2; image/webp webp; text/javascript js; }';
  const more = Object.entries(others).map(
    ([other, root]) =>
      `server { ${secured} server_name ${other}; root ${resolve(root)}; index index.html; brotli_static on; ${types}
        location ~ [.](?:css|woff2|webp)$ { add_header Cache-Control "public, max-age=31536000, immutable"; } }`,
  );
  writeFileSync(join(folder, 'site.conf'), [site, ...more].join('\n'));
  writeFileSync(join(folder, 'nginx.conf'), nginxFrame(folder, `include ${folder}/site.conf;`));
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const server = await launch({ name: 'nginx', file: host.files[0], args, folder, port });
  return {
    url: `https://${name}`,
    ...server,
    chromiumArgs: [
      `--host-resolver-rules=${[name, ...Object.keys(others)].map((one) => `MAP ${one}:443 127.0.0.1:${port}`).join()}`,
      '--ignore-certificate-errors',
    ],
  };
}

/** Memory of a process and of those that it started, each page of memory counted where it is shared (Linux). */
function megabytesOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const own = (one: number | string) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  return [pid, ...children].reduce((sum: number, one) => sum + own(one), 0) / 1024;
}
