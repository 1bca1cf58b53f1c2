import type { i18n, ResourceStore } from 'i18next';
import type { Locale } from './section.ts';

type ConstantText = (key: string) => string | undefined;

/** By the store: react-i18next wraps the instance anew for each component. */
const textsByStore = new WeakMap<ResourceStore, Map<string, ConstantText>>();

/**
 * Returns the texts of keys without parameters and nested keys. i18next resolves each key anew,
 * which took a quarter of the time in which the server rendered a list.
 */
export function constantTexts(
  i18n: Pick<i18n, 'store' | 'getResource'>,
  namespace: string,
  locale: Locale,
): ConstantText {
  const texts = textsByStore.get(i18n.store) ?? createTexts(i18n.store);
  const name = `${locale} ${namespace}`;
  const existing = texts.get(name);
  if (existing) return existing;
  const created = createConstantText((key): unknown => i18n.getResource(locale, namespace, key));
  texts.set(name, created);
  return created;
}

function createTexts(store: ResourceStore): Map<string, ConstantText> {
  const texts = new Map<string, ConstantText>();
  // Added messages may replace others, for example while a section is developed.
  store.on('added', () => texts.clear());
  textsByStore.set(store, texts);
  return texts;
}

function createConstantText(messageOf: (key: string) => unknown): ConstantText {
  const texts = new Map<string, string | undefined>();
  return (key) => {
    if (texts.has(key)) return texts.get(key);
    const message = messageOf(key);
    const text = typeof message === 'string' && isConstant(message) ? message : undefined;
    texts.set(key, text);
    return text;
  };
}

const isConstant = (message: string) => !message.includes('{{') && !message.includes('$t(');
