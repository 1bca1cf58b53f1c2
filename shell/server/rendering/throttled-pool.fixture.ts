import { pino } from 'pino';
import { createRenderPool, poolOptions } from './render-pool.ts';
import { makeSmallShells, pageAt, smallProcess } from './small-shell.fixture.ts';

/** Runs in a separate process, which a test throttles. Renders on a message of the test. */
const shells = makeSmallShells();
/** Loops for about this CPU time: the clock goes on while the process is stopped. */
const burn = (ms: number) => `for (let left = ${ms} * 1e6; left > 0; left -= 1);`;
const live = shells.live({ load: burn(100), render: `${burn(350)} return { html: 'whole' };` });

// Like a server's port, this listener keeps the process alive until it disconnects.
process.on('message', () => void renderTwoPages());

async function renderTwoPages(): Promise<void> {
  const pool = createRenderPool({
    options: poolOptions({ processes: 2, renderLimit: 3000 }),
    process: smallProcess,
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  pool.follow(() => live, { waits: true });
  const { render } = pool.lease(live);
  const pages = ['info', 'visitor'].map((owner) => render({ owner }, pageAt('/')));
  const settled = await Promise.allSettled(pages);
  process.send?.({ isReady: pool.isReady(), pages: settled.map(({ status }) => status) });
  shells.remove();
  // Do not close the pool: its processes must not keep the process alive.
  process.disconnect();
}
