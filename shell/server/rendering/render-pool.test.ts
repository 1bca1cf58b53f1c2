import { pino } from 'pino';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import {
  makeSmallShells,
  pageAt,
  shortLimits,
  smallThread,
  textOf,
  type SmallShells,
} from './small-shell.fixture.ts';

let shells: SmallShells;
let pool: RenderPool;
beforeEach(() => {
  shells = makeSmallShells();
  pool = createRenderPool({
    options: { ...shortLimits, size: 2 },
    thread: smallThread,
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

const traces =
  'return { html: JSON.stringify({ env: process.env.LEFT ?? 0, global: globalThis.left ?? 0 }) };';
const clean = '{"env":0,"global":0}';

it('leaves nothing of a release behind after a rollback', async () => {
  const good = shells.live({ render: traces });
  const bad = shells.live({
    load: `process.env.LEFT = '1'; globalThis.left = 1;
      const { stringify } = JSON; JSON.stringify = (value) => 'tampered' + stringify(value);`,
    render: traces,
  });
  let newest = good;
  const live = pool.follow(() => newest, { waits: true });
  expect(await htmlOf(live())).toBe(clean);
  newest = bad;
  await until(() => live() === bad);
  expect(await htmlOf(live())).toBe('tampered{"env":"1","global":1}');
  newest = good;
  await until(() => live() === good);
  expect(await htmlOf(live())).toBe(clean);
});

it('stays with a composition until a thread is warm for the next one', async () => {
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

it('ends what was begun with the composition before', async () => {
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

it('never answers a composition whose shell cannot be loaded', async () => {
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
