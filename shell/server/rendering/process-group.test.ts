import { pino } from 'pino';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { encodeContent } from '../http/encode-content.ts';
import {
  makeSmallShells,
  pageAt,
  shortLimits,
  smallProcess,
  textOf,
  type SmallShells,
} from './small-shell.fixture.ts';
import { createProcessGroup, type GroupOptions, type ProcessGroup } from './process-group.ts';

let shells: SmallShells;
let group: ProcessGroup | undefined;
beforeEach(() => (shells = makeSmallShells()));
afterEach(async () => {
  await group?.close();
  shells.remove();
});

function start({ composition, bundles }: Live, options: Partial<GroupOptions> = {}): ProcessGroup {
  const common = {} as never;
  group = createProcessGroup({
    data: { composition, bundles, common, ...smallProcess },
    options: { ...shortLimits, ...options },
    log: pino({ level: 'silent' }),
  });
  group.fill();
  return group;
}

it('gives the event loop of a process a turn between renderings', async () => {
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

it('rejects with the error of a rendering that throws, and renders the next page', async () => {
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

it('excludes process start from the CPU limit, and is ready afterwards', async () => {
  // More time than a rendering may use, in ms.
  const burn = 'for (const end = Date.now() + 1000; Date.now() < end;);';
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
  ['never resolves', 'await new Promise((resolve) => setTimeout(resolve, 600_000));', 'stalled'],
  // During garbage collection, the process may not respond before its heap is full.
  [
    'fills the heap',
    'for (const all = []; ; ) all.push(new Array(1e5).fill({}));',
    expect.stringMatching(/exited|stalled|limit/),
  ],
])('replaces the process of a rendering that %s', async (_what, statement, failure) => {
  const { render } = start(
    shells.live({
      render: `if (job.address === '/bad') { ${statement} } return { html: 'well' };`,
    }),
  );
  await expect(render({ owner: 'info' }, pageAt('/bad'))).rejects.toMatchObject({ failure });
  expect(await textOf(render({ owner: 'info' }, pageAt('/good')))).toBe('well');
});

it('replaces the process of a rendering that allocates memory outside the heap without end', async () => {
  const fill =
    'for (const all = []; ; await new Promise(setImmediate)) all.push(new Uint8Array(4e6).fill(1));';
  const { render } = start(
    shells.live({ render: `if (job.address === '/bad') { ${fill} } return { html: 'well' };` }),
    // Where memory is slow, filling it takes more CPU time than the short limit.
    { limits: { ...shortLimits.limits, cpu: 60_000 } },
  );
  await expect(render({ owner: 'info' }, pageAt('/bad'))).rejects.toMatchObject({
    failure: 'memory',
  });
  expect(await textOf(render({ owner: 'info' }, pageAt('/good')))).toBe('well');
});

it('does not count waiting time towards the CPU limit of a rendering', async () => {
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 1000));';
  const { render } = start(shells.live({ render: `${wait} return { html: 'well' };` }));
  expect(await textOf(render({ owner: 'info' }, pageAt('/')))).toBe('well');
});

it('renders other sections while one section occupies its whole share of processes', async () => {
  const { render } = start(
    shells.live({
      render: `if (job.address === '/slow') await new Promise(() => undefined);
        return { html: 'well' };`,
    }),
    { size: 2, limits: { ...shortLimits.limits, cpu: 60_000 } },
  );
  let slow = 0;
  const crowd = Promise.allSettled(
    Array.from({ length: 8 }, () =>
      render({ owner: 'visitor' }, pageAt('/slow')).finally(() => (slow += 1)),
    ),
  );
  for (let page = 0; page < 20; page += 1) await render({ owner: 'events' }, pageAt('/'));
  expect(slow).toBe(0);
  await group?.close();
  for (const { status } of await crowd) expect(status).toBe('rejected');
});

it('replaces processes that retain memory outside the heap', async () => {
  const { render } = start(
    shells.live({
      load: 'const kept = [];',
      render: 'kept.push(new Uint8Array(1e7).fill(1)); return { html: String(kept.length) };',
    }),
  );
  let most = 0;
  for (let page = 0; page < 40; page += 1)
    most = Math.max(most, Number(await textOf(render({ owner: 'info' }, pageAt('/')))));
  // 48 MB are allowed after a rendering; this one allocated 400 MB.
  expect(most).toBeLessThanOrEqual(6);
});

it('replaces a process before memory retained by one section fails the pages of others', async () => {
  const { render } = start(
    shells.live({
      load: 'const kept = [];',
      render: `if (job.address === '/') kept.push(Array.from({ length: 2e5 }, () => ({ a: {} })));
        return { html: String(kept.length) };`,
    }),
  );
  let most = 0;
  for (let page = 0; page < 30; page += 1) {
    most = Math.max(most, Number(await textOf(render({ owner: 'info' }, pageAt('/')))));
    await textOf(render({ owner: 'shell' }, pageAt('/other')));
  }
  expect(most).toBeLessThan(15);
});

it('starts even when loading a section never ends', async () => {
  const { render } = start(
    shells.live({
      section: 'for (;;);',
      render: "return { html: 'well' };",
    }),
  );
  expect(await textOf(render({ owner: 'shell' }, pageAt('/')))).toBe('well');
  await expect(render({ owner: 'info' }, pageAt('/News', ['info']))).rejects.toMatchObject({
    failure: 'limit',
  });
  expect(await textOf(render({ owner: 'shell' }, pageAt('/')))).toBe('well');
});

it('rejects without waiting when the shell cannot be loaded', async () => {
  const { render, isReady } = start(
    shells.live({ load: "throw new Error('no shell');", render: '' }),
  );
  await expect(render({ owner: 'shell' }, pageAt('/'))).rejects.toThrow('no shell');
  expect(isReady()).toBe(false);
});

it('provides the state of the site to every rendering', async () => {
  const { render } = start(shells.live({ render: 'return { html: job.state.siteUrl };' }));
  expect(await textOf(render({ owner: 'info' }, pageAt('/')))).toBe('http://localhost');
});

it('compresses the page in the encodings that the job requests', async () => {
  const { render } = start(shells.live({ render: "return { html: '酒'.repeat(3000) };" }));
  for (const encodings of [['br'], ['br', 'gzip'], []] as const) {
    const content = await render({ owner: 'info' }, { ...pageAt('/'), encodings });
    expect(content).toEqual({
      ...encodeContent('酒'.repeat(3000), encodings),
      took: { html: expect.any(Number) as unknown, encode: expect.any(Number) as unknown },
    });
  }
});
