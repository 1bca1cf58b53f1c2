import type { FastifyRequest } from 'fastify';
import { systemClock } from '@dswine/shared/process/clock';
import { splitLocale } from '@dswine/shared/fair/locale-path';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { encodeContent } from '../http/encode-content.ts';
import type { CachedPage } from './page-cache.ts';
import type { PersonalResponse } from './personal-pages.ts';
import { readerOf } from './reader.ts';
import { COMPARE, previewBar, type BarState } from '../previews/preview-bar.ts';
import type { Preview } from '../previews/previews.ts';

type Dependencies = {
  live: () => Live;
  /**
   * The page in a composition, rendered for this reader alone; or where a form leads. Undefined for
   * a method that the page does not answer.
   */
  respond: (
    composition: Live,
    url: URL,
    request: FastifyRequest,
  ) => Promise<PersonalResponse | undefined>;
};

/**
 * Shows a page as it would be with the previewed releases, with a bar that says so. What cannot be
 * rendered falls back to the live page. Nobody stores or indexes either.
 */
export function createPreviewPages({ live, respond }: Dependencies) {
  return async function previewPage(
    preview: Preview,
    url: URL,
    request: FastifyRequest,
  ): Promise<PersonalResponse | undefined> {
    const page = withoutComparison(url);
    const shown = page.isCompared ? undefined : preview.live;
    const started = systemClock.monotonic();
    let state: BarState = page.isCompared ? 'live' : shown ? 'shown' : 'failed';
    let response = await respond(shown ?? live(), page.url, request);
    // A form that was sent is not sent again.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (shown && isRead && response && 'page' in response && response.page.status >= 500) {
      state = 'failed';
      response = await respond(live(), page.url, request);
    }
    if (!response || !('page' in response)) return response;
    const took = systemClock.monotonic() - started;
    const bar = previewBar({
      preview,
      state,
      locale: splitLocale(url.pathname).locale,
      address: page.url.pathname + page.url.search,
    });
    const { encodings = [] } = readerOf(request);
    const previewed = withBar(response.page, bar, encodings);
    return { page: withHeader(previewed, 'server-timing', `page;dur=${took.toFixed(1)}`) };
  };
}

function withoutComparison(url: URL): { url: URL; isCompared: boolean } {
  const [name = '', value] = COMPARE.split('=');
  if (url.searchParams.get(name) !== value) return { url, isCompared: false };
  const page = new URL(url);
  page.searchParams.delete(name);
  return { url: page, isCompared: true };
}

function withBar(
  page: CachedPage,
  bar: string,
  encodings: Parameters<typeof encodeContent>[1],
): CachedPage {
  const html = Buffer.from(page.content.identity).toString();
  const start = /<body[^>]*>/.exec(html);
  const at = start ? start.index + start[0].length : 0;
  return {
    ...withHeader(page, 'x-robots-tag', 'noindex'),
    content: encodeContent(html.slice(0, at) + bar + html.slice(at), encodings),
  };
}

function withHeader(page: CachedPage, name: string, value: string): CachedPage {
  return { ...page, headers: [...page.headers, name, value] };
}
