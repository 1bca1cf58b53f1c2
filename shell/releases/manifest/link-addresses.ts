import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';

/** The addresses that a path such as `/Events/:id?` has, in any case. */
export function addressesOf(path: string): RegExp {
  const parts = path.split('/').slice(1);
  const patterns = parts.map((part) => {
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`;
  });
  return new RegExp(`^${patterns.join('')}/?$`, 'iu');
}

/** The path of `<a href="…">`, without its language. */
export function pathOf(link: string): string {
  const [, value = ''] = /"(.*)"/u.exec(link) ?? [];
  const url = URL.parse(value, 'https://site.invalid');
  return splitLocale(url?.pathname ?? '').path;
}
