import { existsSync } from 'node:fs';

/** The first has no windows, so that it takes a third less processor time. */
const installed = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium that `CHROMIUM` names, or an installed one. Otherwise Playwright uses its own. */
export function installedChromium(environment = process.env): string | undefined {
  return environment['CHROMIUM'] ?? installed.find((file) => existsSync(file));
}
