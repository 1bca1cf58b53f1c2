import path from 'node:path';
import { installedChromium } from './installed-chromium.ts';
import type { CheckOptions } from './check-releases.ts';

type Options = {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  /** Whether a browser hydrates the pages: that of `CHROMIUM`, an installed one, or Playwright's. */
  browser?: boolean;
  note?: (text: string) => void;
};

/** How pages are checked with a data folder and the environment of a command. */
export function checkOptions({ dataDir, environment, browser, note }: Options): CheckOptions {
  const executablePath = installedChromium(environment);
  return {
    results: path.join(dataDir, 'checks'),
    organiser: environment['ORGANISER'],
    note,
    ...(browser && { browser: { executablePath } }),
  };
}
