import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { paths } from '@dswine/shared/fair/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { choicesOf, filterOf, isForIndex, queryOf } from './exhibitor-filter.ts';

/** A list narrowed by one thing is a page of its own; one searched or narrowed by more points to the plain list. */
export function head(context: HeadContext): Head {
  const { t, locale, data } = context;
  const filter = filterOf(context);
  const list = data['exhibitors'] as ExhibitorList | undefined;
  const [first] = choicesOf(filter, locale, list);
  const title = first ? t('exhibitors.titleOf', { name: first.label }) : t('exhibitors.title');
  const indexed = isForIndex(filter);
  return {
    title: filter.page > 1 ? t('exhibitors.titlePage', { title, page: filter.page }) : title,
    description: t('exhibitors.description'),
    canonical: indexed ? `${paths.exhibitors('tw', filter.category)}${queryOf(filter)}` : paths.exhibitors('tw'),
    noindex: !indexed,
    ...(list?.Share && { image: list.Share }),
    breadcrumb: [
      { name: t('exhibitors.title'), path: paths.exhibitors('tw') },
      ...(first
        ? [{ name: first.label, path: `${paths.exhibitors('tw', filter.category)}${queryOf({ ...filter, page: 1 })}` }]
        : []),
    ],
  };
}
