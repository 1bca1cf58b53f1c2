import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test: where it is, the start of what it said, and the command that runs it alone. */
export type Failure = { file: string; title: string; error?: string; command: string };

/** What a stage of `npm test` found. */
export type StageResult = { passed: number; skipped: number; failures: Failure[] };

type JestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      title: string;
      ancestorTitles: string[];
      failureMessages?: string[];
    }[];
  }[];
};

/** Reads the report of `jest --json`. A file that could not run counts as one failure. */
export function readJestReport(report: JestReport, root: string): StageResult {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [
        {
          file,
          title: 'the file could not run',
          error: startOf(message),
          command: `npx jest ${file}`,
        },
      ];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      title: [...ancestorTitles, title].join(' › '),
      error: startOf(failureMessages?.[0]),
      command: `npx jest ${file} -t ${quoted(title)}`,
    }));
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures };
}

type Suite = {
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: Suite[];
};

export type PlaywrightReport = {
  suites: Suite[];
  errors: { message?: string; location?: { file: string } }[];
  config: { rootDir: string };
  stats: { expected: number; skipped: number };
};

/** Reads Playwright's JSON report. An error outside of the tests counts as one failure. */
export function readPlaywrightReport(report: PlaywrightReport, root: string): StageResult {
  const specs = report.suites.flatMap(specsOf).filter(({ ok }) => !ok);
  const failures = specs.map(({ title, file, line, tests }) => {
    const found = path.relative(root, path.join(report.config.rootDir, file));
    const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
    return {
      file: found,
      title,
      error: startOf(errors.find((message) => message !== undefined)),
      command: `npx playwright test ${found}:${line}`,
    };
  });
  const errors = report.errors.map(({ message = 'unknown error', location }) => ({
    file: path.relative(root, location?.file ?? root),
    title: message.split('\n')[0] ?? '',
    command: 'npx playwright test',
  }));
  const { expected, skipped } = report.stats;
  return { passed: expected, skipped, failures: [...failures, ...errors] };
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The first lines of a message, without colours. */
const startOf = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, 15)
    .map((line) => line.slice(0, 500))
    .join('\n')
    .trimEnd();

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
