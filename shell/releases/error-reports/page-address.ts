import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { ReleaseError } from '../errors.ts';

/**
 * The address of a page of a route: its pattern, and if that has parameters, the first address of
 * the site's sitemap that matches it. Error reports hold no addresses, so it may be another record than
 * the one at which something failed. `isExact`: the route has one address only.
 */
export async function pageAddress(
  pattern: string,
  readSitemap: () => Promise<readonly URL[]>,
): Promise<{ path: string; isExact: boolean }> {
  const all = pattern.split('/').filter(Boolean);
  const segments = all.filter((segment) => !segment.endsWith('?'));
  const isFixed = (segment: string) => !/^[:*]/.test(segment);
  if (segments.every(isFixed))
    return { path: `/${segments.join('/')}`, isExact: segments.length === all.length };
  const matches = (pathname: string) => {
    const parts = splitLocale(pathname).path.split('/').filter(Boolean);
    return (
      parts.length === segments.length &&
      segments.every((segment, at) => !isFixed(segment) || segment === parts[at])
    );
  };
  const found = (await readSitemap().catch(() => [])).find(({ pathname }) => matches(pathname));
  const fixed = segments.slice(
    0,
    segments.findIndex((segment) => !isFixed(segment)),
  );
  return { path: found?.pathname ?? `/${fixed.join('/')}`, isExact: false };
}

/** The addresses of a site's pages. Rejects when it does not answer with them. */
export async function readSitemap(site: string): Promise<URL[]> {
  const response = await fetch(new URL('/sitemap.xml', site), {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new ReleaseError('httpStatus', { address: response.url, status: response.status });
  const text = await response.text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address)] : [],
  );
}
