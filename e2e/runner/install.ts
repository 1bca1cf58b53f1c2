import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installedChromium } from '../../shell/releases/checks/installed-chromium.ts';
import { firefoxFile } from '../browsers/firefox.ts';
import { webkitDriverFile } from '../browsers/webkit.ts';
import { full } from '@dswine/shared/testing/full-run';

/**
 * Installs what the tests of this machine need and npm does not have: Chromium and a Chinese font,
 * PostgreSQL, and with `FULL=1` Firefox and WebKitGTK. Without the others, their tests are skipped.
 */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';
const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
let isUpdated = false;

/**
 * Chromium for the end-to-end tests: the one in `CHROMIUM`, otherwise Debian's without windows, which
 * takes a third less processor time, otherwise another one that is installed, otherwise Playwright's
 * own download. Throws if there is none.
 */
export function installBrowsers(): void {
  if (!process.env['CHROMIUM'] && !existsSync(headlessShell)) install('chromium-headless-shell');
  if (!hasChineseFont()) install('fonts-noto-cjk');
  if (!hasChromium()) execute('playwright', 'install', 'chromium');
  if (!hasChromium())
    throw new Error('No Chromium could be installed. Install one, or set CHROMIUM to its path.');
  const others = [firefoxFile, webkitDriverFile, '/usr/bin/Xvfb'];
  if (full && !others.every((file) => existsSync(file)))
    install('firefox-esr', 'webkit2gtk-driver', 'xvfb');
}

export function hasChromium(): boolean {
  return installedChromium() !== undefined || existsSync(chromium.executablePath());
}

export function installPostgres(): void {
  if (!existsSync('/usr/lib/postgresql')) install('postgresql');
}

function hasChineseFont(): boolean {
  // Without fontconfig there is no list, and Chromium finds no fonts either.
  return (spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';
}

function install(...packages: string[]): void {
  if (!debian) return;
  if (!isUpdated) execute('apt-get', 'update', '-qq');
  isUpdated = true;
  execute('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function execute(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

if (import.meta.main) installBrowsers();
