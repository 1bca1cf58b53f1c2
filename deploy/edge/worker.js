// The edge rule for networks that run workers: a `fetch` handler over the cache of the network
// (`caches.default`). `env.SITE` is the address of the web servers, `https://origin.example`.
import rule from './edge-rule.js';

function decide({ method, headers }, address) {
  return rule.decide({
    url: address.pathname + address.search,
    method,
    cookie: headers.get('cookie'),
    acceptLanguage: headers.get('accept-language'),
    destination: headers.get('sec-fetch-dest'),
    mode: headers.get('sec-fetch-mode'),
    accept: headers.get('accept'),
    userAgent: headers.get('user-agent'),
  });
}

/** The same request to the web servers. */
function forwarded(request, target, site, isCached) {
  const forward = new Request(new URL(target, site), request);
  // The cache does not know `Vary`: it keeps whole files, in the network's own encoding.
  forward.headers.delete('available-dictionary');
  // A 304 could not be cached.
  if (isCached) forward.headers.delete('if-none-match');
  return forward;
}

function isPublic(response) {
  const directives = response.headers.get('cache-control') ?? '';
  return response.ok && /\bpublic\b/.test(directives) && !response.headers.has('set-cookie');
}

export default {
  async fetch(request, env, context) {
    const address = new URL(request.url);
    const { redirect, key, target = address.pathname + address.search } = decide(request, address);
    if (redirect)
      return new Response(null, {
        status: 302,
        headers: { location: redirect, 'cache-control': 'no-store' },
      });
    const isCached = key !== undefined && request.method === 'GET' && !request.headers.has('range');
    const entry = isCached ? new Request(address.origin + key) : undefined;
    const cached = entry && (await caches.default.match(entry));
    if (cached) return cached;
    const forward = forwarded(request, target, env.SITE, isCached);
    const response = await fetch(forward, { redirect: 'manual' });
    if (entry && isPublic(response)) context.waitUntil(caches.default.put(entry, response.clone()));
    return response;
  },
};
