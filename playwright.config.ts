import { defineConfig, devices } from '@playwright/test';
import { delimiter, dirname } from 'node:path';
import { findChromium } from './scripts/lib/chromium.ts';

/** Where the pages are served, by a static server that keeps the CDN's rules. */
const PORT = 4397;
/** Where the CDN's own runtime serves them, for what it alone can prove. */
const CDN_PORT = 4396;
/** The servers are started by a shell, for which the path of this Node may hold spaces and quotes. */
const env = { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const DESKTOP = devices['Desktop Chrome'];

/** Playwright's own choice, which a second list of the browser's would replace. */
const NOT_NEEDED = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable'],
  ...['HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  // The address bar's suggestions, two pages of the browser's own in every window: half of what opening one costs.
  ...['AimEnabled', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  // How long something may take on a busy machine; nothing waits that long by itself.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A worker's requests are out of the tests' reach; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        `--disable-features=${NOT_NEEDED.join()}`,
      ],
    },
  },
  projects: [
    { name: 'cdn', testMatch: 'host.spec.ts', use: { baseURL: `http://localhost:${CDN_PORT}` } },
    // Each rule holds on one screen within npm test: the phone, unless a test is tagged @desktop.
    { name: 'phone', testIgnore: /host\.spec/, grepInvert: /@desktop/, use: PHONE },
    { name: 'desktop', grep: /@desktop/, use: DESKTOP },
    // The other screen, within npm run test:all, unless a test is tagged @phone.
    { name: 'wide', testIgnore: /(offline|faults)\.spec/, grepInvert: /@phone|@desktop/, use: DESKTOP },
  ],
  webServer: [
    { command: `node scripts/lib/static-server.ts ${PORT}`, url: `http://localhost:${PORT}`, env },
    {
      command: `node node_modules/wrangler/bin/wrangler.js dev --ip 127.0.0.1 --port ${CDN_PORT} --inspector-port 0 --show-interactive-dev-session=false`,
      url: `http://localhost:${CDN_PORT}`,
      env: { ...env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  ],
});
