import { createContext, use, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import useSWR, { type SWRResponse } from 'swr';
import type { ExhibitionInfo } from '../contract/editions.ts';
import type { RequestTemplate } from '../contract/releases.ts';
import type { SiteLinks } from '../fair/addresses/site-links.ts';
import type { Http } from './http.ts';
import { useClock } from './clock.ts';
import { RequestFailed } from './request-failed.ts';
import type { TranslationKey } from './messages.ts';
import { requestKey, type PageQuery } from './request-key.ts';
import type { FormState } from './form-state.ts';
import type { Locale } from './section.ts';
import { translateIn } from './translate.ts';

/**
 * Context that the shell gives to everything it renders. The shell provides this module to all
 * sections as a shared singleton, so that both use the same React contexts.
 */
export type Site = {
  locale: Locale;
  exhibitionCode: string;
  edition: ExhibitionInfo | undefined;
  /** Render time of the page by the show's clock (ISO UTC). Use `useNow` for a running clock. */
  now: string;
  /** Offset of the show's clock from the real one, in ms. */
  clockOffset: number;
  /** External links; `shownLink` says what stands for missing ones. */
  links: SiteLinks;
  /** Base of the expo API, ends with a slash. */
  expoApi: string;
  /**
   * Expo API client for requests that no route declares:
   * `expo.data('Favourites/…', { method: 'POST', body, credentials: 'include' })`.
   */
  expo: Http;
  /** Client for all other calls, below the site's root. */
  http: Http;
  /** Requests that failed during rendering: key -> `Code`. */
  failures: Readonly<Record<string, number>>;
  /** The posted and rejected form, if this page is the response to it. */
  form?: FormState | undefined;
};
export const SiteContext = createContext<Site | undefined>(undefined);

/** Context of a page or fragment: its section, its requests and its parameters. */
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

/**
 * Current time of the show's clock (ISO UTC). The server's render time during hydration, then
 * updated every 30 s.
 */
export function useNow(): string {
  return useClock(useSite(), (now) => now);
}

export function useSlot(): Slot {
  const slot = use(SlotContext);
  if (!slot)
    throw new Error('useSlot was called outside a page: wrap the part in <SlotContext value={…}>.');
  return slot;
}

/**
 * Returns the text of a key. `options` fill `{{parameters}}`; `count` selects the plural.
 * `{{fair.…}}` parameters are always available.
 */
export type Translate = (key: TranslationKey, options?: Record<string, unknown>) => string;

/** Translation function of the current section (or the shell), in the page's locale. */
export function useTranslations(): Translate {
  const { section } = useSlot();
  return useTranslationsOf(section);
}

/** Translation function of a named namespace. */
export function useTranslationsOf(namespace: string): Translate {
  const { locale, edition } = useSite();
  const translations = use(I18nContext);
  if (!translations) throw new Error('useTranslationsOf was called outside <I18nextProvider>.');
  return translateIn(translations.i18n, { namespace, locale, edition });
}

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/**
 * Response of a request of the current route or fragment, by its name in `data`.
 * Throws if the route declares no such request.
 */
export function usePageData<T>(name: string): SWRResponse<T, RequestFailed> {
  const site = useSite();
  const slot = useSlot();
  const request = slot.data[name];
  if (!request)
    throw new Error(`The page asks for "${name}", but its route states no such request.`);
  const key = requestKey(request, { ...site, ...slot });
  const response = useSWR<T, RequestFailed>(key);
  const code = site.failures[key];
  // Only a failed request makes a difference. All others must not render a second time.
  const hydrated = useSyncExternalStore(never, code === undefined ? onServer : inBrowser, onServer);
  // During hydration, repeat the server's error; after that, the browser retries once.
  if (
    response.data === undefined &&
    response.error === undefined &&
    code !== undefined &&
    !(hydrated && response.isValidating)
  )
    return { ...response, isValidating: false, error: new RequestFailed(key, code) };
  return response;
}
