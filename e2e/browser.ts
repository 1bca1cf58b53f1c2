import type { LaunchOptions } from '@playwright/test';
import { installedChromium } from '../shell/releases/checks/installed-chromium.ts';

/** Launch options: an installed Chromium if there is one, otherwise Playwright's own. */
export function browserOptions(): LaunchOptions {
  const executablePath = installedChromium();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...sandbox,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
