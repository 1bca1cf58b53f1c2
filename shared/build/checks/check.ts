import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run check`: types, lint, import boundaries and formatting of the whole repository.
 * Runs every check, prints the output of those that fail, and exits with 1 if any did.
 */
const root = path.resolve(import.meta.dirname, '../../..');

type Check = { name: string; command: string; args: string[] };

const npmScript = (name: string): Check => ({ name, command: 'npm', args: ['run', '-s', name] });

async function run({ name, command, args }: Check): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
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

async function runInSequence(names: string[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const name of names) results.push(await run(npmScript(name)));
  return results;
}

// Two lanes for two cores, which take about the same time.
const lanes = [
  ['lint:code', 'typecheck'],
  ['lint:types', 'lint:imports', 'format:check'],
];
const results = (await Promise.all(lanes.map(runInSequence))).flat();
process.exitCode = results.every(Boolean) ? 0 : 1;
