/**
 * Readies the last build for a host of your own: writes the CDN's rules for nginx and Caddy into deploy/generated/ and
 * a brotli and a gzip copy beside every text file of dist/. Run after a build: npm run self-host
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { readContent } from '#model/read.ts';
import { caddyRules, nginxRules, readRules } from '../tools/host-rules.ts';
import { holdsBuild } from '../tools/last-build.ts';

const GENERATED = 'deploy/generated';

if (!holdsBuild()) {
  console.error('There is no build in dist/. Run "npm run build" first.');
  process.exit(1);
}

const rules = readRules(readFileSync('dist/_headers', 'utf8'), readFileSync('dist/_redirects', 'utf8'));
const { http, server } = nginxRules(rules);
mkdirSync(GENERATED, { recursive: true });
const name = new URL(readContent(process.cwd()).rows.business.site).host;
for (const [file, text] of Object.entries({
  'nginx-http.conf': http,
  'nginx-server.conf': `server_name ${name};\n${server}`,
  Caddyfile: caddyRules(rules),
}))
  writeFileSync(`${GENERATED}/${file}`, `# Written by npm run self-host. Do not change it here.\n${text}`);

// zlib works beside the main thread, on every core.
const files = globSync('dist/**/*.{html,css,js,json,svg,xml,txt,md,csv,vcf,webmanifest,ico}');
const sizes = await Promise.all(
  files.map(async (file) => {
    const content = await readFile(file);
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
    return [content.length, brotli.length, zipped.length] as const;
  }),
);
const megabytes = (at: 0 | 1 | 2) => (sizes.reduce((sum, size) => sum + size[at], 0) / 1e6).toFixed(1);
console.log(`${files.length} files, ${megabytes(0)} MB: ${megabytes(1)} MB as brotli, ${megabytes(2)} MB as gzip`);
