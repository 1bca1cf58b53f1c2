import path from 'node:path';
import { installedChromium } from './installed-chromium.ts';
import type { CheckOptions } from './check-releases.ts';
import { openCheckResults, type CheckResults } from './check-results.ts';

type Options = {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  /** Whether a browser hydrates the pages: that of `CHROMIUM`, an installed one, or Playwright's. */
  browser?: boolean;
  note?: (text: string) => void;
  /** Default: those in the data folder. */
  results?: CheckResults | undefined;
};

/** How pages are checked with a data folder and the environment of a command. */
export function checkOptions({
  dataDir,
  environment,
  browser,
  note,
  results = openCheckResults(path.join(dataDir, 'checks')),
}: Options): CheckOptions {
  const executablePath = installedChromium(environment);
  return {
    results,
    organiser: environment['ORGANISER'],
    note,
    ...(browser && { browser: { executablePath } }),
  };
}
