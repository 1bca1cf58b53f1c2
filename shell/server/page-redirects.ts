import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MatchedPage } from '../src/composition/matched-page.ts';
import { chooseLocale } from './locale-choice.ts';
import { pageUrl } from './page-url.ts';
import type { Settings } from './settings.ts';

type Tools = {
  settings: Pick<Settings, 'siteUrl' | 'edge' | 'rootRedirect'>;
  pageAt: (url: URL) => MatchedPage | undefined;
};

/** Sends a reader to the page's address in their locale, and `/` to where the settings say. Answers whether it did. */
export function createPageRedirects({
  settings,
  pageAt,
}: Tools): (request: IncomingMessage, response: ServerResponse) => boolean {
  return function redirect(request, response) {
    const url = request.url ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (settings.rootRedirect && (url === '/' || url.startsWith('/?'))) {
      response
        .writeHead(settings.rootRedirect.status ?? 302, [
          'location',
          settings.rootRedirect.target + url.slice(1),
          'cache-control',
          'no-cache',
        ])
        .end();
      return true;
    }
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const asks = url.includes('hl=');
    if (!asks && (settings.edge || (cookie === undefined && acceptLanguage === undefined))) return false;
    const answer = chooseLocale({ url, cookie, acceptLanguage, isDocument: isDocument(request) });
    const page = answer && pageAt(pageUrl(url, settings.siteUrl));
    if (!answer || !page || (!asks && hasOneLanguage(page))) return false;
    response
      .writeHead(302, [
        'location',
        answer.redirect,
        'cache-control',
        'no-store',
        'vary',
        'accept-language, cookie',
        ...(answer.setCookie
          ? ['set-cookie', answer.setCookie + (settings.siteUrl.startsWith('https:') ? '; Secure' : '')]
          : []),
      ])
      .end();
    return true;
  };
}

/** A page of one language only stays where it is, unless its reader asks for the other one. */
function hasOneLanguage({ route }: MatchedPage): boolean {
  return (route.middleware ?? []).includes('chinese-only');
}

/** Browsers say it; whoever does not, says that it takes HTML. */
function isDocument(request: IncomingMessage): boolean {
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return (request.headers.accept ?? '').includes('text/html');
}
