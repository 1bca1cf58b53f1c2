import type { i18n, ResourceStore } from 'i18next';
import type { ExhibitionInfo } from '../contract/editions.ts';
import { fairNames } from '../fair/texts/fair-names.ts';
import { messageTexts } from './message-texts.ts';
import type { Locale } from './section.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;
type Options = { namespace: string; locale: Locale; edition: ExhibitionInfo | undefined };
type Cached = Pick<Options, 'edition'> & { translate: Translate };

const cachedByStore = new WeakMap<ResourceStore, Map<string, Cached>>();

/** The translation function of a namespace, for any key. The same as long as the edition is. */
export function translateIn(i18n: i18n, { namespace, locale, edition }: Options): Translate {
  const cached = cachedByStore.get(i18n.store) ?? new Map<string, Cached>();
  cachedByStore.set(i18n.store, cached);
  const name = `${locale} ${namespace}`;
  const existing = cached.get(name);
  if (existing && existing.edition === edition) return existing.translate;
  const t = i18n.getFixedT(locale, namespace);
  const common = { fair: fairNames(edition, locale) };
  const textOf = messageTexts(i18n, namespace, locale);
  const translate: Translate = (key, options = none) =>
    textOf(key, options, common) ?? String(t(key, { ...common, ...options }));
  cached.set(name, { edition, translate });
  return translate;
}

const none = {};
