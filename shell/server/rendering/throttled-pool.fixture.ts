import { pino } from 'pino';
import { createRenderPool, poolOptions } from './render-pool.ts';
import { makeSmallShells, pageAt } from './small-shell.fixture.ts';

/** Runs as a process of its own, which a test throttles. It renders when it is told to. */
const shells = makeSmallShells();
const burn = (ms: number) =>
  `{ const { user } = process.threadCpuUsage();
    while (process.threadCpuUsage().user - user < ${ms} * 1000); }`;
const live = shells.live({ load: burn(100), render: `${burn(350)} return { html: 'whole' };` });

// As a server's port would, the listener keeps the process alive until it disconnects.
process.on('message', () => void renderTwoPages());

async function renderTwoPages(): Promise<void> {
  const pool = createRenderPool({
    options: poolOptions({ threads: 2, renderLimit: 3000 }),
    warmUp: pageAt('/warm-up'),
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  pool.follow(() => live, { waits: true });
  const { render } = pool.lease(live);
  const pages = ['info', 'visitor'].map((owner) => render(owner, pageAt('/')));
  const settled = await Promise.allSettled(pages);
  process.send?.({ isReady: pool.isReady(), pages: settled.map(({ status }) => status) });
  shells.remove();
  // The pool stays open: its threads must not keep the process alive.
  process.disconnect();
}
