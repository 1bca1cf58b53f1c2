import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { releaseUrl } from '../server/composition/release-urls.ts';
import { matchPage } from '../src/composition/matched-page.ts';
import { shellRoutes } from '../src/shell-routes.ts';
import { MISSING_PATH } from './checked-pages.ts';

/**
 * What the web server answers beside pages and files of releases. `/media/` and `/pictures/` are in
 * recorded data.
 */
const otherPaths =
  /^\/(api|calendar|media|pictures)\/|^(\/en)?\/manifest\.webmanifest$|^\/(apple-touch-icon\.png|favicon\.ico|robots\.txt|sitemap\.xml|dates)$/;

/** Tells which URLs of the site lead to a page, a file of a release, or another answer. */
export function createSiteUrls({ composition, manifests }: ResolvedComposition) {
  const files = new Set(
    manifests.flatMap((manifest) =>
      Object.keys(manifest.hashes).map((file) => releaseUrl(manifest, file)),
    ),
  );
  return function exists(url: URL): boolean {
    const { pathname } = url;
    if (pathname.startsWith('/releases/'))
      return files.has(pathname) || pathname.startsWith('/releases/compositions/');
    // The page of a missing page links to itself in the other language.
    if (pathname.endsWith(MISSING_PATH)) return true;
    return otherPaths.test(pathname) || matchPage(composition, shellRoutes, url) !== undefined;
  };
}
