// Rule for a CDN in front of the site: the language of an unprefixed page, and the cache key of a
// response. Plain JavaScript without imports, so that it runs on any edge platform. The web server
// then has `edge: true`: it does not redirect by cookie or Accept-Language, and its pages are
// public.

/** Not a page, or a page in Chinese only: never redirected by language. */
const stays = /^\/(api|releases|calendar|en)(\/|$)|^\/EventInfo(\/|$)|\.[a-z0-9]+$/i;
/** Tracking parameters. They do not change the page; the web server ignores unknown parameters. */
const tracking =
  /^(utm_\w+|mc_\w+|_hs\w+|_ga|_gl|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|yclid|li_fat_id|srsltid)$/i;
/** Crawlers are not redirected by language, as in the web server (`isCrawler`). */
const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|mediapartners|inspectiontool|googleother|lighthouse|facebookexternalhit|meta-external|embedly|(bing|web|uri)preview|whatsapp\//i;

/**
 * @param {{ url: string, method?: string, cookie?: string | null, acceptLanguage?: string | null, destination?: string | null, mode?: string | null, accept?: string | null, userAgent?: string | null }} request path and query, and the headers that matter
 * @returns {{ redirect: string } | { key: string | undefined }} the redirect target (302, `no-store`), or the cache key; undefined: do not cache
 */
export function decide({
  url,
  method = 'GET',
  cookie,
  acceptLanguage,
  destination,
  mode,
  accept,
  userAgent,
}) {
  // Concatenate, do not resolve: `//elsewhere/News` must not share the cache entry of `/News`.
  const { pathname, searchParams } = new URL(
    `http://edge.invalid${url.startsWith('/') ? '' : '/'}${url}`,
  );
  if (method !== 'GET' && method !== 'HEAD') return { key: undefined };
  // Language switch: the web server sets the cookie and redirects.
  if (searchParams.has('hl')) return { key: undefined };
  const isVisitor = isDocument(destination, mode, accept) && !crawlers.test(userAgent ?? '');
  if (isVisitor && !stays.test(pathname) && languageOf(cookie, acceptLanguage) === 'en') {
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    // Without duplicate and trailing slashes, which would cause a second redirect.
    const path = pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '');
    return { redirect: `/en${path}${search}` };
  }
  // `/x/../readyz` is forwarded unresolved, so its response may differ from that of `/readyz`.
  if (!url.startsWith(pathname)) return { key: undefined };
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.toString();
  return { key: query ? `${pathname}?${query}` : pathname };
}

/** For a navigation forwarded by a service worker, the destination is `empty` and the mode decides. */
function isDocument(destination, mode, accept) {
  if (destination === 'empty') return mode === 'navigate';
  return destination ? destination === 'document' : (accept ?? '').includes('text/html');
}

/** The language from the cookie, else the preferred one of zh and en. Undefined without either. */
function languageOf(cookie, acceptLanguage) {
  const chosen = /(?:^|;\s*)dswine_locale=(tw|en)(?:;|$)/.exec(cookie ?? '')?.[1];
  if (chosen) return chosen;
  let best = { language: undefined, quality: 0 };
  for (const range of (acceptLanguage ?? '').split(',')) {
    // No adjacent whitespace quantifiers: they backtrack quadratically on a header of spaces.
    const match = /^(zh|en)(?:-[A-Za-z0-9-]+)?(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i.exec(
      range.trim(),
    );
    if (!match) continue;
    const quality = match[2] === undefined ? 1 : Number(match[2]);
    if (quality > best.quality)
      best = { language: match[1].toLowerCase() === 'zh' ? 'tw' : 'en', quality };
  }
  return best.language;
}
