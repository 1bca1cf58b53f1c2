import type { TranslationKey } from '@dswine/shared/section/messages';
import type { Head, HeadContext } from '@dswine/shared/section/section';

type Position = {
  key: TranslationKey;
  way: readonly (readonly [key: TranslationKey, path: string])[];
};

/** What a page with a form for applications says of itself. With somebody's number in its address it is not for search engines. */
export const applicationHead =
  ({ key, way }: Position) =>
  ({ t, query }: HeadContext): Head => ({
    title: t(key),
    description: t('apply.description'),
    noindex: Object.keys(query).length > 0,
    breadcrumb: [['events.title', '/Events'] as const, ...way].map(([name, path]) => ({
      name: t(name),
      path,
    })),
  });
