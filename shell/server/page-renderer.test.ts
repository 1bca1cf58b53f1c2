import { pino } from 'pino';
import type { LiveRoute } from '../src/composition/page-state.ts';
import type { RenderTask } from './render-worker.ts';
import type { Answer } from './expo-data.ts';
import type { ResolvedComposition as Live } from './live-composition.ts';
import { createBrokenReleases, type BrokenReleases } from './broken-releases.ts';
import { createPageRenderer, type Visit } from './page-renderer.ts';
import { RenderFailed } from './render-pool.ts';
import { readSettings } from './settings.ts';
import { Overloaded } from './turns.ts';

const files = { scripts: [], styles: [] };

/** A composition of one section with one page. */
function liveWith(route: Partial<LiveRoute>): Live {
  const page: LiveRoute = {
    id: 'news',
    path: 'News',
    data: { list: { template: 'News/{Code}' } },
    query: {},
    files,
    ...route,
  };
  return {
    revision: 1,
    manifests: [{ workspace: 'shell', middleware: ['chinese-only'] }],
    composition: {
      revision: 1,
      shell: '1.0.0',
      sections: [
        { name: 'info', version: '1', entry: '', files, words: { tw: [], en: [] }, routes: [page], fragments: [] },
      ],
      menu: [],
      menuCalls: [{ group: 'events', template: 'Event/EventMenu/{Code}?Lang=tw', locales: ['tw'] }],
      unavailable: [],
    },
    bundles: { shell: {}, sections: {} },
    shellFiles: { styles: [['/shell.css', 'sha256-x']] },
  } as unknown as Live;
}

type Seen = { status: number; problem?: string };

/** Answers the page at `/News` and what its renderings were told. */
async function answer(
  live: Live,
  news: Answer,
  draw: (seen: Seen) => string = () => 'whole',
  address = '/News',
  menu: Answer = { code: 404 },
  { visit, broken = createBrokenReleases() }: { visit?: Visit; broken?: BrokenReleases } = {},
) {
  const seen: Seen[] = [];
  const render = createPageRenderer({
    settings: readSettings({ DATA_DIR: '/tmp/dswine-renderer-test', RELEASE_PUBLIC_KEY: 'none' }, '/'),
    pool: {
      render: (task: RenderTask) => {
        const { status, problem } = task.job.state;
        const told = { status, ...(problem && { problem }) };
        seen.push(told);
        return Promise.resolve().then(() => ({ html: draw(told) }));
      },
      close: () => Promise.resolve(),
    },
    data: {
      load: (key) => Promise.resolve(key.startsWith('News') ? news : key.includes('EventMenu') ? menu : { code: 404 }),
      forget: () => undefined,
    },
    broken,
    log: pino({ level: 'silent' }),
  });
  const page = await render(live, new URL(`http://localhost:3000${address}`), visit);
  return { ...page, seen };
}

const fine: Answer = { data: [] };

it.each([
  [404, 404],
  [400, 404],
  [403, 403],
  [429, 429],
])('a required answer of %i makes the page a %i', async (code, status) => {
  expect(await answer(liveWith({}), { code })).toMatchObject({ status, seen: [{ status }] });
});

it('shows the page itself with 503 when its data cannot be had: it says so and tries again', async () => {
  expect(await answer(liveWith({}), { code: 0 })).toMatchObject({ status: 503, seen: [{ status: 200 }] });
});

it.each([
  ['/News', { data: [] }, false],
  ['/News', { code: 404 }, false],
  ['/News', { code: 500 }, true],
  ['/en/News', { code: 500 }, false],
] as const)('at %s a menu of %j makes the page one that is soon made anew: %p', async (address, menu, soon) => {
  const page = await answer(liveWith({}), fine, undefined, address, menu);
  expect(page.status).toBe(200);
  expect(page.trueUntil < Date.now() + 31_000).toBe(soon);
});

it('answers an address that nobody claims with 404', async () => {
  expect(await answer(liveWith({}), fine, undefined, '/Nowhere')).toMatchObject({ status: 404 });
});

it('answers a route with an unknown middleware with 500, without running its page', async () => {
  expect(await answer(liveWith({ middleware: ['members-only'] }), fine)).toMatchObject({
    status: 500,
    seen: [{ status: 500, problem: 'unknownMiddleware' }],
  });
  expect(await answer(liveWith({ middleware: ['chinese-only'] }), fine)).toMatchObject({ status: 200 });
});

it.each([
  ['the cellar is flooded', undefined],
  ["Cannot read properties of undefined (reading 'Title')", 'noData'],
])('answers 500 when all rendering fails with "%s"', async (message, problem) => {
  const { status, html, seen } = await answer(liveWith({}), fine, ({ status: asked }) => {
    if (asked !== 500) throw new Error(message);
    return 'the error page';
  });
  expect({ status, html }).toEqual({ status: 500, html: 'the error page' });
  expect(seen.at(-1)).toEqual({ status: 500, ...(problem && { problem }) });
});

it('writes the last page by itself when even the error page fails, with the warning in it', async () => {
  const { status, html } = await answer(liveWith({}), fine, () => {
    throw new Error('flooded');
  });
  expect(status).toBe(500);
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('顯示錯誤頁時發生錯誤');
  expect(html).toContain('<span>禁止酒駕</span> <span>飲酒過量，有害健康</span>');
  expect(html).toContain('href="/shell.css"');
});

/** Renders as the pool does: the first rendering ends with `first`, every other one is well. */
function failingOnce(first: Error): () => string {
  let rendered = 0;
  return () => {
    rendered += 1;
    if (rendered === 1) throw first;
    return 'whole';
  };
}

it('renders a page again whose thread was lost, and blames nobody', async () => {
  const broken = createBrokenReleases();
  const lost = failingOnce(new RenderFailed('the heap is full'));
  expect(await answer(liveWith({}), fine, lost, '/News', undefined, { broken })).toMatchObject({ status: 200 });
  expect(await answer(liveWith({}), fine, undefined, '/News', undefined, { broken })).toMatchObject({ status: 200 });
});

it('spares a page that took too long for its other visitors', async () => {
  const broken = createBrokenReleases();
  const late = failingOnce(new RenderFailed('late', { tookTooLong: true }));
  expect(await answer(liveWith({}), fine, late, '/News', undefined, { broken })).toMatchObject({ status: 503 });
  expect(await answer(liveWith({}), fine, undefined, '/News', undefined, { broken })).toMatchObject({ status: 503 });
});

it.each<[string, string, Visit | undefined]>([
  ['a form', '/News', { form: { name: 'f', path: '/News', values: {}, problems: [] } }],
  ['his own data', '/News', { load: () => Promise.resolve(fine) }],
  ['his own words', '/News?keyword=wine', undefined],
])('takes a page from nobody else when it fails with %s of a visitor', async (_what, address, visit) => {
  const broken = createBrokenReleases();
  const live = liveWith({ query: { keyword: 'text' } });
  const late = failingOnce(new RenderFailed('late', { tookTooLong: true }));
  const options = { broken, ...(visit && { visit }) };
  expect(await answer(live, fine, late, address, undefined, options)).toMatchObject({ status: 503 });
  expect(await answer(live, fine, undefined, '/News', undefined, { broken })).toMatchObject({ status: 200 });
});

it('says that it is busy when no thread is free in time, and blames nobody', async () => {
  const broken = createBrokenReleases();
  const full = failingOnce(new Overloaded('waited'));
  const { status, html, seen, whole } = await answer(liveWith({}), fine, full, '/News', undefined, { broken });
  expect({ status, whole, renderings: seen.length }).toEqual({ status: 503, whole: false, renderings: 1 });
  expect(html).toContain('Server is busy, please try again later');
  expect(html).toContain('伺服器忙碌中，請稍後再試');
  expect(await answer(liveWith({}), fine, undefined, '/News', undefined, { broken })).toMatchObject({ status: 200 });
});
