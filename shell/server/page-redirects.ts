import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseLocale } from './locale-choice.ts';
import { pageUrl } from './page-url.ts';
import type { Settings } from './settings.ts';

type Tools = { settings: Pick<Settings, 'siteUrl' | 'edge' | 'rootRedirect'>; isPage: (url: URL) => boolean };

/** Sends a reader to the page's address in their locale, and `/` to where the settings say. Answers whether it did. */
export function createPageRedirects({
  settings,
  isPage,
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
    if (!answer || !isPage(pageUrl(url, settings.siteUrl))) return false;
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

/** Browsers say it; whoever does not, says that it takes HTML. */
function isDocument(request: IncomingMessage): boolean {
  const destination = request.headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return (request.headers.accept ?? '').includes('text/html');
}
