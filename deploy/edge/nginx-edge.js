// The edge rule for nginx (njs 0.7 or newer): three variables of `nginx.conf.template`.
import rule from './edge-rule.js';

function decide(r) {
  return rule.decide({
    url: r.variables.request_uri,
    method: r.method,
    cookie: r.headersIn['Cookie'],
    acceptLanguage: r.headersIn['Accept-Language'],
    destination: r.headersIn['Sec-Fetch-Dest'],
    mode: r.headersIn['Sec-Fetch-Mode'],
    accept: r.headersIn['Accept'],
    userAgent: r.headersIn['User-Agent'],
  });
}

/** The target of a redirect by language, or an empty string. */
function redirect(r) {
  return decide(r).redirect ?? '';
}

/** The cache key, or an empty string for what is not cached. */
function key(r) {
  return decide(r).key ?? '';
}

/** The path and query to ask the web server for, or an empty string: those of the request. */
function target(r) {
  return decide(r).target ?? '';
}

export default { redirect, key, target };
