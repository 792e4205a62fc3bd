/**
 * Runs the browser's tests against the last build on a host of your own, with the very files of deploy/.
 * Run after a build: npm run test:nginx [filter], npm run test:caddy [filter]
 */
import { startHost } from '../tools/hosts.ts';
import { run } from '../tools/steps.ts';

/** The port of playwright.config.ts, which then starts no server of its own. */
const PORT = 4397;

const [name = '', ...filter] = process.argv.slice(2);
const host = await startHost(name, PORT);
process.env.OTHER_HOST = name;
run({ name: `Browser, against ${name}`, args: ['node_modules/@playwright/test/cli.js', 'test', ...filter] });
host.stop();
