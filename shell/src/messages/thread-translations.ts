import type { i18n, InitOptions } from 'i18next';
import type { Locale } from '@dswine/shared/section/section';
import { addMessages, createTranslations, loadShellMessages } from './message-loader.ts';

/** A promotion reads the console, and rejects pages with missing messages. */
const reportMissing: InitOptions = {
  saveMissing: true,
  missingKeyHandler: (locales, section, key) =>
    console.error(`"${section}" has no message "${key}" in ${locales.join(', ')}.`),
};

const translationsByLocale = new Map<Locale, i18n>();

/**
 * The translations of a render thread, set up once per language. A thread renders one composition,
 * so the messages of its releases never change.
 */
export async function threadTranslations(locale: Locale): Promise<i18n> {
  const cached = translationsByLocale.get(locale);
  if (cached) return cached;
  const translations = createTranslations(locale, reportMissing);
  addMessages(translations, 'shell', locale, (await loadShellMessages(locale)).default);
  translationsByLocale.set(locale, translations);
  return translations;
}
