// Runs before anything is installed, on the system's Node (20 or newer), so it may use Node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = createHash('sha256').update(readFileSync(`${root}package-lock.json`)).digest('hex');
const note = `${root}node_modules/.installed`;

if (!existsSync(note) || readFileSync(note, 'utf8') !== wanted) {
  console.log('Installing what the lockfile names (once, about a minute) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The installation failed; see above. 安裝失敗，請看上面的訊息。');
    process.exit(status ?? 1);
  }
  mkdirSync(`${root}node_modules`, { recursive: true });
  writeFileSync(note, wanted);
}

const version = spawnSync(`${root}node_modules/.bin/node`, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() ?? '';
if (!version.startsWith('24.')) {
  console.error(`The project runs on Node 24 from its lockfile, but found "${version}". Were install scripts switched off (--ignore-scripts)? Run: npm ci --ignore-scripts=false`);
  process.exit(1);
}
