import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import { copyBase, removeFolder, sites } from '../../site/base.ts';
import { freePort, root } from '../../site/service.ts';
import { expect, test } from '../test.ts';

const healthOf = (port: number) =>
  fetch(`http://localhost:${port}/healthz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  );

/** Runs a test with `npm start` on a port, on a copy of the base: nothing has to be built. */
async function withNpmStart(
  run: (start: () => Promise<ChildProcess>, health: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const dataDir = path.join(sites, `start-and-end-${process.pid}`);
  await copyBase(dataDir);
  const port = await freePort();
  const started: ChildProcess[] = [];
  const start = async () => {
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: {
        ...process.env,
        ...{ DATA_DIR: dataDir, PREPARE_PICTURES: 'off', PORT: String(port) },
        ...{ ORGANISER_PORT: '0', ORGANISER_DESK_PORT: '0' },
        ...{ METRICS_PORT: '0', ORGANISER_METRICS_PORT: '0' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(npm);
    await new Promise<void>((resolve, reject) => {
      npm.stdout.on('data', (output: Buffer) => output.includes('DSWINE  http') && resolve());
      npm.once('exit', (code) =>
        reject(new Error(`npm start ended (${code}) in ${path.relative(root, dataDir)}.`)),
      );
    });
    return npm;
  };
  try {
    await run(start, () => healthOf(port));
  } finally {
    for (const npm of started) npm.kill('SIGKILL');
    await removeFolder(dataDir);
  }
}

async function stop(npm: ChildProcess, health: () => Promise<number>): Promise<void> {
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await until(async () => (await health()) === 0);
}

test('npm start starts the site, which stops with npm', () =>
  withNpmStart(async (start, health) => {
    const npm = await start();
    expect(await health()).toBe(200);
    await stop(npm, health);
  }));

test('npm start takes over from the one that runs', { tag: '@full' }, () =>
  withNpmStart(async (start, health) => {
    const first = await start();
    const ended = once(first, 'exit');
    let isReplaced = false;
    const second = start().finally(() => (isReplaced = true));
    const answers = new Set<number>();
    // A connection that waits while a listener closes is reset.
    while (!isReplaced) answers.add((await health()) || (await health()));
    expect([...answers]).toEqual([200]);
    expect(await ended).toEqual([0, null]);
    expect(await health()).toBe(200);
    await stop(await second, health);
  }),
);
