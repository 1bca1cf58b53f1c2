import { fairNames } from '../fair/fair-names.ts';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR, { type SWRResponse } from 'swr';
import type { ExhibitionInfo } from '../contract/editions.ts';
import type { RequestTemplate } from '../contract/releases.ts';
import type { SiteLinks } from '../fair/site-links.ts';
import type { Http } from './http.ts';
import { RequestFailed } from './request-failed.ts';
import type { TranslationKey } from './messages.ts';
import { requestKey, type PageQuery } from './request-key.ts';
import type { FormState } from '../form/form-state.ts';
import type { Locale } from './section.ts';

/**
 * What the shell tells whatever it shows. The shell provides this module to every section as a shared singleton,
 * so that both sides read the same contexts.
 */
export type Site = {
  locale: Locale;
  exhibitionCode: string;
  edition: ExhibitionInfo | undefined;
  /** When the page was rendered, by the show's clock (ISO UTC). What has to go on with time reads `useNow`. */
  now: string;
  /** Difference in ms between the show's clock and the real one. */
  clockOffset: number;
  /** Where the site leads to outside of itself. What is missing is shown as 'Coming Soon'. */
  links: SiteLinks;
  /** Base of the expo API, ends with a slash. */
  expoApi: string;
  /** Asks the expo API for what no page states: `expo.data('Favourites/…', { method: 'POST', body, credentials: 'include' })`. */
  expo: Http;
  /** The same below the site's root, for every other call. */
  http: Http;
  /** Requests that failed while the page was rendered: key -> `Code`. */
  failures: Readonly<Record<string, number>>;
  /** The form that was posted and refused, where the page is its answer. */
  form?: FormState | undefined;
};
export const SiteContext = createContext<Site | undefined>(undefined);

/** What the shell tells a page or fragment of itself: its section, its requests and the parameters it was opened with. */
export type Slot = {
  section: string;
  path: string;
  data: Readonly<Record<string, RequestTemplate>>;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<PageQuery>;
};
export const SlotContext = createContext<Slot | undefined>(undefined);

export { RequestFailed };

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site)
    throw new Error(
      'useSite was called outside the site: wrap the part in <SiteContext value={…}>.',
    );
  return site;
}

/** The show's clock (ISO UTC): the server's instant while the page hydrates, then the reader's, every half minute. */
export function useNow(): string {
  const { now, clockOffset } = useSite();
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    const tick = () => setCurrent(new Date(Date.now() + clockOffset).toISOString());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [clockOffset]);
  return current;
}

export function useSlot(): Slot {
  const slot = use(SlotContext);
  if (!slot)
    throw new Error('useSlot was called outside a page: wrap the part in <SlotContext value={…}>.');
  return slot;
}

/** Answers the text of a key; `options` fill its `{{parameters}}`, `count` chooses the plural. `{{fair.…}}` fill themselves. */
export type Translate = (key: TranslationKey, options?: Record<string, unknown>) => string;

/** The translation function of the section (or the shell) that the caller stands in, in the page's locale. */
export function useTranslations(): Translate {
  const { section } = useSlot();
  return useTranslationsOf(section);
}

/** The same for a namespace by name. */
export function useTranslationsOf(namespace: string): Translate {
  const { locale, edition } = useSite();
  const { t } = useTranslation(namespace, { lng: locale, useSuspense: false });
  const fair = fairNames(edition, locale);
  return (key, options) => t(key, { fair, ...options });
}

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** The answer to one of the route's or fragment's requests, by its name in `data`. */
export function usePageData<T>(name: string): SWRResponse<T, RequestFailed> {
  const site = useSite();
  const slot = useSlot();
  const request = slot.data[name];
  if (!request)
    throw new Error(`The page asks for "${name}", but its route states no such request.`);
  const key = requestKey(request, { ...site, ...slot });
  const response = useSWR<T, RequestFailed>(key);
  const code = site.failures[key];
  const hydrated = useSyncExternalStore(never, inBrowser, onServer);
  // While the page hydrates it shows what the server showed; then the browser asks once more.
  if (
    response.data === undefined &&
    response.error === undefined &&
    code !== undefined &&
    !(hydrated && response.isValidating)
  )
    return { ...response, error: new RequestFailed(key, code) };
  return response;
}
