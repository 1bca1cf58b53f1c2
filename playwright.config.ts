import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium =
  process.env['E2E_CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );

/** The visits, in Chromium. `npm test` runs all; `npx playwright test exhibitors` some. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '{specs,resilience}/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/specs/global-setup.ts',
  workers: 2,
  // One more try, which the report tells of: a browser on a busy machine is no measure of the site. The long run has none.
  retries: process.env['FULL'] ? 0 : 1,
  // How busy the machine is decides no visit: starting a site of its own counts here too.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'zh-TW',
    trace: 'off',
    // A worker would answer in place of what a visit takes away or slows down; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
