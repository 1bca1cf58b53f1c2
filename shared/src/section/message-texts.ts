import type { i18n, ResourceStore } from 'i18next';
import { writeNumber } from '../fair/texts/write-number.ts';
import type { Locale } from './section.ts';

type Values = Readonly<Record<string, unknown>>;

/** Undefined for what is left to i18next. `common` has values that all messages may show. */
export type MessageText = (key: string, values: Values, common: Values) => string | undefined;

type Instance = Pick<i18n, 'store' | 'options' | 'services' | 'getResource'>;

/** By the store: react-i18next wraps the instance anew for some components. */
const textsByStore = new WeakMap<ResourceStore, Map<string, MessageText>>();

/**
 * Writes the messages that have no more than parameters, numbers and plurals, as i18next does.
 * i18next resolves and parses a message anew each time, and makes a formatter for each number, which
 * took a quarter of the time in which the server rendered a list. It writes all others: with other
 * formats or nested messages, and missing ones.
 */
export function messageTexts(i18n: Instance, namespace: string, locale: Locale): MessageText {
  const texts = textsByStore.get(i18n.store) ?? new Map<string, MessageText>();
  textsByStore.set(i18n.store, texts);
  const name = `${locale} ${namespace}`;
  const text = texts.get(name) ?? createMessageText(i18n, namespace, locale);
  texts.set(name, text);
  return text;
}

/** Texts, and the parameters between them. */
type Parts = readonly (string | Parameter)[];
/** `isNumber`: `{{count, number}}`. */
type Parameter = { path: readonly string[]; isNumber: boolean };

function createMessageText(i18n: Instance, namespace: string, locale: Locale): MessageText {
  const cached = new Map<string, Parts | false | undefined>();
  const isEscaped = i18n.options.interpolation?.escapeValue !== false;
  const suffixOf = pluralSuffixes(i18n, locale);
  // Added messages may replace others, for example while a section is developed.
  i18n.store.on('added', () => cached.clear());

  /** Undefined for no message, false for one that is left to i18next. */
  function partsOf(key: string): Parts | false | undefined {
    if (cached.has(key)) return cached.get(key);
    const message: unknown = i18n.getResource(locale, namespace, key);
    const parts = typeof message === 'string' && parse(message);
    const isWritable = parts && (parts.length === 1 || !isEscaped);
    const known = message === undefined ? undefined : isWritable && parts;
    cached.set(key, known);
    return known;
  }

  const pluralOf = (key: string, count: number) =>
    (count === 0 ? partsOf(`${key}_zero`) : undefined) ?? partsOf(key + suffixOf(count));

  return function messageText(key, values, common) {
    for (const name in values) if (otherOptions.has(name)) return undefined;
    const { count } = values;
    if (count !== undefined && typeof count !== 'number') return undefined;
    const plural = count === undefined ? undefined : pluralOf(key, count);
    const parts = plural ?? partsOf(key);
    return parts ? write(parts, (path) => valueAt(path, values, common), locale) : undefined;
  };
}

/** Options that change how i18next finds a message, writes it, or formats numbers in it. */
const otherOptions: ReadonlySet<string> = new Set(
  [
    'context ordinal lng lngs fallbackLng ns defaultValue replace returnObjects returnDetails',
    'joinArrays postProcess interpolation skipInterpolation missingInterpolationHandler nest',
    'keySeparator nsSeparator ignoreJSONStructure formatParams style currency currencyDisplay',
    'currencySign unit unitDisplay notation compactDisplay signDisplay useGrouping numberingSystem',
    'minimumIntegerDigits minimumFractionDigits maximumFractionDigits minimumSignificantDigits',
    'maximumSignificantDigits roundingMode roundingPriority roundingIncrement trailingZeroDisplay',
  ].flatMap((line) => line.split(' ')),
);

/** False for messages with other formats or nested messages. */
function parse(message: string): Parts | false {
  if (message.includes('$t(')) return false;
  const parts = message.split(/\{\{\s*([\w.]+(?:\s*,\s*number)?)\s*\}\}/);
  if (parts.some((part) => part.includes('{{'))) return false;
  return parts.map((part, index) => (index % 2 === 0 ? part : parameterOf(part)));
}

function parameterOf(text: string): Parameter {
  const [path = '', format] = text.split(',');
  return { path: path.trim().split('.'), isNumber: format !== undefined };
}

/** Undefined when a value is missing or is neither text nor a number. */
function write(
  parts: Parts,
  valueOf: (path: readonly string[]) => unknown,
  locale: Locale,
): string | undefined {
  let text = '';
  for (const part of parts) {
    const value = typeof part === 'string' ? part : valueOf(part.path);
    if (typeof part === 'object' && part.isNumber) {
      if (typeof value !== 'number') return undefined;
      text += writeNumber(value, locale, 3);
    } else {
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      text += value;
    }
  }
  return text;
}

function valueAt(path: readonly string[], values: Values, common: Values): unknown {
  const [first = '', ...others] = path;
  const value = Object.hasOwn(values, first) ? values[first] : common[first];
  return others.reduce<unknown>((inner, name) => (inner as Values | undefined)?.[name], value);
}

const MAX_CACHED_COUNTS = 100;

/** Returns what follows the key of a message for a count: `_one`. */
function pluralSuffixes({ services }: Instance, locale: Locale): (count: number) => string {
  const { pluralResolver } = services as {
    pluralResolver: { getSuffix: (language: string, count: number) => string };
  };
  const cached = new Map<number, string>();
  return (count) => {
    const suffix = cached.get(count) ?? pluralResolver.getSuffix(locale, count);
    if (cached.size < MAX_CACHED_COUNTS) cached.set(count, suffix);
    return suffix;
  };
}
