import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import { openAsDocument } from './faults/document-reload.ts';
import { PageError } from './loading/page-data-loader.ts';
import { middlewareOf, UnknownMiddlewareError } from './composition/route-traits.ts';
import { addMessages, loadShellMessages } from './messages/message-loader.ts';
import type { Loader } from './routes.tsx';
import type { Site } from './site.ts';

/**
 * Fetches what the composition says about the page at a URL. When that fails, the browser opens the
 * page as a document, and the navigation stays pending.
 */
export async function learnPage({ directory, pageAt }: Site, url: URL): Promise<void> {
  const { shellRoute } = pageAt(url) ?? {};
  if (shellRoute && !shellRoute.showsFragments) return;
  try {
    await directory.ensure(url);
  } catch (error) {
    if (!openAsDocument(url.href)) throw error;
    await new Promise(() => undefined);
  }
}

/** Loads code and data of the page that a navigation goes to. */
export function createLoader(site: Site): Loader {
  async function open(url: URL, signal: AbortSignal): Promise<null> {
    await learnPage(site, url);
    const page = site.pageAt(url);
    await ensureShellMessages(site, splitLocale(url.pathname).locale);
    if (!page) {
      site.opener.leave();
      if (signal.aborted) throw new Response(null, { status: 404 });
      // The server may have a newer composition, with a section that this tab does not know.
      location.assign(url.href);
      await new Promise(() => undefined);
      return null;
    }
    try {
      middlewareOf(page.route);
      const outcome = await site.opener.open(page);
      // Keep the navigation pending while the browser loads the document.
      if (outcome === 'lost' && !signal.aborted && openAsDocument(url.href))
        await new Promise(() => undefined);
    } catch (error) {
      if (error instanceof PageError) throw new Response(null, { status: error.status });
      if (error instanceof UnknownMiddlewareError)
        throw new Response(null, { status: 500, statusText: error.problem });
      throw error;
    }
    return null;
  }
  return async ({ request }) => {
    const url = new URL(request.url);
    try {
      return await open(url, request.signal);
    } finally {
      if (!request.signal.aborted) await site.transition.leave(url);
    }
  };
}

export async function ensureShellMessages({ translations }: Site, locale: Locale): Promise<void> {
  if (!translations.hasResourceBundle(locale, 'shell'))
    addMessages(translations, 'shell', locale, (await loadShellMessages(locale)).default);
}
