import { createManualClock } from '@dswine/shared/testing/manual-clock';
import { silentLog } from '@dswine/shared/testing/silent-log';
import { encodings } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import { pageUrl } from '../http/page-url.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import { liveWith } from './page-renderer.fixture.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { pageRequest } from '../rendering/render-request.ts';

const query = { page: 'number', tag: 'codes', find: 'text' } as const;
const composed: Live = {
  ...liveWith({ path: 'News/:category?', data: {}, query }),
  contentSecurityPolicy: '',
};
/** The request for a path, or for the address that a request target stands for. */
export const requestAt = (path: string) => pageRequest(composed, pageUrl(path, 'http://localhost'));

export function rendered(html: string, status = 200): RenderedPage {
  const content = encodeContent(html, encodings);
  return { status, content, validUntil: Number.POSITIVE_INFINITY, isComplete: status < 500 };
}

type Options = {
  live?: () => Live;
  cache?: PageCache;
  render?: RenderPage;
  siteUrl?: string;
  content?: () => string;
};

export function handlerOf({
  live = () => composed,
  cache = createPageCache(),
  render = async () => rendered('a page'),
  siteUrl = 'http://localhost',
  content = () => 'one',
}: Options = {}) {
  const clock = createManualClock();
  const counted: string[] = [];
  const pages = createPageHandler({
    live,
    content,
    render,
    cache,
    settings: { siteUrl, edge: false },
    log: silentLog,
    clock,
    count: (how, status) => counted.push(`${how} ${status}`),
  });
  /** The text of the page at a path. */
  const textAt = async (path: string) =>
    (await pages.pageFor(requestAt(path))).content.identity.toString();
  return { pages, cache, clock, counted, textAt };
}
