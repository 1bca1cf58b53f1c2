import { createLog } from '@dswine/shared/logging/create-log';
import { pino, type Logger } from 'pino';
import type { CompositionRoute } from '../../src/composition/page-state.ts';
import type { ExpoResponse } from '../organiser/expo-data.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createCircuitBreaker, type CircuitBreaker } from '../rendering/circuit-breaker.ts';
import { OverloadedError, RenderError } from '../rendering/render-errors.ts';
import { pageRequest, type PersonalRequest } from '../rendering/render-request.ts';
import { readSettings } from '../settings/settings.ts';

const files = { scripts: [], styles: [] };

/** A composition with one section that has one page. */
function liveWith(route: Partial<CompositionRoute>, unknown: string[] = []): Live {
  const page: CompositionRoute = {
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
        {
          name: 'info',
          version: '1',
          entry: '',
          files,
          messages: { tw: [], en: [] },
          routes: [page],
          fragments: [],
        },
      ],
      menu: [],
      menuCalls: [{ group: 'events', template: 'Event/EventMenu/{Code}?Lang=tw', locales: ['tw'] }],
      unavailable: [],
    },
    bundles: { shell: {}, sections: {} },
    shellFiles: { styles: [['/shell.css', 'sha256-x']] },
    unknown,
  } as unknown as Live;
}

type Seen = { status: number; problem?: string };

type Given = {
  news?: ExpoResponse;
  /** Renders instead of a thread. */
  draw?: (seen: Seen) => string;
  address?: string;
  menu?: ExpoResponse;
  visit?: PersonalRequest;
  breaker?: CircuitBreaker;
  log?: Logger;
};

/** Renders a page (default: `/News`), and records the input of each rendering. */
async function renderPage(
  live: Live,
  {
    news = fine,
    draw = () => 'whole',
    address = '/News',
    menu = { code: 404 },
    visit,
    breaker = createCircuitBreaker(),
    log = pino({ level: 'silent' }),
  }: Given = {},
) {
  const seen: Seen[] = [];
  const render = createPageRenderer({
    settings: readSettings(
      { DATA_DIR: '/tmp/dswine-renderer-test', RELEASE_PUBLIC_KEY: 'none' },
      '/',
    ),
    pool: {
      lease: () => ({
        render: async (_owner, { state: { status, problem } }) => {
          const input = { status, ...(problem && { problem }) };
          seen.push(input);
          return { html: draw(input) };
        },
        release: () => undefined,
      }),
    },
    data: {
      load: (key) =>
        Promise.resolve(
          key.startsWith('News') ? news : key.includes('EventMenu') ? menu : { code: 404 },
        ),
      forget: () => undefined,
    },
    breaker,
    log,
  });
  const page = await render({
    ...pageRequest(live, new URL(`http://localhost:3000${address}`)),
    ...(visit && { personal: visit }),
  });
  return { ...page, seen };
}

const fine: ExpoResponse = { data: [] };

it.each([
  [404, 404],
  [400, 404],
  [403, 403],
  [429, 429],
])('a required answer of %i makes the page a %i', async (code, status) => {
  expect(await renderPage(liveWith({}), { news: { code } })).toMatchObject({
    status,
    seen: [{ status }],
  });
});

it('shows the page itself with 503 when its data cannot be loaded', async () => {
  expect(await renderPage(liveWith({}), { news: { code: 0 } })).toMatchObject({
    status: 503,
    seen: [{ status: 200 }],
  });
});

it.each([
  ['/News', { data: [] }, false],
  ['/News', { code: 404 }, false],
  ['/News', { code: 500 }, true],
  ['/en/News', { code: 500 }, false],
] as const)(
  'at %s a menu of %j makes the page one that is soon made anew: %p',
  async (address, menu, soon) => {
    const page = await renderPage(liveWith({}), { address, menu });
    expect(page.status).toBe(200);
    expect(page.validUntil < Date.now() + 31_000).toBe(soon);
  },
);

it('answers 404 to an unknown path', async () => {
  expect(await renderPage(liveWith({}), { address: '/Nowhere' })).toMatchObject({ status: 404 });
});

it('answers a route with an unknown middleware with 500, without running its page', async () => {
  expect(await renderPage(liveWith({ middleware: ['members-only'] }))).toMatchObject({
    status: 500,
    seen: [{ status: 500, problem: 'unknownMiddleware' }],
  });
  expect(await renderPage(liveWith({ middleware: ['chinese-only'] }))).toMatchObject({
    status: 200,
  });
});

it.each([
  ['the cellar is flooded', undefined],
  ["Cannot read properties of undefined (reading 'Title')", 'noData'],
])('answers 500 when all rendering fails with "%s"', async (message, problem) => {
  const { status, html, seen } = await renderPage(liveWith({}), {
    draw: ({ status: requested }) => {
      if (requested !== 500) throw new RenderError('threw', message);
      return 'the error page';
    },
  });
  expect({ status, html }).toEqual({ status: 500, html: 'the error page' });
  expect(seen.at(-1)).toEqual({ status: 500, ...(problem && { problem }) });
});

it('writes the last page itself when the error page fails, with the warning in it', async () => {
  const { status, html } = await renderPage(liveWith({}), {
    draw: () => {
      throw new RenderError('threw', 'flooded');
    },
  });
  expect(status).toBe(500);
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('顯示錯誤頁時發生錯誤');
  expect(html).toContain('<span>禁止酒駕</span> <span>飲酒過量，有害健康</span>');
  expect(html).toContain('href="/shell.css"');
});

/** The first rendering fails with `first`; all others succeed. */
function failingOnce(first: Error): () => string {
  let rendered = 0;
  return () => {
    rendered += 1;
    if (rendered === 1) throw first;
    return 'whole';
  };
}

const late = () => failingOnce(new RenderError('limit', 'late'));

it('renders a page again whose thread was lost, and opens no circuit', async () => {
  const breaker = createCircuitBreaker();
  const draw = failingOnce(new RenderError('exited', 'the heap is full'));
  expect(await renderPage(liveWith({}), { draw, breaker })).toMatchObject({ status: 200 });
  expect(await renderPage(liveWith({}), { breaker })).toMatchObject({ status: 200 });
});

it('does not try a page again at once that took too long', async () => {
  const breaker = createCircuitBreaker();
  expect(await renderPage(liveWith({}), { draw: late(), breaker })).toMatchObject({ status: 503 });
  const { status, seen } = await renderPage(liveWith({}), { breaker });
  // The layout with a notice instead of the page.
  expect([status, seen.length]).toEqual([503, 1]);
});

it('one bad record takes its own URL away and no other', async () => {
  const breaker = createCircuitBreaker();
  const live = liveWith({ path: 'News/:id' });
  const bad = { draw: late(), address: '/News/1001', breaker };
  expect(await renderPage(live, bad)).toMatchObject({ status: 503 });
  for (const address of ['/News/1002', '/News/1003', '/en/News/1004'])
    expect(await renderPage(live, { address, breaker })).toMatchObject({ status: 200 });
  expect(await renderPage(live, { address: '/News/1001', breaker })).toMatchObject({ status: 503 });
});

it('spares a page that fails at different URLs', async () => {
  const breaker = createCircuitBreaker();
  const live = liveWith({ path: 'News/:id' });
  for (const id of [1, 2, 3])
    await renderPage(live, { draw: late(), address: `/News/${id}`, breaker });
  expect(await renderPage(live, { address: '/News/4', breaker })).toMatchObject({ status: 503 });
});

it.each<[string, string, PersonalRequest | undefined]>([
  ['a form', '/News', { form: { name: 'f', path: '/News', values: {}, problems: [] } }],
  ['his own data', '/News', { load: () => Promise.resolve(fine) }],
  ['his own words', '/News?keyword=wine', undefined],
])(
  'takes a page from nobody else when it fails with %s of a visitor',
  async (_what, address, visit) => {
    const breaker = createCircuitBreaker();
    const live = liveWith({ query: { keyword: 'text' } });
    const options = { draw: late(), address, breaker, ...(visit && { visit }) };
    expect(await renderPage(live, options)).toMatchObject({ status: 503 });
    expect(await renderPage(live, { breaker })).toMatchObject({ status: 200 });
  },
);

it('says that it is busy when no thread is free in time, and opens no circuit', async () => {
  const breaker = createCircuitBreaker();
  const draw = failingOnce(new OverloadedError('waited'));
  const { status, html, seen, isComplete } = await renderPage(liveWith({}), { draw, breaker });
  expect({ status, isComplete, renderings: seen.length }).toEqual({
    status: 503,
    isComplete: false,
    renderings: 1,
  });
  expect(html).toContain('Server is busy, please try again later');
  expect(html).toContain('伺服器忙碌中，請稍後再試');
  expect(await renderPage(liveWith({}), { breaker })).toMatchObject({ status: 200 });
});

it('logs which page fails, not its query or what a visitor typed', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const log = createLog({ service: 'web', level: 'warn', destination });
  const live = liveWith({ query: { keyword: 'text', code: 'code' } });
  const draw = () => {
    throw new RenderError('threw', 'no wine is called SECRET', {
      cause: new Error('no wine is called SECRET'),
    });
  };
  for (const address of ['/News?keyword=SECRET', '/News?code=SECRET'])
    await renderPage(live, { draw, address, log });
  const form = { name: 'f', path: '/News', values: { name: 'SECRET' }, problems: [] };
  await renderPage(live, { draw, visit: { form }, log });
  expect(lines.join('')).toContain('"page":"info/news"');
  expect(lines.join('')).not.toContain('SECRET');
});
