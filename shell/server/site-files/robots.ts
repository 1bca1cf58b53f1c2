import type { ReleaseRoute } from '@dswine/shared/contract/releases';

/**
 * Writes robots.txt. Crawlers may request pages and pictures. They may not request the API,
 * searches, the language switch (which only redirects) or combined filters, whose number is
 * practically unlimited (docs/architecture.md, rule 9).
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

/** All pairs of filters in a query, in the order in which the site writes them. */
function pairsOf(names: string[]): string[] {
  return names.flatMap((first, at) => names.slice(at).map((second) => `${first}=*&${second}=`));
}
