import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const PORT = 4397;

/** The tests run against dist/ served with the CDN's own rules, or by another host that keeps them. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // A worker's requests are out of the tests' reach; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /(offline|faults)\.spec/, use: { ...devices['Desktop Chrome'] } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: `node_modules/.bin/node node_modules/wrangler/bin/wrangler.js dev --ip 127.0.0.1 --port ${PORT} --inspector-port 0 --show-interactive-dev-session=false`,
    url: `http://localhost:${PORT}`,
    env: { CI: '1', WRANGLER_SEND_METRICS: 'false' },
    timeout: 60_000,
    // scripts/test-host.ts puts another host in its place.
    reuseExistingServer: process.env.OTHER_HOST !== undefined,
  },
});
