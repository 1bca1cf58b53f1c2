/**
 * Installs the packages of the lockfile when they are missing or out of date. `--omit=dev` leaves
 * out what only development and tests need, so that a first `npm start` installs a third of them.
 * Runs before anything is installed, on the system's Node (20 or newer): Node's own modules only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingPackages } from '../../shared/build/missing-packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const withDev = !process.argv.includes('--omit=dev');

if (missingPackages(root, { withDev }).length > 0) {
  console.log('Installing packages from the lockfile (once, up to a minute) …');
  // Never removes what is there for tests, by whichever command it was installed.
  const isForTests = withDev || existsSync(`${root}node_modules/@playwright/test`);
  const omit = isForTests ? [] : ['--omit=dev'];
  const { status } = spawnSync(
    'npm',
    ['ci', ...omit, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error('The installation failed; see above. 安裝失敗，請看上面的訊息。');
    process.exit(status ?? 1);
  }
}

const { stdout } = spawnSync(`${root}node_modules/.bin/node`, ['-p', 'process.versions.node'], {
  encoding: 'utf8',
});
const version = stdout?.trim() ?? '';
if (!version.startsWith('24.')) {
  console.error(
    `The project runs on Node 24 from its lockfile, but found "${version}". Were install scripts ` +
      'switched off (--ignore-scripts)? Run: npm ci --ignore-scripts=false',
  );
  process.exit(1);
}
