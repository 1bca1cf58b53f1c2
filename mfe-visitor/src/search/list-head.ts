import { withShowYear } from '@dswine/shared/fair/show/show-year';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import {
  addressOf,
  choicesOf,
  filterOf,
  isForIndex,
  type ListName,
  type ListFacets,
} from './list-filter.ts';

/**
 * Metadata of a list. A list with one filter is its own canonical; a search or more filters point
 * to the plain list.
 */
export function listHead(name: ListName, context: HeadContext): Head {
  const { t, locale, data, edition } = context;
  const listTitle = withShowYear(t(`${name}.title`), edition);
  const filter = filterOf(context);
  const list = data[name] as (ListFacets & { Share?: string }) | undefined;
  const chosen = joinNames(
    choicesOf(name, filter, locale, list).map(({ label }) => label),
    locale,
  );
  const title = chosen ? withShowYear(t(`${name}.titleOf`, { name: chosen }), edition) : listTitle;
  const indexed = isForIndex(filter);
  return {
    title: filter.page > 1 ? t('search.titlePage', { title, page: filter.page }) : title,
    description: t(`${name}.description`),
    canonical: indexed ? addressOf(name, filter, 'tw') : paths[name]('tw'),
    noindex: !indexed,
    ...(list?.Share !== undefined && { image: list.Share }),
    breadcrumb: [
      { name: listTitle, path: paths[name]('tw') },
      ...(chosen
        ? [
            {
              name: chosen,
              path: addressOf(name, { ...filter, type: undefined, page: 1 }, 'tw'),
            },
          ]
        : []),
    ],
  };
}
