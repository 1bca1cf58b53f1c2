import type { TranslationKey } from '@dswine/shared/section/messages';
import type { Head, HeadContext } from '@dswine/shared/section/section';

type ApplicationHeadOptions = {
  key: TranslationKey;
  breadcrumbItems: readonly (readonly [key: TranslationKey, path: string])[];
};

/**
 * Head of an application page. Pages with query parameters are not indexed: they may contain a
 * reference number.
 */
export const applicationHead =
  ({ key, breadcrumbItems }: ApplicationHeadOptions) =>
  ({ t, query }: HeadContext): Head => ({
    title: t(key),
    description: t('apply.description'),
    noindex: Object.keys(query).length > 0,
    breadcrumb: [['events.title', '/Events'] as const, ...breadcrumbItems].map(([name, path]) => ({
      name: t(name),
      path,
    })),
  });
