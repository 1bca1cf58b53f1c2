import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describeSizes } from './source-size.ts';

/**
 * `npm run check [-- <path> …]`: types, lint, import boundaries and formatting of the repository or
 * a part of it. Runs every check, prints the output of those that fail, and exits with 1 if any did.
 */
const root = path.resolve(import.meta.dirname, '../../..');

/** A check that has ended, with the command that repeats it. */
export type CheckResult = { name: string; command: string; isPassing: boolean };

type Check = Omit<CheckResult, 'isPassing'>;

/** The checks in two lanes, for two cores, which take about the same time. */
function lanes(paths: string[]): Check[][] {
  const all = globSync(['shared', 'organiser', 'shell', 'mfe-*', 'e2e'], { cwd: root }).sort();
  const named = paths.map((one) => path.normalize(one).split(path.sep)[0] ?? '');
  const touched = all.filter((one) => paths.length === 0 || named.includes(one));
  const workspaces = touched.join(' ');
  const projects = paths.length === 0 ? '. mfe-*' : workspaces;
  const target = paths.length === 0 ? '.' : paths.join(' ');
  const imports = (config: string) => `depcruise --config ${config} -T err-long ${workspaces}`;
  const ofWorkspaces =
    touched.length === 0
      ? []
      : [
          { name: 'types', command: `tsc -b ${projects} --checkers 1` },
          { name: 'imports', command: imports('.dependency-cruiser.cjs') },
          { name: 'folders', command: imports('.dependency-cruiser-folders.cjs') },
        ];
  const [types = [], imported = []] = [ofWorkspaces.slice(0, 1), ofWorkspaces.slice(1)];
  return [
    [
      {
        name: 'lint',
        command: `eslint --max-warnings 0 --no-error-on-unmatched-pattern ${target}`,
      },
      ...types,
    ],
    [
      { name: 'lint with types', command: `oxlint --deny-warnings ${target}` },
      ...imported,
      { name: 'formatting', command: `prettier --check --no-error-on-unmatched-pattern ${target}` },
    ],
  ];
}

/** Runs all checks of the given paths, or of everything. */
export async function check(paths: string[]): Promise<CheckResult[]> {
  const results = (await Promise.all(lanes(paths).map(runInSequence))).flat();
  // A report, not a limit.
  if (paths.length === 0 && existsSync(path.join(root, '.git'))) console.log(describeSizes());
  return results;
}

async function runInSequence(checks: Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const one of checks) results.push({ ...one, isPassing: await run(one) });
  return results;
}

async function run({ name, command }: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}

if (import.meta.main) {
  const results = await check(process.argv.slice(2));
  process.exitCode = results.every(({ isPassing }) => isPassing) ? 0 : 1;
}
