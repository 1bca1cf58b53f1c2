import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ShownCanary } from '../canary/canary-watch.ts';
import { enterCohort } from '../canary/cohort.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { pageRequest } from '../rendering/render-request.ts';
import { createCanaryPages, type CanaryPages } from './canary-pages.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { handlerOf, rendered } from './page-handler.fixture.ts';
import { liveWith } from './page-renderer.fixture.ts';

const live = { ...liveWith({}), contentSecurityPolicy: '' };
const id = '0123abcd';
const composed: Live = { ...live, revision: 700_000_001 };
const url = new URL('http://localhost/en/News');
let shown: ShownCanary | undefined;
let renderings: number[];
let liveCache: PageCache;

function start(): CanaryPages {
  const createHandler = (shownLive: () => Live, cache: PageCache) =>
    handlerOf({
      live: shownLive,
      cache,
      async render(request) {
        renderings.push(request.live.revision);
        return rendered('a page');
      },
    }).pages;
  return createCanaryPages({
    canary: { shown: () => shown, isNamed: (named) => named === id },
    live: () => live,
    handler: createHandler(() => live, liveCache),
    createHandler,
  });
}

function member(): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: `/releases/cohort/${id}/en/News` });
  enterCohort(request, { edge: true });
  return request;
}

beforeEach(() => {
  shown = { id, percent: 5, release: 'mfe-info@2.0.0', live: composed };
  [renderings, liveCache] = [[], createPageCache()];
});

const open = async (pages: CanaryPages) => {
  const request = member();
  return pages.pageFor(pageRequest(pages.liveFor(request), url), request);
};

it('renders and caches the live page when the canary ends after matching', async () => {
  const pages = start();
  const request = member();
  const matched = pageRequest(pages.liveFor(request), url);
  expect(matched.live).toBe(composed);
  shown = undefined;
  const { revision, labels } = await pages.pageFor(matched, request);
  expect([revision, labels.isCanary]).toEqual([live.revision, undefined]);
  expect(liveCache.get('/en/News')?.revision).toBe(live.revision);
});

it('renders with the new canary composition when it changes after matching', async () => {
  const pages = start();
  const request = member();
  const matched = pageRequest(pages.liveFor(request), url);
  if (shown) shown = { ...shown, live: { ...composed, revision: 700_000_002 } };
  expect((await pages.pageFor(matched, request)).revision).toBe(700_000_002);
  expect(liveCache.get('/en/News')).toBeUndefined();
});

it('caches pages only while the canary is shown', async () => {
  const pages = start();
  await open(pages);
  await open(pages);
  expect(renderings).toEqual([composed.revision]);
  const before = shown;
  shown = undefined;
  expect(pages.serveCached(new IncomingMessage(new Socket()), {} as ServerResponse)).toBe(false);
  shown = before;
  await open(pages);
  expect(renderings).toHaveLength(2);
  // A record was withdrawn.
  pages.clear();
  await open(pages);
  expect(renderings).toEqual(Array(3).fill(composed.revision));
});
