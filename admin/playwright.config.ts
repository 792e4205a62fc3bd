import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.ts',
  testMatch: '*.spec.ts',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  // For a busy machine; a test takes seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
});
