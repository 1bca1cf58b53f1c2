import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser, installOtherBrowsers, installPostgres } from './find-browser.ts';
import { full } from './full-run.ts';
import { run } from './run.ts';

/**
 * `npm test`: checks, unit and component tests, a browser, end-to-end tests. Stops at the first
 * stage that fails. The last line is `N passed, N failed`, the sum of Jest and Playwright.
 */
const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'var/reports');
const totals = { passed: 0, failed: 0 };
const stages: string[] = [];

/** What `FULL=1` adds. */
const fullRunExtras =
  '100 kills, 10,000 hostile inputs, all releases built twice, Lighthouse on every kind of page, Firefox and WebKitGTK';

type Stage = { name: string; work: () => Promise<boolean> };

async function unitTests(): Promise<boolean> {
  const report = path.join(reports, 'jest.json');
  const passed = await run('jest', ['--json', '--outputFile', report], {
    quietOutput: true,
  });
  count(
    report,
    (results: {
      numPassedTests: number;
      numFailedTests: number;
      numRuntimeErrorTestSuites: number;
    }) => [results.numPassedTests, results.numFailedTests + results.numRuntimeErrorTestSuites],
  );
  return passed;
}

let browser: string | undefined;

async function endToEndTests(): Promise<boolean> {
  const report = path.join(reports, 'playwright.json');
  const passed = await run('playwright', ['test'], {
    env: { E2E_REPORT: report, ...(browser ? { E2E_CHROMIUM: browser } : {}) },
  });
  count(
    report,
    (results: { stats: { expected: number; unexpected: number }; errors: unknown[] }) => [
      results.stats.expected,
      results.stats.unexpected + results.errors.length,
    ],
  );
  return passed;
}

function count<Results>(
  report: string,
  read: (results: Results) => [passed: number, failed: number],
): void {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(report, 'utf8')) as Results);
    totals.passed += passed;
    totals.failed += failed;
  } catch {
    // The stage ended without a report, which counts as one failure.
    totals.failed += 1;
  }
}

const plan: Stage[] = [
  { name: 'types, lint, boundaries, formatting', work: () => run('npm', ['run', '-s', 'check']) },
  {
    name: 'unit tests',
    work: async () => {
      await installPostgres();
      return unitTests();
    },
  },
  ...(full
    ? [
        {
          name: 'the organiser on PostgreSQL',
          work: () => run('npm', ['run', '-s', 'test:postgres']),
        },
      ]
    : []),
  {
    name: 'browser',
    work: async () => {
      browser = await findBrowser();
      if (full) await installOtherBrowsers();
      console.log(browser ?? 'Chromium downloaded by Playwright');
      return true;
    },
  },
  {
    name: full ? `end-to-end tests with ${fullRunExtras}` : 'end-to-end tests',
    work: endToEndTests,
  },
];

await mkdir(reports, { recursive: true });
let isPassing = true;
for (const { name, work } of plan) {
  if (!isPassing) {
    stages.push(`  – ${name}: not run`);
    continue;
  }
  console.log(`\n== ${name} ==`);
  const started = performance.now();
  isPassing = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  stages.push(
    `  ${isPassing ? '✓' : '✗'} ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
console.log(`\n${stages.join('\n')}`);
if (!isPassing && totals.failed === 0) totals.failed = 1;
process.exitCode = isPassing ? 0 : 1;
if (!full) console.log('For the long runs: npm run test:full');
console.log(`${totals.passed} passed, ${totals.failed} failed`);
