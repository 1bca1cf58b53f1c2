import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run check`: types of every workspace, lint, and who may know whom. Everything is looked at, then the exit code tells. */
const root = path.resolve(import.meta.dirname, '../../..');
const workspaces = ['shared', 'organiser', 'shell', 'mfe-visitor', 'mfe-exhibitor', 'mfe-events', 'mfe-info', 'e2e'];

type Check = { name: string; command: string; args: string[] };

const types = [...workspaces, 'shell/offline'].map((workspace): Check => ({
  name: `types of ${workspace}`,
  command: 'tsc',
  args: ['-p', workspace],
}));
const boundaries: Check = {
  name: 'boundaries',
  command: 'depcruise',
  args: ['--config', '.dependency-cruiser.cjs', '-T', 'err-long', ...workspaces],
};
const lint: Check = {
  name: 'lint',
  command: 'eslint',
  args: ['-c', 'shared/build/lint/eslint.config.js', '--max-warnings', '0', '.'],
};

async function run({ name, command, args }: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(said.trim());
  return code === 0;
}

async function inTurn(checks: Check[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const check of checks) results.push(await run(check));
  return results;
}

// Two lanes: lint takes as long as all the rest.
const results = (await Promise.all([inTurn([lint]), inTurn([...types, boundaries])])).flat();
process.exitCode = results.every(Boolean) ? 0 : 1;
