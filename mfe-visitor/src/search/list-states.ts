import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ListName } from './list-filter.ts';

/** Error and not-found state of exhibitors and products, as a list or a single record. */
export function useListStates(of: ListName) {
  const t = useTranslations();
  const { locale } = useSite();
  return {
    failed: t(`${of}.failedTitle`),
    failedText: t('search.failedText'),
    missing: { group: `${of}.missing`, href: paths[of](locale) },
  } as const;
}
