import { pino } from 'pino';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import type { EncodedContent } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import {
  makeSmallShells,
  pageAt,
  shortLimits,
  smallThread,
  textOf,
  type SmallShells,
} from './small-shell.fixture.ts';
import { createThreadGroup, type GroupOptions, type ThreadGroup } from './thread-group.ts';

let shells: SmallShells;
let group: ThreadGroup | undefined;
beforeEach(() => (shells = makeSmallShells()));
afterEach(async () => {
  await group?.close();
  shells.remove();
});

function start({ composition, bundles }: Live, options: Partial<GroupOptions> = {}): ThreadGroup {
  const common = {} as never;
  group = createThreadGroup({
    data: { composition, bundles, common, ...smallThread },
    options: { ...shortLimits, ...options },
    log: pino({ level: 'silent' }),
  });
  group.fill();
  return group;
}

const block = (ms: number) =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

it('lets a thread tidy up between renderings', async () => {
  const { render } = start(
    shells.live({
      load: 'let left = 0;',
      render: 'left += 1; setImmediate(() => (left -= 1)); return { html: String(left) };',
    }),
  );
  let before = 0;
  for (let round = 0; round < 500; round += 1) {
    const left = Number(await textOf(render({ owner: 'shell' }, pageAt('/'))));
    if (left <= before) return;
    before = left;
  }
  throw new Error(`The event loop had no turn; ${before} renderings have left something behind.`);
});

it('says why a rendering threw, without its address, and goes on', async () => {
  const { render } = start(
    shells.live({
      render:
        "if (job.address === '/bad?q=1') throw new Error('no wine'); return { html: 'well' };",
    }),
  );
  await expect(render({ owner: 'info' }, pageAt('/bad?q=1'))).rejects.toMatchObject({
    name: 'RenderError',
    failure: 'threw',
    message: 'no wine',
  });
  expect(await textOf(render({ owner: 'info' }, pageAt('/good')))).toBe('well');
});

it('does not count the start of a thread as rendering, and is ready after it', async () => {
  // More CPU time than a rendering may use, in µs.
  const burn = 'while (process.threadCpuUsage().user < 1e6);';
  const { render, isReady } = start(
    shells.live({ load: burn, render: "return { html: 'well' };" }),
    { limits: { ...shortLimits.limits, cpu: 900 } },
  );
  expect(isReady()).toBe(false);
  expect(await textOf(render({ owner: 'info' }, pageAt('/')))).toBe('well');
  expect(isReady()).toBe(true);
});

it.each([
  ['loops', 'for (;;);', 'limit'],
  ['waits for ever, blocked', block(600_000), 'stalled'],
  ['never resolves', 'await new Promise((resolve) => setTimeout(resolve, 600_000));', 'stalled'],
  ['ends its thread', 'process.exit(1);', 'exited'],
  // During garbage collection, the thread may not respond before its heap is full.
  [
    'fills the heap',
    'for (const all = []; ; ) all.push(new Array(1e5).fill({}));',
    expect.stringMatching(/exited|stalled|limit/),
  ],
  [
    'takes Buffers without end',
    'const all = []; for (;;) { all.push(Buffer.alloc(4e6, 1)); await new Promise(setImmediate); }',
    'memory',
  ],
])('replaces the thread of a rendering that %s', async (_what, statement, failure) => {
  const { render } = start(
    shells.live({
      render: `if (job.address === '/bad') { ${statement} } return { html: 'well' };`,
    }),
  );
  await expect(render({ owner: 'info' }, pageAt('/bad'))).rejects.toMatchObject({ failure });
  expect(await textOf(render({ owner: 'info' }, pageAt('/good')))).toBe('well');
});

it('does not blame a rendering that waits longer than it may compute', async () => {
  const { render } = start(shells.live({ render: `${block(1000)} return { html: 'well' };` }));
  expect(await textOf(render({ owner: 'info' }, pageAt('/')))).toBe('well');
});

it('renders other sections while one occupies every thread that it may have', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const slowPage = { ...pageAt('/slow'), state: { gate } } as never;
  const { render } = start(
    shells.live({
      render: `if (job.state.gate) Atomics.wait(job.state.gate, 0, 0); return { html: 'well' };`,
    }),
    { size: 2, limits: { ...shortLimits.limits, cpu: 60_000 } },
  );
  let slow = 0;
  const crowd = Array.from({ length: 8 }, async () => {
    await render({ owner: 'visitor' }, slowPage);
    slow += 1;
  });
  for (let page = 0; page < 20; page += 1) await render({ owner: 'events' }, pageAt('/'));
  expect(slow).toBe(0);
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  await Promise.all(crowd);
  expect(slow).toBe(8);
});

it('replaces threads that keep Buffers, so that memory stays bounded', async () => {
  const { render } = start(
    shells.live({
      load: 'const kept = [];',
      render: 'kept.push(Buffer.alloc(1e7, 1)); return { html: String(kept.length) };',
    }),
  );
  const before = process.memoryUsage.rss();
  let most = 0;
  for (let page = 0; page < 40; page += 1)
    most = Math.max(most, Number(await textOf(render({ owner: 'info' }, pageAt('/')))));
  // 48 MB are allowed after a rendering; this one allocated 400 MB.
  expect(most).toBeLessThanOrEqual(6);
  expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(250);
});

it('starts although a section ends its thread when it is loaded', async () => {
  const { render } = start(
    shells.live({
      section: 'process.exit(1);',
      render: "return { html: 'well' };",
    }),
  );
  expect(await textOf(render({ owner: 'shell' }, pageAt('/')))).toBe('well');
  await expect(render({ owner: 'info' }, pageAt('/News', ['info']))).rejects.toMatchObject({
    failure: 'exited',
  });
  expect(await textOf(render({ owner: 'shell' }, pageAt('/')))).toBe('well');
});

it('fails at once, instead of waiting, while the shell cannot be loaded', async () => {
  const { render, isReady } = start(
    shells.live({ load: "throw new Error('no shell');", render: '' }),
  );
  await expect(render({ owner: 'shell' }, pageAt('/'))).rejects.toThrow('no shell');
  expect(isReady()).toBe(false);
});

it('knows the state of the site, which no job repeats', async () => {
  const { render } = start(shells.live({ render: 'return { html: job.state.siteUrl };' }));
  expect(await textOf(render({ owner: 'info' }, pageAt('/')))).toBe('http://localhost');
});

it('compresses the page in its thread, in the encodings that the job names', async () => {
  const { render } = start(shells.live({ render: "return { html: '酒'.repeat(3000) };" }));
  for (const encodings of [['br'], ['br', 'gzip'], []] as const) {
    const content = await render({ owner: 'info' }, { ...pageAt('/'), encodings });
    expect(content).toEqual(bytesOf(encodeContent('酒'.repeat(3000), encodings)));
  }
});

/** Threads send plain bytes, not buffers. */
const bytesOf = ({ identity, br, gzip, hash }: EncodedContent): EncodedContent => ({
  identity: new Uint8Array(identity),
  br: br && new Uint8Array(br),
  gzip: gzip && new Uint8Array(gzip),
  hash,
});
