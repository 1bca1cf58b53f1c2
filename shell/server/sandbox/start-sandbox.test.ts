import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import type { SandboxRights } from './sandbox-rights.fixture.ts';
import { startSandbox } from './start-sandbox.ts';

async function rightsOfSandbox(): Promise<SandboxRights> {
  const child = startSandbox({
    entry: path.join(import.meta.dirname, 'sandbox-rights.fixture.ts'),
    readable: [],
  });
  try {
    child.send(path.join(tmpdir(), 'written'));
    const [rights] = (await once(child, 'message')) as [SandboxRights];
    return rights;
  } finally {
    child.kill('SIGKILL');
  }
}

it('gives a sandbox a compile cache of its own, and no right to write once it has loaded', async () => {
  const { compiled, ...rights } = await rightsOfSandbox();
  expect(path.dirname(compiled ?? '')).toMatch(/\/sandbox$/);
  expect(rights).toEqual({
    environment: ['NODE_COMPILE_CACHE'],
    inCache: 'ERR_ACCESS_DENIED',
    elsewhere: 'ERR_ACCESS_DENIED',
  });
});

/** A process that has ended has none, also before its parent knows. */
const exeOf = (pid: number) => `/proc/${pid}/exe`;

(existsSync(exeOf(process.pid)) ? it : it.skip)(
  'ends a sandbox that loops when the process that started it is killed',
  async () => {
    const parent = fork(path.join(import.meta.dirname, 'sandbox-parent.fixture.ts'), {
      execArgv: [],
    });
    const [pid] = (await once(parent, 'message')) as [number];
    expect(existsSync(exeOf(pid))).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !existsSync(exeOf(pid)));
  },
);
