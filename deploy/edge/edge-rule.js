// Rule for a CDN in front of the site: the language of an unprefixed page, the cache key of a
// response, and the address to ask the web server for. The web server decides on languages with the
// functions of this file, too. Without imports and with the syntax of nginx's njs 0.7 only (no destructuring, no `for`
// … `of`, no `URL`), so that the same file runs in nginx, in workers and in functions of a CDN. The
// web server then has `edge: true`: it does not redirect by cookie or Accept-Language, and its pages
// are public.

/** The languages with a prefix, as in `shared/src/contract/locales.ts`; a test compares them. */
const prefixed = 'en';
/** Not a page, or a page in Chinese only: never redirected by language. */
const stays = new RegExp(
  `^/(api|releases|calendar|${prefixed})(/|$)|^/EventInfo(/|$)|\\.[a-z0-9]+$`,
  'i',
);
/**
 * The parameters that pages read, and those of mailed links. Others, of campaigns, shares and
 * advertisements, do not change a page, so they are in no key. A page of a section may read more
 * whose names begin with the section's and a dot, such as `press.topic`: promotion refuses
 * others (`parameterProblems`).
 */
const parameters =
  /^([a-z][a-z0-9-]*\.[a-z][a-zA-Z0-9]*|another|appointment|area|as|booth|boothOption|booths|category|confirm|confirmed|country|day|done|evening|exhibitor|exhibitorId|find|from|half|hour|id|items|key|keyword|kind|language|more|next|page|pass|place|preview|product|q|ref|route|sent|shuttle|sort|stars|state|tag|to|token|type|v|wait|walk|year)$/;
/** Chinese in Accept-Language: `zh`, and its members in ISO 639-3, such as Cantonese and Taiwanese. */
const chinese = 'zh|cdo|cjy|cmn|cnp|cpx|csp|czh|czo|gan|hak|hsn|lzh|mnp|nan|wuu|yue';
// No adjacent whitespace quantifiers: they backtrack quadratically on a header of spaces.
const languageRange = new RegExp(
  `^(?:(?:${chinese})|(${prefixed}))(?:-[A-Za-z0-9-]+)?(?:\\s*;\\s*q=([01](?:\\.\\d{0,3})?))?$`,
  'i',
);
const localeCookie = new RegExp(`(?:^|;\\s*)dswine_locale=(tw|${prefixed})(?:;|$)`);
/** User agents of search engines and link previews. They are never redirected by language. */
const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|mediapartners|inspectiontool|googleother|lighthouse|facebookexternalhit|meta-external|embedly|(bing|web|uri)preview|whatsapp\//i;

/** What a share of readers sees, by its id: the early script keeps it in a cookie (`cohort.ts`). */
const cohort = /(?:^|;\s*)dswine_cohort=\d{1,2}\.([0-9a-f]{8})(?:;|$)/;
/** Not a page: the same for everyone. */
const noPage = /^\/(api|releases|calendar)(\/|$)|\.[a-z0-9]+$|^\/(healthz|list-mark|readyz)$/i;

/** Characters and segments that a web server may resolve to another path. */
const unusual = /[^!-~]|[\\#"<>`{}]|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * @param {{ url: string, method?: string, cookie?: string | null, acceptLanguage?: string | null, destination?: string | null, mode?: string | null, accept?: string | null, userAgent?: string | null }} request path and query, and the headers that matter
 * @returns {{ redirect: string } | { key: string | undefined, target?: string }} the redirect target (302, `no-store`); or the cache key (undefined: do not cache), and the path and query to forward, if they are others
 */
function decide(request) {
  const answer = decideKey(request);
  const member = cohortIn(request.cookie);
  const path = request.url.split('?')[0];
  if (answer.redirect || answer.isPreview || !member || !isUsual(path) || !isPage(path))
    return answer.redirect ? answer : { key: answer.key };
  // An address of its own: no cache can take the page for that of others.
  const prefix = `/releases/cohort/${member}`;
  return {
    key: answer.key === undefined ? undefined : prefix + answer.key,
    target: prefix + request.url,
  };
}

function isUsual(path) {
  return path.startsWith('/') && !unusual.test(path);
}

function decideKey(request) {
  const method = request.method ?? 'GET';
  if (method !== 'GET' && method !== 'HEAD') return { key: undefined };
  const start = request.url.indexOf('?');
  const path = start < 0 ? request.url : request.url.slice(0, start);
  const search = start < 0 ? '' : request.url.slice(start);
  // `/x/../readyz` is forwarded as it is, so its response may differ from that of `/readyz`.
  if (!isUsual(path)) return { key: undefined };
  const given = search.slice(1).split('&').filter(Boolean);
  // Language switch: the web server sets the cookie and redirects.
  if (given.some((one) => nameOf(one) === 'hl')) return { key: undefined };
  const isVisitor = isDocument(request) && !isCrawler(request.userAgent);
  const language = languageOf(request.cookie, request.acceptLanguage);
  if (isVisitor && language && language !== 'tw' && !stays.test(path))
    // Without duplicate and trailing slashes, which would cause a second redirect.
    return { redirect: `/${language}${path.replace(/\/{2,}/g, '/').replace(/\/$/, '')}${search}` };
  // A preview of releases that are not live: never from the cache, and never into it.
  if (/(?:^|;\s*)dswine_preview=/.test(request.cookie ?? '') && !/^\/(api|releases)\//.test(path))
    return { key: undefined, isPreview: true };
  const kept = isPage(path) ? given.filter((one) => parameters.test(nameOf(one))) : given;
  const query = sorted(kept).join('&');
  return { key: query ? `${path}?${query}` : path };
}

/** As web servers read it: an escaped name is that name. */
function nameOf(parameter) {
  const name = parameter.split('=')[0].replace(/\+/g, ' ');
  try {
    return decodeURIComponent(name);
  } catch (error) {
    return name;
  }
}

/** @param {string} path without its query */
function isPage(path) {
  return !noPage.test(path);
}

/** The canary that the cookie of a reader names. */
function cohortIn(cookie) {
  const found = cohort.exec(cookie ?? '');
  return found ? found[1] : undefined;
}

function isKnownParameter(name) {
  return parameters.test(name);
}

function isCrawler(userAgent) {
  return crawlers.test(userAgent ?? '');
}

/** By name. Several values of one name keep their order. */
function sorted(given) {
  return given
    .map((text, at) => ({ name: nameOf(text), text: text, at: at }))
    .sort((a, b) => (a.name === b.name ? a.at - b.at : a.name < b.name ? -1 : 1))
    .map((one) => one.text);
}

/** For a navigation forwarded by a service worker, the destination is `empty` and the mode decides. */
function isDocument(request) {
  if (request.destination === 'empty') return request.mode === 'navigate';
  if (request.destination) return request.destination === 'document';
  return (request.accept ?? '').includes('text/html');
}

/** The language from the cookie, else the preferred one of the site's. Undefined without either. */
function languageOf(cookie, acceptLanguage) {
  const chosen = localeCookie.exec(cookie ?? '');
  if (chosen) return chosen[1];
  let language;
  let best = 0;
  (acceptLanguage ?? '').split(',').forEach((range) => {
    const match = languageRange.exec(range.trim());
    if (!match) return;
    const quality = match[2] === undefined ? 1 : Number(match[2]);
    if (quality <= best) return;
    best = quality;
    language = (match[1] ?? 'tw').toLowerCase();
  });
  return language;
}

export default {
  decide,
  cohortIn,
  isCrawler,
  isDocument,
  isKnownParameter,
  isPage,
  languageOf,
  prefixed,
};
