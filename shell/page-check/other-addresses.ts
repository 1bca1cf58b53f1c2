import { inLocalePath, splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { localeCodes } from '@dswine/shared/contract/locales';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { CheckedPage, PageProblem } from '../releases/checks/check-job.ts';
import { assignCohort } from '../server/variants/audience.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { createPageRedirects } from '../server/pages/page-redirects.ts';
import { matchPage } from '../src/composition/matched-page.ts';
import { shellRoutes } from '../src/shell-routes.ts';

/** No address redirects more often: once to the spelling of the page, and once to the language. */
const MOST_REDIRECTS = 2;
const languages = localeCodes.map(languageTag);

/** Other ways to write an address, which lead to the same page. */
function spellings({ pathname, search }: URL): string[] {
  const inCapitals = splitLocale(pathname.toUpperCase());
  const paths = [
    pathname,
    `${pathname}/`,
    `/${pathname}`,
    pathname.toLowerCase(),
    inLocalePath(inCapitals.locale, inCapitals.path),
    // An edge takes a path with a suffix for a file.
    ...(/\.\w+$/.test(pathname) ? [] : [`/releases/cohort/0123abcd${pathname}`]),
  ];
  return [...new Set(paths)].map((path) => path + search);
}

/**
 * Requests a page by every address that leads to it, in all languages, and follows the redirects of
 * the web server. A header that cannot be sent, or another page, is a problem.
 */
export function findAddressProblems(
  { address, status }: Pick<CheckedPage, 'address' | 'status'>,
  { composition }: Pick<ResolvedComposition, 'composition'>,
  siteUrl: string,
): PageProblem[] {
  const pageAt = (url: URL) => matchPage(composition, shellRoutes, url);
  const target = new URL(address, siteUrl);
  const wanted = pageAt(target);
  if (status !== 200 || !wanted) return [];
  const problems = new Set<string>();
  for (const edge of [false, true]) {
    const redirects = createPageRedirects({ settings: { siteUrl, edge }, pageAt });
    for (const spelling of spellings(target))
      for (const language of languages) {
        const { url, problem } = follow(spelling, language, redirects);
        const found = url === undefined ? undefined : pageAt(new URL(url, siteUrl));
        if (problem === undefined && found?.route === wanted.route) continue;
        problems.add(`${spelling} (${language}): ${problem ?? 'it leads to another page'}`);
      }
  }
  return [...problems].map((detail) => ({ check: 'address', detail }));
}

function follow(
  spelling: string,
  language: string,
  redirects: ReturnType<typeof createPageRedirects>,
): { url?: string; problem?: string } {
  let url = spelling;
  try {
    for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
      const request = Object.assign(new IncomingMessage(new Socket()), {
        url,
        method: 'GET',
        headers: { 'accept-language': language, accept: 'text/html' },
      });
      assignCohort(request, { edge: true });
      const { url: asked } = request;
      // It checks headers as one that is sent.
      const response = new ServerResponse(request);
      const { toTokenless, toLocale, toCanonical } = redirects;
      const isRedirected = [toTokenless, toLocale, toCanonical].some((to) => to(request, response));
      if (!isRedirected) return { url: asked };
      url = String(/^location: (.*)$/im.exec(headOf(response))?.[1]);
    }
    return { problem: 'it redirects without end' };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** The head as it is sent, whichever way it was written. */
function headOf(response: ServerResponse): string {
  return String((response as unknown as { _header: string })._header);
}
