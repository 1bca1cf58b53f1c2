import { systemClock } from '@dswine/shared/process/clock';
import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { until } from '@dswine/shared/testing/until';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { encodeContent } from '../http/encode-content.ts';
import {
  makeSmallShells,
  pageAt,
  poolOptions,
  smallProcess,
  textOf,
  type SmallShells,
} from './small-shell.fixture.ts';
import { createLeftOutSections } from './left-out.ts';
import { createProcessGroup, type GroupOptions, type ProcessGroup } from './process-group.ts';

let shells: SmallShells;
let group: ProcessGroup | undefined;
beforeEach(() => (shells = makeSmallShells()));
afterEach(async () => {
  await group?.close();
  shells.remove();
});

/** Starts a group of one process, whose limits no page reaches. */
function start(
  shell: Parameters<SmallShells['live']>[0],
  options: Partial<GroupOptions> = {},
  clock = systemClock,
): ProcessGroup {
  const { composition, bundles, styles } = shells.live(shell);
  group = createProcessGroup({
    data: { composition, bundles, styles, common: {} as never, ...smallProcess },
    options: { ...poolOptions, ...options },
    log: silentLog,
    clock,
    leftOut: createLeftOutSections(silentLog, clock)(bundles),
  });
  group.fill();
  return group;
}
const { limits } = poolOptions;
const open = (address: string, owner = 'info') =>
  textOf((group as ProcessGroup).render({ owner }, pageAt(address)));

it('renders with the state of the site in the requested encodings, and after a page that throws', async () => {
  const { render } = start({
    render: `if (job.address === '/bad?q=1') throw new Error('no wine');
      return { html: job.state.siteUrl.repeat(300) };`,
  });
  const html = smallProcess.site.siteUrl.repeat(300);
  for (const encodings of [['br', 'gzip'], []] as const) {
    const failing = render({ owner: 'info' }, pageAt('/bad?q=1'));
    const error = { name: 'RenderError', failure: 'threw', message: 'no wine' };
    await expect(failing).rejects.toMatchObject(error);
    const content = await render({ owner: 'info' }, { ...pageAt('/'), encodings });
    expect(content).toMatchObject(encodeContent(html, encodings));
  }
});

it.each([
  ['loops', 'for (;;);', 500],
  // During garbage collection, the process may not respond before its heap is full.
  ['fills the heap', 'for (const all = []; ; ) all.push(new Array(1e5).fill({}));', limits.cpu],
])('replaces the process of a rendering that %s', async (_what, statement, cpu) => {
  start(
    { render: `if (job.address === '/bad') { ${statement} } return { html: 'well' };` },
    { limits: { ...limits, cpu } },
  );
  await expect(open('/bad')).rejects.toMatchObject({ name: 'RenderError' });
  expect(await open('/good')).toBe('well');
});

it('replaces the process of a rendering that never ends', async () => {
  const clock = createManualClock();
  start(
    {
      render: `if (job.address === '/bad') await new Promise(() => setInterval(() => 0, 1e6));
        return { html: 'well' };`,
    },
    {},
    clock,
  );
  await open('/good');
  let failure: unknown;
  open('/bad').catch((error: unknown) => (failure = error));
  await until(async () => {
    await clock.advance(limits.cpu);
    return failure;
  });
  expect(failure).toMatchObject({ failure: 'stalled' });
  expect(await open('/good')).toBe('well');
});

it('replaces the process of a rendering that allocates memory outside the heap without end', async () => {
  const fill =
    'for (const all = []; ; await new Promise(setImmediate)) all.push(new Uint8Array(4e6).fill(1));';
  start({ render: `if (job.address === '/bad') { ${fill} } return { html: 'well' };` });
  await expect(open('/bad')).rejects.toMatchObject({ failure: 'memory' });
  expect(await open('/good')).toBe('well');
});

it.each([
  ['outside the heap', 'new Uint8Array(1e7).fill(1)'],
  ['in the heap', 'Array.from({ length: 2e5 }, () => ({ a: {} }))'],
])('replaces a process that retains memory %s before a page fails', async (_where, value) => {
  start({
    load: 'const retained = [];',
    render: `retained.push(${value}); return { html: String(retained.length) };`,
  });
  let [before, retained] = [0, Number(await open('/'))];
  while (retained > before) [before, retained] = [retained, Number(await open('/'))];
});
