import { defaultLocale, localeCodes, localeEntry, type Locale } from '../../contract/locales.ts';

/** Adds the locale to a path: tw has no prefix, en is below /en (specification § 2). */
export function inLocalePath(locale: Locale, path: string): string {
  // Collapse leading slashes: `//` would address another host.
  const clean = path.replace(/^[/\\]+/, '');
  const { prefix } = localeEntry(locale);
  return prefix && clean ? `/${prefix}/${clean}` : `/${prefix}${clean}`;
}

/** Splits a path into its locale and the rest. The prefix is case-insensitive. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, segment = ''] = path.split('/', 2);
  const prefix = segment.toLowerCase();
  const locale = localeCodes.find((code) => prefix && localeEntry(code).prefix === prefix);
  return locale
    ? { locale, path: path.slice(segment.length + 1) || '/' }
    : { locale: defaultLocale, path: path || '/' };
}
