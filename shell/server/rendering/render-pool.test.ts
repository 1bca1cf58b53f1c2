import { readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '@dswine/shared/testing/until';
import { silentLog } from '@dswine/shared/testing/silent-log';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { readProcessUsage } from '../sandbox/process-usage.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import {
  makeSmallShells,
  pageAt,
  poolOptions,
  smallProcess,
  textOf,
  type SmallShells,
} from './small-shell.fixture.ts';

let shells: SmallShells;
let pool: RenderPool;
beforeEach(() => {
  shells = makeSmallShells();
  pool = createRenderPool({
    options: poolOptions,
    process: smallProcess,
    log: silentLog,
  });
});
afterEach(async () => {
  await pool.close();
  shells.remove();
});

async function htmlOf(live: Live): Promise<string> {
  const lease = pool.lease(live);
  try {
    return await textOf(lease.render({ owner: 'info' }, pageAt('/')));
  } finally {
    lease.release();
  }
}

/** The render processes of this test: they may read its bundles. */
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandLine(pid).includes(shells.folder))
    .map(Number);

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

it('leaves neither global state nor processes of a release behind after a rollback', async () => {
  const render = 'return { html: JSON.stringify({ global: globalThis.left ?? 0 }) };';
  const good = shells.live({ render });
  const load = `globalThis.left = 1;
    const { stringify } = JSON; JSON.stringify = (value) => 'tampered' + stringify(value);`;
  const bad = shells.live({ load, render });
  let newest = good;
  const live = pool.follow(() => newest, { waits: true });
  expect(await htmlOf(live())).toBe('{"global":0}');
  newest = bad;
  await until(() => live() === bad);
  expect(await htmlOf(live())).toBe('tampered{"global":1}');
  newest = good;
  await until(() => live() === good);
  expect(await htmlOf(live())).toBe('{"global":0}');
  await until(() => processes().length === 1);
});

it('keeps the live composition until a process is warm for the next one', async () => {
  const first = shells.live({ render: "return { html: 'first' };" });
  const broken = shells.live({ load: "throw new Error('no shell');", render: '' });
  const next = shells.live({ render: "return { html: 'next' };" });
  let newest = first;
  const live = pool.follow(() => newest, { waits: true });
  await until(() => pool.isReady());
  newest = broken;
  live();
  await expect(htmlOf(broken)).rejects.toThrow('no shell');
  newest = next;
  expect([live(), pool.isReady()]).toEqual([first, true]);
  expect(await htmlOf(live())).toBe('first');
  await until(() => live() === next);
  expect(pool.isReady()).toBe(true);
  expect(await htmlOf(live())).toBe('next');
});

const itInFull = process.env['FULL'] ? it : it.skip;
itInFull(
  'does not leak memory over 100 promotions of sections with endless timers',
  async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const section = `const held = [];
    const leak = () => setInterval(() => held.push(new Uint8Array(1e4).fill(1)), 1);
    leak();
    exports.section = { routes: [], fragments: [], leak, loadMessages: async () => ({}) };`;
    const render = "sections.get('info').leak(); return { html: 'well' };";
    let newest = shells.live({ section, render });
    const live = pool.follow(() => newest, { waits: true });
    const measured: number[] = [];
    for (let promotion = 0; promotion < 100; promotion += 1) {
      newest = shells.live({ section, render });
      await until(() => live() === newest);
      const lease = pool.lease(newest);
      const pages = [0, 1].map(() => lease.render({ owner: 'shell' }, pageAt('/', ['info'])));
      for (const page of pages) expect(await textOf(page)).toBe('well');
      lease.release();
      await until(() => pool.isReady() && processes().length === 1);
      const [usage] = await Promise.all(processes().map(readProcessUsage));
      collectGarbage();
      measured.push((usage?.memory ?? 0) + process.memoryUsage().heapUsed);
    }
    expect(measured.at(-1)).toBeLessThan(Math.max(...measured.slice(0, 3)) * 1.1);
  },
  600_000,
);
