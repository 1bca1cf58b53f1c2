import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefoxFile } from './browsers/firefox.ts';
import { webkitDriverFile } from './browsers/webkit.ts';
import { run } from './run.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Finds a Chromium for the end-to-end tests: an installed one, otherwise Debian's package,
 * otherwise Playwright's own download (returns undefined). Also installs a Chinese font where
 * possible; without one the tests still pass. Throws if no browser can be installed.
 */
export async function findBrowser(): Promise<string | undefined> {
  if (!find() && debian) await install('chromium');
  if (debian && !hasChineseFont()) await install('fonts-noto-cjk');
  const found = find();
  if (found) return found;
  if (await run('playwright', ['install', 'chromium'])) return undefined;
  throw new Error(
    '沒有可用的 Chromium。No Chromium could be found or installed: install one, or set E2E_CHROMIUM to its path.',
  );
}

/** Installs Firefox and WebKitGTK where that is possible. Without them their tests are skipped. */
export async function installOtherBrowsers(): Promise<void> {
  const isComplete = [firefoxFile, webkitDriverFile, '/usr/bin/Xvfb'].every((file) =>
    existsSync(file),
  );
  if (!isComplete && debian) await install('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}

/** Installs PostgreSQL where that is possible. Without it the tests on it are skipped. */
export async function installPostgres(): Promise<void> {
  if (!existsSync('/usr/lib/postgresql') && debian) await install('postgresql');
}

const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
let isUpdated = false;

async function install(...packages: string[]): Promise<boolean> {
  isUpdated ||= await run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function find(): string | undefined {
  return [process.env['E2E_CHROMIUM'] ?? '', ...installed].find(
    (file) => file !== '' && existsSync(file),
  );
}

function hasChineseFont(): boolean {
  // Without fontconfig there is no list, and Chromium finds no fonts either.
  return (spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';
}
