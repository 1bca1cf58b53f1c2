import { execFile } from 'node:child_process';
import path from 'node:path';

const script = `import { endOnUncaught } from '@dswine/shared/logging/end-on-uncaught';
  import { serverLog } from './server-log.ts';
  endOnUncaught(serverLog('trace'));
  setImmediate(() => { throw new Error('of a visitor'); });`;

it('logs an uncaught error without its message, and ends the process with code 1', async () => {
  const ended = await new Promise<unknown[]>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--input-type=module-typescript', '--eval', script],
      { cwd: path.resolve(import.meta.dirname) },
      (_error, output, errors) => resolve([child.exitCode, output + errors]),
    );
  });
  expect(ended).toEqual([1, expect.stringContaining('"uncaught"')]);
  expect(ended.join()).not.toContain('of a visitor');
});
