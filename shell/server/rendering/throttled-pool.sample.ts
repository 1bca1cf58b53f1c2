import { pino } from 'pino';
import { createRenderPool, poolOptions } from './render-pool.ts';
import { makeSmallShells, pageAt } from './small-shell.sample.ts';

/** Runs as a process of its own, which a test throttles: says when it begins, and how it ends. */
const shells = makeSmallShells();
const burn = (ms: number) =>
  `{ const { user } = process.threadCpuUsage();
    while (process.threadCpuUsage().user - user < ${ms} * 1000); }`;
const live = shells.live({ load: burn(100), render: `${burn(350)} return { html: 'whole' };` });

process.once('message', () => {
  const pool = createRenderPool({
    options: poolOptions({ threads: 2, renderLimit: 3000 }),
    warmUp: pageAt('/warm-up'),
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  pool.follow(() => live, { waits: true });
  const { render } = pool.lease(live);
  const pages = ['info', 'visitor'].map((owner) => render(owner, pageAt('/')));
  Promise.allSettled(pages)
    .then(async (settled) => {
      process.send?.({ isReady: pool.isReady(), pages: settled.map(({ status }) => status) });
      await pool.close();
      shells.remove();
      process.disconnect();
    })
    .catch((error: unknown) => {
      throw error;
    });
});
