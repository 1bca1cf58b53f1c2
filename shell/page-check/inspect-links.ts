import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageProblem } from '../releases/checks/check-job.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { releaseUrl } from '../server/composition/release-urls.ts';
import { inNormalForm } from '../server/http/page-url.ts';
import { matchPage } from '../src/composition/matched-page.ts';
import { shellRoutes } from '../src/shell-routes.ts';
import { MISSING_PATH } from './checked-pages.ts';

/**
 * What the web server answers beside pages and files of releases. `/media/` and `/pictures/` are in
 * recorded data.
 */
const otherPaths =
  /^\/(api|calendar|media|pictures)\/|^\/(manifest\.webmanifest|apple-touch-icon\.png|favicon\.ico|robots\.txt|sitemap\.xml|dates)$/;

/** Tells which URLs of the site lead to a page, a file of a release, or another answer. */
export function createSiteUrls({ composition, manifests }: ResolvedComposition) {
  const files = new Set(
    manifests.flatMap((manifest) =>
      Object.keys(manifest.hashes).map((file) => releaseUrl(manifest, file)),
    ),
  );
  /** Most links are in the header and footer of every page. */
  const known = new Map<string, boolean>();
  return function exists(url: URL): boolean {
    const { pathname, search } = url;
    const found = known.get(pathname + search) ?? isThere(url);
    known.set(pathname + search, found);
    return found;
  };

  function isThere(url: URL): boolean {
    const { pathname } = url;
    if (pathname.startsWith('/releases/'))
      return files.has(pathname) || pathname.startsWith('/releases/compositions/');
    // The page of a missing page links to itself in the other language.
    if (pathname.endsWith(MISSING_PATH)) return true;
    return (
      otherPaths.test(splitLocale(pathname).path) ||
      matchPage(composition, shellRoutes, inNormalForm(new URL(url))) !== undefined
    );
  }
}

type Page = {
  /** Path and query of the document. */
  address: string;
  siteUrl: string;
  exists: (url: URL) => boolean;
};

/** The attribute that names a URL, by element. */
const urlAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  form: 'action',
  link: 'href',
  script: 'src',
  img: 'src',
};

/** Finds links, forms, styles, scripts and pictures of a document whose URL leads to nothing. */
export function findDeadLinks(html: string, page: Page): PageProblem[] {
  const document = parseDocument(html);
  const ids = new Set(
    DomUtils.filter((node) => 'attribs' in node && 'id' in node.attribs, document).map((node) =>
      'attribs' in node ? node.attribs['id'] : undefined,
    ),
  );
  const links = DomUtils.getElementsByTagName((name) => name in urlAttributes, document);
  const dead = new Set<string>();
  for (const { name, attribs } of links) {
    const attribute = urlAttributes[name] ?? '';
    const value = attribs[attribute];
    if (value !== undefined && !leadsSomewhere(value, ids, page))
      dead.add(`<${name} ${attribute}="${value}">`);
  }
  return [...dead].map((detail) => ({ check: 'links', detail }));
}

function leadsSomewhere(
  value: string,
  ids: ReadonlySet<string | undefined>,
  { address, siteUrl, exists }: Page,
): boolean {
  if (value.trim() === '' || value === '#') return false;
  if (value.startsWith('#')) return ids.has(decodeURIComponent(value.slice(1)));
  if (!URL.canParse(value, siteUrl + address)) return false;
  const url = new URL(value, siteUrl + address);
  if (url.protocol === 'javascript:') return false;
  return url.origin !== new URL(siteUrl).origin || exists(url);
}
