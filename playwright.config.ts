import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium =
  process.env['E2E_CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );

/** Chromium reads only the last list of features, so this one repeats what Playwright disables. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** End-to-end tests in Chromium. `npx playwright test exhibitors` runs some of them. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '{specs,resilience}/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/specs/global-setup.ts',
  // One more than the cores of a small machine: tests also wait for processes and limits.
  workers: 3,
  // A busy machine can fail a test. `npm test` reports how many were retried.
  retries: process.env['FULL'] ? 0 : 1,
  // Includes the start of a test's own site on a busy machine.
  timeout: 120_000,
  // Only what fails waits so long. A busy machine must not fail a test.
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'zh-TW',
    trace: 'off',
    // A service worker would hide failures that tests inject. offline.spec.ts allows it.
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
        // Ten times the usual: a page of a test lives too short for what optimizing its functions
        // costs. Only a proof of work repeats one so often.
        '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000',
        // Each new context would start a second process in reserve.
        `--disable-features=${[...disabledByPlaywright, 'SpareRendererForSitePerProcess'].join()}`,
      ],
    },
  },
});
