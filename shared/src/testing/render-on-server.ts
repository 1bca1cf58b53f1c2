import { createInstance, type i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import type { RequestTemplate } from '../contract/releases.ts';
import { createFairStore, FairStoreContext } from '../section/fair-store.ts';
import { createHttp } from '../section/http.ts';
import { requestKey } from '../section/request-key.ts';
import { SiteContext, SlotContext, type Site, type Slot } from '../section/runtime.ts';
import type { Locale, Section } from '../section/section.ts';

/** Input for rendering a page or fragment: parameters and responses. */
export type Visit = {
  params?: Record<string, string>;
  query?: Record<string, string[]>;
  /** Responses by request name of the route's `data`. A request without one is pending. */
  data?: Record<string, unknown>;
  /** Failed requests by name, with the envelope's `Code`. */
  failures?: Record<string, number>;
};

function missingMessage(section: Section, locale: Locale, key: string): never {
  throw new Error(
    `The section ${section.name} says "${key}", which has no word in src/messages/${locale}.ts.`,
  );
}

type Part = { path?: string; data?: Record<string, RequestTemplate> };

/** The section's messages in one language, as the shell provides them to `useTranslations()`. */
export async function messagesOf(section: Section, locale: Locale): Promise<i18n> {
  const { default: messages } = await section.loadMessages(locale);
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    ns: [section.name],
    defaultNS: section.name,
    resources: { [locale]: { [section.name]: messages } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string, defaultValue?: string) =>
      defaultValue ?? missingMessage(section, locale, key),
  });
  return i18n;
}

const exhibitionCode = 'DSWINE2026';

/** Turns values by request name into values by request key. */
function byRequestKey({ data: requests, params, query }: Slot, locale: Locale) {
  const keyOf = (name: string) => {
    const request = requests[name];
    if (!request)
      throw new Error(`The visit answers "${name}", but the route states no such request.`);
    return requestKey(request, { exhibitionCode, locale, params, query });
  };
  return <T>(values: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [keyOf(name), value]));
}

/** Renders a page or fragment to a string like the web server, without a browser. */
export function renderOnServer(
  Part: ComponentType,
  at: { section: Section; part: Part; locale: Locale; visit: Visit; i18n: i18n },
): string {
  const { section, part, locale, visit, i18n } = at;
  const slot: Slot = {
    section: section.name,
    path: part.path ?? '',
    data: part.data ?? {},
    params: visit.params ?? {},
    query: visit.query ?? {},
  };
  const byKey = byRequestKey(slot, locale);
  const site: Site = {
    locale,
    exhibitionCode,
    edition: undefined,
    now: '2026-03-01T01:00:00.000Z',
    links: { relatedExhibitions: [], social: {} },
    expoApi: '/api/expo/',
    expo: createHttp({ base: '/api/expo/' }),
    http: createHttp(),
    clockOffset: 0,
    failures: byKey(visit.failures),
  };
  const swr = { provider: () => new Map(), fallback: byKey(visit.data) };
  const fair = createFairStore({
    language: locale,
    exhibitionCode,
    exhibitionInfo: undefined,
  });
  return renderToString(
    createElement(
      SiteContext,
      { value: site },
      createElement(
        I18nextProvider,
        { i18n },
        createElement(
          SWRConfig,
          { value: swr },
          createElement(
            FairStoreContext,
            { value: fair },
            createElement(SlotContext, { value: slot }, createElement(Part)),
          ),
        ),
      ),
    ),
  );
}
