import { defaultLocale } from '../contract/locales.ts';
import { createInstance, type i18n } from 'i18next';
import { useEffect, useState, type ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';
import type { Slot } from '../section/runtime.ts';
import type { Section } from '../section/section.ts';
import type { HarnessRoute } from './harness-route.ts';
import { refreshComponents } from './refresh-components.ts';

type HarnessPageEntry = { id: string; Part: ComponentType; slot: Slot };
export type HarnessPages = { parts: HarnessPageEntry[]; translations: i18n };

/**
 * Loads code and messages for a route with the section's loaders. The previous route stays visible
 * until the next is loaded. After a hot update of the section, loads again under the mounted
 * components, which keep their state.
 */
export function useHarnessPages(section: Section, target: HarnessRoute): HarnessPages {
  const [translations] = useState(createTranslations);
  const [parts, setParts] = useState<HarnessPageEntry[]>([]);
  const { locale } = target;
  const address = `${locale} ${target.kind === 'page' ? JSON.stringify([target.route.id, target.params, target.query]) : target.path}`;

  useEffect(() => {
    let given = false;
    void (async () => {
      const [{ default: messages }, loaded] = await Promise.all([
        section.loadMessages(locale),
        loadParts(section, target),
      ]);
      translations.addResourceBundle(locale, section.name, messages, true, true);
      await translations.changeLanguage(locale);
      refreshComponents();
      if (!given) setParts(loaded);
    })();
    return () => {
      given = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address says all that matters of the place
  }, [section, address, translations]);

  return { parts, translations };
}

async function loadParts(section: Section, target: HarnessRoute): Promise<HarnessPageEntry[]> {
  const common = { section: section.name, path: target.path };
  if (target.kind === 'page') {
    const { route, params, query } = target;
    return [
      {
        id: route.id,
        Part: (await route.load()).Page,
        slot: { ...common, data: route.data ?? {}, params, query },
      },
    ];
  }
  if (target.kind !== 'home') return [];
  return Promise.all(
    target.fragments.map(async ({ id, data = {}, load }) => ({
      id,
      Part: (await load()).Fragment,
      slot: { ...common, data, params: {}, query: {} },
    })),
  );
}

function createTranslations(): i18n {
  const translations = createInstance();
  void translations.use(initReactI18next).init({
    lng: defaultLocale,
    fallbackLng: false,
    ns: [],
    resources: {},
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) =>
      console.warn(`The words of "${namespace}" have no "${key}" in ${languages.join(', ')}.`),
  });
  return translations;
}
