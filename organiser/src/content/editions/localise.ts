import { isLocale } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Localised } from '@dswine/shared/contract/localised';
import type { Bilingual, Lang } from '@dswine/shared/contract/wire';

export function localise<T>(record: T, lang: Lang): Localised<T> {
  return read(record, lang) as Localised<T>;
}

function read(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((item) => read(item, lang));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingual(value)) return inLocale(value, lang);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, read(inner, lang)]),
  );
}

function isBilingual(value: object): value is Bilingual {
  return 'tw' in value && 'en' in value && Object.keys(value).every(isLocale);
}
