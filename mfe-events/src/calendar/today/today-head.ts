import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';

export function head({ t, edition, locale }: HeadContext): Head {
  const show = edition ? inLocale(edition.ShowName, locale) : t('theFair');
  return {
    title: t('today.title'),
    description: t('today.description', { show }),
    breadcrumb: [{ name: t('today.title'), path: paths.today('tw') }],
  };
}
