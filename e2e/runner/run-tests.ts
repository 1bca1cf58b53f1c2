import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { check } from '@dswine/shared/build/checks/check';
import { full } from '@dswine/shared/testing/full-run';
import { installBrowsers, installPostgres } from './install.ts';
import { playwrightArguments } from './select-specs.ts';
import { processorSeconds } from './processor-time.ts';
import {
  readJestReport,
  readPlaywrightReport,
  type PlaywrightReport,
  type StageResult,
} from './reports.ts';

/**
 * `npm test [-- <workspace or path> …]`: checks, unit tests and end-to-end tests of everything or of
 * a part. Runs every stage, also after one has failed. Ends with what failed, the command that
 * repeats it, and the counts.
 */
const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'var/reports');
const workspaces = globSync(['shared', 'organiser', 'shell', 'mfe-*', 'e2e'], { cwd: root }).sort();

type Stage = { name: string; work: () => Promise<StageResult> };

async function checks(paths: string[]): Promise<StageResult> {
  const failed = (await check(paths)).filter(({ isPassing }) => !isPassing);
  const failures = failed.map(({ name, command }) => ({
    file: 'all files',
    title: name,
    command: `npx ${command}`,
  }));
  // What counts are tests; a check that failed counts as one.
  return { passed: 0, skipped: 0, failures };
}

async function unitTests(paths: string[]): Promise<StageResult> {
  installPostgres();
  const report = reportFile('jest');
  const progress = path.join(import.meta.dirname, 'jest-progress.ts');
  const options = ['--json', `--outputFile=${report}`, `--reporters=${progress}`];
  const patterns = paths.map((one) => `./${path.normalize(one)}`);
  await run(['jest', ...options, '--passWithNoTests', '--', ...patterns], 'standard error only');
  return read(report, (text) => readJestReport(JSON.parse(text), root), 'npx jest');
}

async function unitTestsOnPostgres(): Promise<StageResult> {
  const isPassing = await run(['npm', 'run', '-s', 'test:postgres']);
  const failure = { file: 'organiser', title: 'on PostgreSQL', command: 'npm run test:postgres' };
  return { passed: 0, skipped: 0, failures: isPassing ? [] : [failure] };
}

async function endToEndTests(selection: string[]): Promise<StageResult> {
  installBrowsers();
  const report = reportFile('playwright');
  await run(['playwright', 'test', '--pass-with-no-tests', ...selection], 'all', {
    E2E_REPORT: report,
  });
  const parse = (text: string) => readPlaywrightReport(JSON.parse(text) as PlaywrightReport, root);
  return read(report, parse, 'npx playwright test');
}

/** Where a stage writes its report. That of an earlier run is removed. */
function reportFile(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Reads a report. A stage that ended without one counts as one failure. */
function read(file: string, parse: (text: string) => StageResult, command: string): StageResult {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    const title = 'ended without a report';
    return { passed: 0, skipped: 0, failures: [{ file: 'all files', title, command }] };
  }
}

/** Runs a command in the project root. Resolves to whether it exited with 0. */
async function run(
  [command = '', ...args]: string[],
  shows: 'all' | 'standard error only' = 'all',
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // Jest prints its report there, and the progress to standard error.
    stdio: ['ignore', shows === 'all' ? 'inherit' : 'ignore', 'inherit'],
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => child.kill(signal));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return code === 0;
}

function plan(paths: string[]): Stage[] {
  const isAll = paths.length === 0;
  const isOrganiser = isAll || paths.some((one) => one.startsWith('organiser'));
  const selection = playwrightArguments(paths);
  return [
    { name: 'types, lint, imports, formatting', work: () => checks(paths) },
    { name: 'unit tests', work: () => unitTests(paths) },
    ...(full && isOrganiser
      ? [{ name: 'the organiser on PostgreSQL', work: unitTestsOnPostgres }]
      : []),
    ...(selection ? [{ name: 'end-to-end tests', work: () => endToEndTests(selection) }] : []),
  ];
}

const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

const given = process.argv.slice(2);
const unknown = given.find((one) => !existsSync(path.join(root, one)));
if (unknown !== undefined) {
  const known = workspaces.join(', ');
  console.error(`There is no "${unknown}" here. Name a path, or a workspace: ${known}.`);
  process.exit(2);
}
const stages = plan(given);
const results: (StageResult & { name: string; seconds: number })[] = [];
const started = performance.now();
for (const [at, { name, work }] of stages.entries()) {
  console.log(`\n== Stage ${at + 1} of ${stages.length}: ${name} ==`);
  const begun = performance.now();
  const result = await work().catch((error: unknown) => {
    const title = error instanceof Error ? error.message : String(error);
    return { passed: 0, skipped: 0, failures: [{ file: name, title, command: 'npm test' }] };
  });
  results.push({ ...result, name, seconds: (performance.now() - begun) / 1000 });
}

console.log('\n== Summary ==');
for (const { name, passed, skipped, failures, seconds } of results) {
  const counts =
    passed + failures.length === 0 ? '' : `${passed} passed, ${failures.length} failed`;
  const left = skipped > 0 ? `, ${skipped} left to npm run test:full` : '';
  const mark = failures.length === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${minutes(seconds)}${counts && `, ${counts}`}${left}`);
}
const failures = results.flatMap((result) => result.failures);
for (const { file, title, error, command } of failures) {
  console.log(`\n✗ ${title}\n  ${file}\n  ${command}`);
  if (error) console.log(error.replaceAll(/^/gmu, '    '));
}
const processor = processorSeconds();
console.log(
  `\nThe clock: ${minutes((performance.now() - started) / 1000)}` +
    (processor === undefined ? '' : `; processor time: ${Math.round(processor)} s`),
);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
