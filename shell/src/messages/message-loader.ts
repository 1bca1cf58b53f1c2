import { defaultLocale } from '@dswine/shared/contract/locales';
import { createInstance, type i18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '@dswine/shared/section/messages';
import type { Locale } from '@dswine/shared/section/section';

/**
 * The i18next instance of one page load (browser) or one render (server). Each section has its own
 * namespace; the shell's is `shell`.
 */
export function createTranslations(locale: Locale, options: InitOptions = {}): i18n {
  const translations = createInstance();
  void translations.use(initReactI18next).init({
    lng: locale,
    fallbackLng: defaultLocale,
    ns: [],
    defaultNS: 'shell',
    initAsync: false,
    resources: {},
    // React already escapes text.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
    ...options,
  });
  return translations;
}

/** An event of the translations: text that is on the page has other messages now. */
export const MESSAGES_CHANGED = 'messagesChanged';

export function addMessages(
  translations: i18n,
  namespace: string,
  locale: Locale,
  messages: Messages,
): void {
  translations.addResourceBundle(locale, namespace, messages, true, true);
}

export function loadShellMessages(locale: Locale): Promise<{ default: Messages }> {
  return import(`./${locale}.json`) as Promise<{ default: Messages }>;
}
