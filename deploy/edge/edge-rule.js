// What an edge in front of the site decides: the language of a page without a prefix, and under which key an answer is
// kept. Plain JavaScript without imports, so that it runs wherever an edge runs functions. The web server then has
// `edge: true`: it redirects nobody by cookie or Accept-Language, and its pages are public.

/** Never a page, or a page in Chinese only: nobody is sent away from there. */
const stays = /^\/(api|releases|calendar|en)(\/|$)|^\/EventInfo(\/|$)|\.[a-z0-9]+$/i;
/** Tracking parameters: they change nothing on the page. The web server drops every parameter that a page does not know. */
const tracking =
  /^(utm_\w+|mc_\w+|_hs\w+|_ga|_gl|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|yclid|li_fat_id|srsltid)$/i;
/** Crawlers are served what they asked for, as by the web server (`isCrawler`). */
const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|mediapartners|inspectiontool|googleother|lighthouse|facebookexternalhit|meta-external|embedly|(bing|web|uri)preview|whatsapp\//i;

/**
 * @param {{ url: string, method?: string, cookie?: string | null, acceptLanguage?: string | null, destination?: string | null, mode?: string | null, accept?: string | null, userAgent?: string | null }} request path and query, and the headers that decide
 * @returns {{ redirect: string } | { key: string | undefined }} where to send the reader (302, `no-store`), or the key of the cache; without one the answer is not kept
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
  // Written together, not resolved: `//elsewhere/News` is a page that does not exist, and must not be kept as `/News`.
  const { pathname, searchParams } = new URL(
    `http://edge.invalid${url.startsWith('/') ? '' : '/'}${url}`,
  );
  if (method !== 'GET' && method !== 'HEAD') return { key: undefined };
  // The switch: the web server sets the cookie and leads on.
  if (searchParams.has('hl')) return { key: undefined };
  const isReader = isDocument(destination, mode, accept) && !crawlers.test(userAgent ?? '');
  if (isReader && !stays.test(pathname) && languageOf(cookie, acceptLanguage) === 'en') {
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    // Without doubled and last slashes, which the web server would redirect once more.
    const path = pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '');
    return { redirect: `/en${path}${search}` };
  }
  // `/x/../readyz` is sent on as it is and may have another answer than `/readyz`.
  if (!url.startsWith(pathname)) return { key: undefined };
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.toString();
  return { key: query ? `${pathname}?${query}` : pathname };
}

/** A service worker that passes on the opening of a document says `empty`; its mode still tells. */
function isDocument(destination, mode, accept) {
  if (destination === 'empty') return mode === 'navigate';
  return destination ? destination === 'document' : (accept ?? '').includes('text/html');
}

/** The cookie, then the higher quality of zh and en; neither says nothing. */
function languageOf(cookie, acceptLanguage) {
  const chosen = /(?:^|;\s*)dswine_locale=(tw|en)(?:;|$)/.exec(cookie ?? '')?.[1];
  if (chosen) return chosen;
  let best = { language: undefined, quality: 0 };
  for (const range of (acceptLanguage ?? '').split(',')) {
    // No two runs of space side by side: a header of nothing else would be tried in every division of them.
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
