import type { ReleaseRoute } from '@dswine/shared/contract/releases';

/**
 * What crawlers may ask for: pages and pictures, not the API, not searches, not combined filters, of which there are
 * endlessly many (design, rule 9), and not the language switch, which only redirects.
 */
export function robotsTxt(routes: readonly Pick<ReleaseRoute, 'query'>[], siteUrl: string): string {
  const named = (kinds: string[]) =>
    routes.map(({ query }) =>
      Object.entries(query)
        .filter(([, kind]) => kinds.includes(kind))
        .map(([name]) => name),
    );
  const searches = [...new Set([...named(['text']).flat(), 'hl'])];
  const combined = new Set(named(['code', 'codes']).flatMap(pairsOf));
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/expo/Picture/',
    'Allow: /api/expo/Share/',
    ...searches.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    ...[...combined].map((pair) => `Disallow: /*${pair}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Filters that stand together in an address, in the order in which the site writes them. */
function pairsOf(names: string[]): string[] {
  return names.flatMap((first, at) => names.slice(at).map((second) => `${first}=*&${second}=`));
}
