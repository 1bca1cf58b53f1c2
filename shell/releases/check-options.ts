import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckOptions } from './check-releases.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

type Options = {
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  /** Whether a browser hydrates the pages: that of `CHROMIUM`, an installed one, or Playwright's. */
  browser?: boolean;
  note?: (text: string) => void;
};

/** How pages are checked with a data folder and the environment of a command. */
export function checkOptions({ dataDir, environment, browser, note }: Options): CheckOptions {
  const executablePath = environment['CHROMIUM'] ?? installed.find((file) => existsSync(file));
  return {
    results: path.join(dataDir, 'checks'),
    organiser: environment['ORGANISER'],
    note,
    ...(browser && { browser: { executablePath } }),
  };
}
