import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import { copyBase, sites } from '../site/base.ts';
import { freePort, root } from '../site/service.ts';
import { expect, test } from './test.ts';

test('npm start stops the site when npm receives SIGTERM', async () => {
  // A copy of the prepared base, so that nothing has to be built.
  const dataDir = path.join(sites, `start-and-end-${process.pid}`);
  await copyBase(dataDir);
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PREPARE_PICTURES: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      npm.stdout.on('data', (output: Buffer) => output.includes('DSWINE  http') && resolve());
      npm.once('exit', (code) =>
        reject(new Error(`npm start ended (${code}) in ${path.relative(root, dataDir)}.`)),
      );
    });
    const health = () =>
      fetch(`http://localhost:${port}/healthz`).then(
        (response) => response.status,
        () => 0,
      );
    expect(await health()).toBe(200);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await until(async () => (await health()) === 0);
  } finally {
    npm.kill('SIGKILL');
    // A process that has closed its port may still write files until it exits.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});
