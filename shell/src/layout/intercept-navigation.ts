import Cookies from 'js-cookie';
import type { DataRouter } from 'react-router';
import { smoothScrollToAnchor } from './smooth-scroll.ts';
import { createPrefetcher } from './prefetcher.ts';

/**
 * Every plain link and GET form of the site navigates in the browser, whichever section wrote it. One listener serves
 * all; markup stays plain, so that it works without JavaScript too, and where `asDocuments` says so the browser itself follows it.
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
    const url = ownLink(event.target);
    if (!url) return;
    event.preventDefault();
    if (isAnchorHere(url)) {
      void router.navigate(clean(url), {
        preventScrollReset: true,
        replace: url.href === location.href,
      });
      smoothScrollToAnchor(url.hash);
      return;
    }
    rememberLocale(url);
    void router.navigate(clean(url));
  });
  const prefetcher = createPrefetcher(prefetch);
  const aimAt = (target: EventTarget | null) => {
    const url = ownLink(target);
    prefetcher.aim(url && !isAnchorHere(url) ? new URL(clean(url), url) : undefined);
  };
  const options = { capture: true, passive: true };
  // A finger that starts to scroll ends its pointer, so touch needs no events of its own.
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
    // A filter that changes leaves the reader where they are.
    void router.navigate(url.pathname + (query ? `?${query}` : ''), {
      preventScrollReset: url.pathname === location.pathname,
    });
  });
}

/** The language switch says `hl`: the server would set the cookie and redirect; here both happen without leaving the page. */
function rememberLocale(url: URL): void {
  const asked = url.searchParams.get('hl');
  if (asked === 'tw' || asked === 'en')
    Cookies.set('dswine_locale', asked, {
      expires: 365,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
}

/** The address as the page knows it. */
function clean(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete('hl');
  const query = search.toString();
  return url.pathname + (query ? `?${query}` : '') + url.hash;
}

/** The address of a link that stays within the site's pages. */
function ownLink(target: EventTarget | null): URL | undefined {
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

function isAnchorHere(url: URL): boolean {
  return url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
}
