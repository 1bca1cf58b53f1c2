import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { readProcessUsage } from '../sandbox/process-usage.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import {
  makeSmallShells,
  pageAt,
  shortLimits,
  smallProcess,
  textOf,
  type SmallShells,
} from './small-shell.fixture.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let shells: SmallShells;
let pool: RenderPool;
beforeEach(() => {
  shells = makeSmallShells();
  pool = createRenderPool({
    options: { ...shortLimits, size: 2 },
    process: smallProcess,
    log: pino({ level: 'silent' }),
  });
});
afterEach(async () => {
  await pool.close();
  shells.remove();
});

async function htmlOf(live: Live, address = '/'): Promise<string> {
  const lease = pool.lease(live);
  try {
    return await textOf(lease.render({ owner: 'info' }, pageAt(address)));
  } finally {
    lease.release();
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const traces = 'return { html: JSON.stringify({ global: globalThis.left ?? 0 }) };';
const clean = '{"global":0}';

it('leaves no global state of a release behind after a rollback', async () => {
  const good = shells.live({ render: traces });
  const bad = shells.live({
    load: `globalThis.left = 1;
      const { stringify } = JSON; JSON.stringify = (value) => 'tampered' + stringify(value);`,
    render: traces,
  });
  let newest = good;
  const live = pool.follow(() => newest, { waits: true });
  expect(await htmlOf(live())).toBe(clean);
  newest = bad;
  await until(() => live() === bad);
  expect(await htmlOf(live())).toBe('tampered{"global":1}');
  newest = good;
  await until(() => live() === good);
  expect(await htmlOf(live())).toBe(clean);
});

it('keeps the live composition until a process is warm for the next one', async () => {
  const first = shells.live({ render: "return { html: 'first' };" });
  const second = shells.live({ render: "return { html: 'second' };" });
  let newest = first;
  const live = pool.follow(() => newest, { waits: true });
  await until(() => pool.isReady());
  newest = second;
  expect(live()).toBe(first);
  expect(await htmlOf(live())).toBe('first');
  expect(pool.isReady()).toBe(true);
  await until(() => live() === second);
  expect(pool.isReady()).toBe(true);
  expect(await htmlOf(live())).toBe('second');
});

it('completes pending renderings with the previous composition', async () => {
  const first = shells.live({
    render: "await new Promise((resolve) => setTimeout(resolve, 1500)); return { html: 'first' };",
  });
  const second = shells.live({ render: "return { html: 'second' };" });
  let newest = first;
  const live = pool.follow(() => newest, { waits: false });
  await until(() => pool.isReady());
  const underWay = htmlOf(live());
  newest = second;
  expect(live()).toBe(second);
  expect(await Promise.all([underWay, htmlOf(live())])).toEqual(['first', 'second']);
});

it('never switches to a composition whose shell cannot be loaded', async () => {
  const good = shells.live({ render: "return { html: 'good' };" });
  const bad = shells.live({ load: "throw new Error('no shell');", render: '' });
  let newest = good;
  const live = pool.follow(() => newest, { waits: true });
  await until(() => pool.isReady());
  newest = bad;
  live();
  await expect(htmlOf(bad)).rejects.toThrow('no shell');
  expect(live()).toBe(good);
  expect(await htmlOf(live())).toBe('good');
  const next = shells.live({ render: "return { html: 'next' };" });
  newest = next;
  await until(() => live() === next);
  expect(await htmlOf(live())).toBe('next');
});

const promotions = process.env['FULL'] ? 100 : 6;
it(`does not leak memory over ${promotions} promotions of sections with endless timers`, async () => {
  const section = `const held = [];
    setInterval(() => held.push(new Uint8Array(1e4).fill(1)), 1);
    const leak = () => setInterval(() => held.push(new Uint8Array(1e4).fill(1)), 1);
    exports.section = { routes: [], fragments: [], leak, loadMessages: async () => ({}) };`;
  const render = "sections.get('info').leak(); return { html: 'well' };";
  let newest = shells.live({ section, render });
  const live = pool.follow(() => newest, { waits: true });
  const measured: number[] = [];
  for (let promotion = 0; promotion < promotions; promotion += 1) {
    newest = shells.live({ section, render });
    await until(() => live() === newest);
    const lease = pool.lease(newest);
    const pages = [0, 1].map(() => lease.render({ owner: 'shell' }, pageAt('/', ['info'])));
    for (const page of pages) expect(await textOf(page)).toBe('well');
    lease.release();
    // Two processes of this composition, and none of earlier ones.
    await until(() => pool.isReady() && childrenOf(process.pid).length === 2);
    measured.push(await memoryInUse());
  }
  const first = Math.max(...measured.slice(0, 3));
  expect(measured.at(-1)).toBeLessThan(first * 1.1);
}, 600_000);

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

/** Memory of the child processes, plus the heap of this process after garbage collection. */
async function memoryInUse(): Promise<number> {
  const usages = await Promise.all(childrenOf(process.pid).map(readProcessUsage));
  collectGarbage();
  const processes = usages.reduce((sum, usage) => sum + (usage?.memory ?? 0), 0);
  return processes + process.memoryUsage().heapUsed;
}
