import type { i18n, ResourceStore } from 'i18next';
import type { Locale } from './section.ts';

type Values = Readonly<Record<string, unknown>>;

/** Undefined for what is left to i18next. `common` has values that all messages may show. */
export type MessageText = (key: string, values: Values, common: Values) => string | undefined;

type Instance = Pick<i18n, 'store' | 'options' | 'services' | 'getResource'>;

/** By the store: react-i18next wraps the instance anew for some components. */
const textsByStore = new WeakMap<ResourceStore, Map<string, MessageText>>();

/**
 * Writes the messages that have no more than parameters and plurals, as i18next does. i18next
 * resolves and parses a message anew each time, which took a quarter of the time in which the server
 * rendered a list. It writes all others: with formats or nested messages, and missing ones.
 */
export function messageTexts(i18n: Instance, namespace: string, locale: Locale): MessageText {
  const texts = textsByStore.get(i18n.store) ?? new Map<string, MessageText>();
  textsByStore.set(i18n.store, texts);
  const name = `${locale} ${namespace}`;
  const text = texts.get(name) ?? createMessageText(i18n, namespace, locale);
  texts.set(name, text);
  return text;
}

/** Text and parameters in turn, beginning and ending with text. */
type Parts = readonly (string | readonly string[])[];

function createMessageText(i18n: Instance, namespace: string, locale: Locale): MessageText {
  const cached = new Map<string, Parts | undefined>();
  const isEscaped = i18n.options.interpolation?.escapeValue !== false;
  const suffixOf = pluralSuffixes(i18n, locale);
  // Added messages may replace others, for example while a section is developed.
  i18n.store.on('added', () => cached.clear());

  function partsOf(key: string): Parts | undefined {
    if (cached.has(key)) return cached.get(key);
    const message: unknown = i18n.getResource(locale, namespace, key);
    const parts = typeof message === 'string' ? parse(message) : undefined;
    const isWritable = parts?.length === 1 || !isEscaped;
    cached.set(key, isWritable ? parts : undefined);
    return isWritable ? parts : undefined;
  }

  return function messageText(key, values, common) {
    for (const name in values) if (otherOptions.has(name)) return undefined;
    const { count } = values;
    if (count === undefined) return write(partsOf(key), values, common);
    if (typeof count !== 'number') return undefined;
    const parts =
      (count === 0 && partsOf(`${key}_zero`)) || partsOf(key + suffixOf(count)) || partsOf(key);
    return write(parts, values, common);
  };
}

/** Options of i18next that change how it finds or writes a message. */
const otherOptions: ReadonlySet<string> = new Set(
  'context ordinal lng lngs fallbackLng ns defaultValue replace returnObjects returnDetails joinArrays postProcess interpolation skipInterpolation missingInterpolationHandler nest keySeparator nsSeparator ignoreJSONStructure'.split(
    ' ',
  ),
);

/** Undefined for messages with formats or nested messages. */
function parse(message: string): Parts | undefined {
  if (message.includes('$t(')) return undefined;
  const parts = message.split(/\{\{\s*([\w.]+)\s*\}\}/);
  return parts.some((part) => part.includes('{{'))
    ? undefined
    : parts.map((part, index) => (index % 2 === 0 ? part : part.split('.')));
}

/** Undefined when a value is missing or is neither text nor a number. */
function write(parts: Parts | undefined, values: Values, common: Values): string | undefined {
  if (parts === undefined) return undefined;
  let text = '';
  for (const part of parts) {
    const value = typeof part === 'string' ? part : valueAt(part, values, common);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    text += value;
  }
  return text;
}

function valueAt(path: readonly string[], values: Values, common: Values): unknown {
  const [first = '', ...others] = path;
  const value = Object.hasOwn(values, first) ? values[first] : common[first];
  return others.reduce<unknown>((inner, name) => (inner as Values | undefined)?.[name], value);
}

/** Beyond it, no plural is asked for again and again. */
const MAX_CACHED_COUNT = 100;

/** Returns what follows the key of a message for a count: `_one`. */
function pluralSuffixes({ services }: Instance, locale: Locale): (count: number) => string {
  const { pluralResolver } = services as {
    pluralResolver: { getSuffix: (language: string, count: number) => string };
  };
  const cached = new Map<number, string>();
  return (count) => {
    const suffix = cached.get(count) ?? pluralResolver.getSuffix(locale, count);
    if (count < MAX_CACHED_COUNT) cached.set(count, suffix);
    return suffix;
  };
}
