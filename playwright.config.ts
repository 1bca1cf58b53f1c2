import { defineConfig, type Project } from '@playwright/test';
import { full } from '@dswine/shared/testing/full-run';
import type { SiteSettings } from './e2e/site/site.ts';
import type { WorkerFixtures } from './e2e/specs/test.ts';
import { installedChromium } from './shell/releases/checks/installed-chromium.ts';

const chromium = installedChromium();

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

/**
 * The specs of a folder, one after another, on one site of their own: `ownSite`. They wait for its
 * processes and for release commands, which take minutes on a busy machine.
 */
function onOwnSite(name: string, siteSettings: SiteSettings = {}): Project<object, WorkerFixtures> {
  return {
    name,
    testMatch: `specs/${name}/*.spec.ts`,
    workers: 1,
    timeout: 900_000,
    expect: { timeout: 120_000 },
    use: { siteSettings },
  };
}

/** End-to-end tests in Chromium. `npx playwright test exhibitors` runs some of them. */
export default defineConfig<object, WorkerFixtures>({
  testDir: './e2e',
  projects: [
    // Before the show, when every form is open. Captcha and limits of the submissions are off.
    onOwnSite('forms', {
      at: '2026-03-20T09:00+08:00',
      env: { NODE_ENV: 'test', FORM_GUARDS: 'off', DATE_BAR: 'on', RENDER_PROCESSES: '1' },
    }),
    // At a time when visitors can register.
    onOwnSite('show', {
      at: '2026-03-20T10:00+08:00',
      env: { DATE_BAR: 'on', RENDER_PROCESSES: '1' },
    }),
    onOwnSite('releases'),
    onOwnSite('faults'),
    {
      ...onOwnSite('resilience', {
        // When applications are open.
        at: '2026-04-01T09:00+08:00',
        env: {
          NODE_ENV: 'test',
          FORM_GUARDS: 'off',
          // The organiser logs the route of every request.
          LOG_LEVEL: 'info',
          DATA_LIMIT_MS: '60000',
          ...(full ? {} : { RENDER_PROCESSES: '1' }),
        },
      }),
      testMatch: 'resilience/*.spec.ts',
    },
    // The shared site, which no spec changes. Last, since the others have one worker each.
    { name: 'pages', testMatch: 'specs/{pages,reading}/*.spec.ts' },
  ],
  // A test with the tag @full runs with FULL=1 only.
  ...(full ? {} : { grepInvert: /@full/ }),
  outputDir: './test-results',
  globalSetup: './e2e/specs/global-setup.ts',
  // One more than the cores of a small machine: tests also wait for processes and limits.
  workers: 3,
  // Only what fails waits so long. A busy machine must not fail a test.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'zh-TW',
    trace: 'off',
    // A button that is not there fails its test, not the whole run.
    actionTimeout: 120_000,
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
