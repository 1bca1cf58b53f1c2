import type { Locale } from '../section/section.ts';

/** A path of the site in a locale: tw has no prefix, en lives below /en (specification § 2). */
export function inLocalePath(locale: Locale, path: string): string {
  // One slash: two would name another host.
  const clean = `/${path.replace(/^[/\\]+/, '')}`;
  if (locale === 'tw') return clean;
  return clean === '/' ? '/en' : `/en${clean}`;
}

/** Splits a path into its locale and the path below that locale's root. Case does not matter in the prefix. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const match = /^\/en(?=\/|$)/i.exec(path);
  if (!match) return { locale: 'tw', path: path || '/' };
  return { locale: 'en', path: path.slice(3) || '/' };
}
