import { spawn } from 'node:child_process';

export type LineResult = { code: number | null; output: string };

/** Runs a command line as somebody in the folder would. */
export async function runLine(folder: string, line: string): Promise<LineResult> {
  const { PATH, HOME } = process.env;
  const child = spawn('bash', ['-c', line], {
    cwd: folder,
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return { code, output };
}
