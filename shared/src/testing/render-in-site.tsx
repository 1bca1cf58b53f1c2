/// <reference types="@testing-library/jest-dom" />
import { render, type RenderResult } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import type { ExhibitionInfo } from '../contract/editions.ts';
import type { RequestTemplate } from '../contract/releases.ts';
import type { SiteLinks } from '../fair/addresses/site-links.ts';
import { createFairStore, FairStoreContext, type FairState } from '../section/fair-store.ts';
import { createHttp, type HttpSettings } from '../section/http.ts';
import { requestKey, type PageQuery } from '../section/request-key.ts';
import { SiteContext, SlotContext, type Site, type Slot } from '../section/runtime.ts';
import type { Messages } from '../section/messages.ts';
import type { Locale } from '../section/section.ts';
import { sampleEdition } from './edition.fixture.ts';
import { sampleLinks } from './links.fixture.ts';

/**
 * Options for rendering a component. Only `section` and `messages` are required; `messages` are
 * those of `locale`.
 */
export type SiteSetting = {
  section: string;
  messages: Messages;
  locale?: Locale;
  /** Path of the page's URL, with its locale. */
  path?: string;
  params?: Slot['params'];
  query?: PageQuery;
  /**
   * Requests of the page (a route's `data`), and the response or failing `Code` of each by name. A
   * request with neither is still loading.
   */
  requests?: Readonly<Record<string, RequestTemplate>>;
  data?: Readonly<Record<string, unknown>>;
  failures?: Readonly<Record<string, number>>;
  /** Responds to repeated requests, e.g. a retry. Without it they stay pending. */
  fetcher?: (key: string) => Promise<unknown>;
  edition?: ExhibitionInfo | undefined;
  /** External links; by default those of `links.fixture`. */
  links?: SiteLinks;
  /** Additional state of the fair store, e.g. a login. */
  fair?: Partial<FairState>;
  /** Starts the loading bar with every request; none by default. */
  bar?: HttpSettings['begin'];
  /** Render time of the page, ISO UTC. */
  now?: string;
  /** The rejected form that the page is the response to. */
  form?: Site['form'];
};

const exhibitionCode = 'DSWINE2026';

/** Turns values by request name into values by request key. */
function byRequestKey({ data: requests, params, query }: Slot, locale: Locale) {
  const keyOf = (name: string) => {
    const request = requests[name];
    if (!request)
      throw new Error(`The test gives an answer to "${name}", but "requests" has no such request.`);
    return requestKey(request, { exhibitionCode, locale, params, query });
  };
  return <T,>(named: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [keyOf(name), value]));
}

/**
 * Renders a component as the shell does, with site, section, messages and data. A missing message
 * fails the test.
 */
export function renderInSite(ui: ReactElement, setting: SiteSetting): RenderResult {
  const {
    locale = 'tw',
    section,
    path = '/',
    params = {},
    query = {},
    requests = {},
    now = '2026-03-01T01:00:00.000Z',
  } = setting;
  stopClock(now);
  const bar = setting.bar ? { begin: setting.bar } : {};
  const slot: Slot = { section, path, data: requests, params, query };
  const byKey = byRequestKey(slot, locale);
  const site: Site = {
    locale,
    exhibitionCode,
    edition: 'edition' in setting ? setting.edition : sampleEdition,
    now,
    links: setting.links ?? sampleLinks,
    expoApi: '/api/expo/',
    expo: createHttp({ base: '/api/expo/', ...bar }),
    http: createHttp(bar),
    clockOffset: 0,
    failures: byKey(setting.failures),
    form: setting.form,
  };
  const swr = {
    provider: () => new Map(),
    fallback: byKey(setting.data),
    fetcher: setting.fetcher ?? (() => new Promise<never>(() => {})),
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  };
  const fair = createFairStore({
    language: locale,
    exhibitionCode,
    exhibitionInfo: site.edition,
  });
  fair.setState(setting.fair ?? {});
  const speech = speak(section, locale, setting.messages);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <I18nextProvider i18n={speech}>
        <SWRConfig value={swr}>
          <SiteContext value={site}>
            <FairStoreContext value={fair}>
              <SlotContext value={slot}>{children}</SlotContext>
            </FairStoreContext>
          </SiteContext>
        </SWRConfig>
      </I18nextProvider>
    </MemoryRouter>
  );
  return render(ui, { wrapper });
}

/** Lets the clock stand at the render time of the page, unless the test moves it itself. */
function stopClock(now: string): void {
  if (!('isFake' in Date)) jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
}

/** A separate i18next instance, so that tests do not share messages. */
function speak(section: string, locale: Locale, messages: Messages): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: [section],
    defaultNS: section,
    resources: { [locale]: { [section]: messages } },
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      console.error(`The words of "${namespace}" have no "${key}" in ${locale}.`);
    },
  });
  return instance;
}
