import type { FastifyInstance } from 'fastify';
import { systemClock } from '@dswine/shared/process/clock';
import { LRUCache } from 'lru-cache';
import { readOverview, type Overview } from '../releases/receipts/overview.ts';
import type { Receipt } from '../releases/receipts/receipt.ts';
import type { NamedComposition, ReleaseSource } from './composition/release-source.ts';
import { periods } from './receipts/page-texts.ts';
import { releasesPage, releasesPagePolicy } from './receipts/releases-page.ts';

type Options = {
  source: Pick<ReleaseSource, 'reports' | 'history' | 'composition'>;
  settings: { siteUrl: string };
};

const DEFAULT_DAYS = 7;
/** Reading 30 days of many servers takes a moment; reloading the page is for free. */
const CACHED_MS = 5000;

/**
 * `/releases` and `/en/releases`: how releases are doing, for staff. Belongs on the internal
 * listener.
 */
export async function releasesPageRoutes(
  server: FastifyInstance,
  { source: { reports, history, composition }, settings }: Options,
): Promise<void> {
  if (!reports || !history) return;
  const places = reports;
  const readHistory = history;
  const overviews = new LRUCache<number, Promise<Overview>>({ max: 3, ttl: CACHED_MS });

  function overviewOf(days: number): Promise<Overview> {
    const existing = overviews.get(days);
    if (existing) return existing;
    const started = readHistory().then((compositions) =>
      readOverview(places, { days, history: compositions, now: systemClock.now() }),
    );
    overviews.set(days, started);
    started.catch(() => overviews.delete(days));
    return started;
  }

  for (const [url, locale] of [
    ['/releases', 'tw'],
    ['/en/releases', 'en'],
  ] as const)
    server.get<{ Querystring: { days?: string } }>(url, async ({ query }, reply) => {
      const days = Object.hasOwn(periods, query.days ?? '') ? Number(query.days) : DEFAULT_DAYS;
      const [now] = await readHistory();
      const live = now && (await composition?.(now.revision));
      const liveAddress = (receipt: Receipt) => live && addressOf(receipt, live, settings.siteUrl);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': releasesPagePolicy,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        })
        .type('text/html; charset=utf-8')
        .send(releasesPage({ overview: await overviewOf(days), locale, liveAddress }));
    });
}

/** The page of a receipt on the site, if it needs no record and its releases are live. */
function addressOf(
  { page, releases }: Receipt,
  { composition, releases: live }: NamedComposition,
  siteUrl: string,
): string | undefined {
  const [section, id] = page.split('/');
  const names = new Set([...Object.keys(releases), ...Object.keys(live)]);
  if ([...names].some((name) => releases[name] !== live[name])) return undefined;
  const path = composition.sections
    .find(({ name }) => name === section)
    ?.routes.find((route) => route.id === id)
    ?.path.replace(/\/:\w+\?/g, '');
  return path === undefined || /[:*]/.test(path) ? undefined : `${siteUrl}/${path}`;
}
