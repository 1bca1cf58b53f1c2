import type { Locale } from './locale.ts';

/** Adds the locale to a path: tw has no prefix, en is below /en (specification § 2). */
export function inLocalePath(locale: Locale, path: string): string {
  // Collapse leading slashes: `//` would address another host.
  const clean = `/${path.replace(/^[/\\]+/, '')}`;
  if (locale === 'tw') return clean;
  return clean === '/' ? '/en' : `/en${clean}`;
}

/** Splits a path into its locale and the rest. The prefix is case-insensitive. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const match = /^\/en(?=\/|$)/i.exec(path);
  if (!match) return { locale: 'tw', path: path || '/' };
  return { locale: 'en', path: path.slice(3) || '/' };
}
