import { isLocale } from '@dswine/shared/contract/locales';
import Cookies from 'js-cookie';
import type { DataRouter } from 'react-router';
import { smoothScrollToAnchor } from './smooth-scroll.ts';
import { createPrefetcher } from './prefetcher.ts';

/**
 * Turns plain links and GET forms of any section into client-side navigations. One listener serves
 * all of them. Links also work without JavaScript. If `asDocuments` returns true, the browser
 * follows them natively.
 */
export function interceptLinks(
  router: DataRouter,
  prefetch: (url: URL) => Promise<void>,
  asDocuments: () => boolean,
): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      asDocuments() ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const url = internalUrl(event.target);
    if (!url) return;
    event.preventDefault();
    if (isAnchorHere(url)) {
      void router.navigate(withoutLocaleParameter(url), {
        preventScrollReset: true,
        replace: url.href === location.href,
      });
      smoothScrollToAnchor(url.hash);
      return;
    }
    rememberLocale(url);
    void router.navigate(withoutLocaleParameter(url), {
      preventScrollReset: keepsScroll(event.target),
    });
  });
  const prefetcher = createPrefetcher(prefetch);
  const aimAt = (target: EventTarget | null) => {
    const url = internalUrl(target);
    prefetcher.aim(
      url && !isAnchorHere(url) ? new URL(withoutLocaleParameter(url), url) : undefined,
    );
  };
  const options = { capture: true, passive: true };
  // A touch that becomes a scroll ends its pointer, so touch needs no separate events.
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => aimAt(event.target), options);
  for (const type of ['pointerout', 'focusout'])
    document.addEventListener(
      type,
      (event) => aimAt((event as PointerEvent | FocusEvent).relatedTarget),
      options,
    );
}

export function interceptForms(router: DataRouter, asDocuments: () => boolean): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (
      event.defaultPrevented ||
      asDocuments() ||
      !(form instanceof HTMLFormElement) ||
      form.method !== 'get'
    )
      return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string' && value !== '') search.append(name, value);
    const query = search.toString();
    // Changing a filter keeps the scroll position.
    void router.navigate(url.pathname + (query ? `?${query}` : ''), {
      preventScrollReset: url.pathname === location.pathname,
    });
  });
}

/**
 * The language switch adds `hl`. On a full load, the server sets the cookie and redirects; here
 * both happen without reloading the page.
 */
function rememberLocale(url: URL): void {
  const requestedLocale = url.searchParams.get('hl');
  if (isLocale(requestedLocale))
    Cookies.set('dswine_locale', requestedLocale, {
      expires: 365,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
}

/** The URL's path, query and fragment, without `hl`. */
function withoutLocaleParameter(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete('hl');
  const query = search.toString();
  return url.pathname + (query ? `?${query}` : '') + url.hash;
}

/** The URL of a clicked or focused link, if it leads to a page of this site. */
function internalUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.href ||
    link.target ||
    link.hasAttribute('download') ||
    link.dataset['document'] !== undefined
  )
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|releases|calendar)\//i.test(url.pathname))
    return undefined;
  return url;
}

/** A link that changes a part of the page, such as "more choices", keeps the scroll position. */
function keepsScroll(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[data-keep-scroll]') !== null;
}

function isAnchorHere(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
}
