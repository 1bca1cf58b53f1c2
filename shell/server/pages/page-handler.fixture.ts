import { pino } from 'pino';
import { encodings } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { createPageCache } from './page-cache.ts';
import { createPageHandler } from './page-handler.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { createPageSender } from './send-page.ts';
import { pageRequest } from '../rendering/render-request.ts';

const live = {
  revision: 1,
  manifests: [],
  composition: {
    unavailable: [],
    sections: [
      {
        name: 'info',
        routes: [
          {
            id: 'news',
            path: 'News/:category?',
            data: {},
            query: { page: 'number', tag: 'codes', find: 'text' },
          },
        ],
        fragments: [],
      },
    ],
  },
  contentSecurityPolicy: '',
  shellFiles: { styles: [['/shell.css', 'sha256-x']] },
} as unknown as Live;
export const address = new URL('http://localhost/en/');
export const requestAt = (url: URL) => pageRequest(live, url);

export function rendered(html: string, status = 200): RenderedPage {
  const content = encodeContent(html, encodings);
  return { status, content, validUntil: Number.POSITIVE_INFINITY, isComplete: status < 500 };
}

type Options = { render?: RenderPage; siteUrl?: string; content?: () => string; dateBar?: boolean };

export function handlerOf({
  render = async () => rendered('a page'),
  siteUrl = 'http://localhost',
  content,
  dateBar = false,
}: Options = {}) {
  const cache = createPageCache();
  const counted: string[] = [];
  const pages = createPageHandler({
    live: () => live,
    content: content ?? (() => 'one'),
    render,
    cache,
    send: createPageSender({ current: () => undefined, find: () => undefined }),
    settings: { siteUrl, edge: false, dateBar },
    log: pino({ level: 'silent' }),
    count: (how, status) => counted.push(`${how} ${status}`),
  });
  return { pages, cache, counted };
}
