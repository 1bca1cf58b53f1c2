import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { assignCohort, cohortOf } from '../variants/audience.ts';
import type { ShownCanary } from '../variants/canary-watch.ts';
import type { Variants } from '../variants/variants.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { handlerOf, rendered } from './page-handler.fixture.ts';
import { liveWith } from './page-renderer.fixture.ts';
import { createVariantPages, type VariantPages } from './variant-pages.ts';

const live = { ...liveWith({}), contentSecurityPolicy: '' };
const id = '0123abcd';
const composed: Live = { ...live, revision: 700_000_001 };
let shown: ShownCanary | undefined;
let personal: () => Promise<undefined>;
let isBroken: boolean;
let renderings: number[];
let liveCache: PageCache;

function start(): VariantPages {
  const createHandler = (shownLive: () => Live, cache: PageCache) =>
    handlerOf({
      live: shownLive,
      cache,
      async render({ live: { revision } }) {
        renderings.push(revision);
        return { ...rendered('a page'), isBroken: isBroken && revision !== live.revision };
      },
    }).pages;
  const shownTo = (asked: string | undefined) => (shown?.key === asked ? shown : undefined);
  const canary = { shown: () => shown, shownTo, isNamed: (named: string) => named === id };
  return createVariantPages({
    variants: {
      canary: canary as unknown as Variants['canary'],
      of: async (request) => shownTo(cohortOf(request)?.id),
    },
    live: () => live,
    handler: createHandler(() => live, liveCache),
    createHandler,
    personal: () => personal(),
  });
}

beforeEach(() => {
  const releases = { 'mfe-info': '2.0.0' };
  shown = { kind: 'canary', key: id, percent: 5, releases, until: Infinity, live: composed };
  [renderings, liveCache, isBroken] = [[], createPageCache(), false];
  personal = async () => undefined;
});

/** The page that a member of the cohort gets, behind an edge. */
async function open(pages: VariantPages) {
  const raw = new IncomingMessage(new Socket());
  Object.assign(raw, { method: 'GET', url: `/releases/cohort/${id}/en/News` });
  assignCohort(raw, { edge: true });
  const request = { raw, method: 'GET', headers: {}, ip: '::1' } as unknown as FastifyRequest;
  const response = await pages.respond(new URL('http://localhost/en/News'), request);
  if (!response || !('page' in response)) throw new Error('no page');
  return response.page;
}

it('keeps a page of a canary that ends meanwhile out of the live cache', async () => {
  personal = async () => void (shown = undefined);
  expect(await open(start())).toMatchObject({ revision: composed.revision });
  expect(liveCache.size()).toBe(0);
  expect(await open(start())).toMatchObject({ revision: live.revision });
  expect(liveCache.get('/en/News')?.revision).toBe(live.revision);
});

it('answers with the live page, stored nowhere, when code of the canary fails, and counts that', async () => {
  isBroken = true;
  const { revision, labels, headers } = await open(start());
  expect([revision, renderings]).toEqual([live.revision, [composed.revision, live.revision]]);
  expect(labels).toMatchObject({ variant: 'canary', isBroken: true });
  expect(headers).toContain('private, no-store');
});

it('caches pages only while the canary is shown', async () => {
  const pages = start();
  await open(pages);
  await open(pages);
  expect(renderings).toEqual([composed.revision]);
  const before = shown;
  shown = undefined;
  const other = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/x' });
  expect(pages.serveCached(other, {} as ServerResponse)).toBe(false);
  shown = before;
  await open(pages);
  expect(renderings).toHaveLength(2);
  // A record was withdrawn.
  pages.clear();
  await open(pages);
  expect(renderings).toEqual(Array(3).fill(composed.revision));
});
