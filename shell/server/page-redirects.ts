import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MatchedPage } from '../src/composition/matched-page.ts';
import { chooseLocale, type LocaleAnswer } from './locale-choice.ts';
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
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const asked = request.url ?? '';
    const root = settings.rootRedirect && (asked === '/' || asked.startsWith('/?')) ? settings.rootRedirect : undefined;
    // The way from the root and the way into the reader's language are one redirect.
    const url = root ? root.target + asked.slice(1) : asked;
    const answer = inTheirLanguage(url, request);
    if (!answer && !root) return false;
    response
      .writeHead(answer ? 302 : (root?.status ?? 302), [
        'location',
        answer?.redirect ?? url,
        'cache-control',
        answer ? 'no-store' : 'no-cache',
        ...(settings.edge && !answer ? [] : ['vary', 'accept-language, cookie']),
        ...(answer?.setCookie
          ? ['set-cookie', answer.setCookie + (settings.siteUrl.startsWith('https:') ? '; Secure' : '')]
          : []),
      ])
      .end();
    return true;
  };

  function inTheirLanguage(url: string, request: IncomingMessage): LocaleAnswer | undefined {
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const asks = url.includes('hl=');
    if (!asks && (settings.edge || (cookie === undefined && acceptLanguage === undefined))) return undefined;
    const answer = chooseLocale({ url, cookie, acceptLanguage, isDocument: isDocument(request) });
    const page = answer && pageAt(pageUrl(url, settings.siteUrl));
    return page && (asks || !hasOneLanguage(page)) ? answer : undefined;
  }
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
