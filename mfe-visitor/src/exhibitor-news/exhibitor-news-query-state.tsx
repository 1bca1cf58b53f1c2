import type { ComponentProps } from 'react';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';

/** Query states of exhibitor news, as a list or a single item. */
export function ExhibitorNewsQueryState<T>(
  props: Pick<ComponentProps<typeof QueryState<T>>, 'query' | 'skeleton' | 'children'>,
) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryState
      failed={t('press.failed')}
      missing={{
        title: t('press.missing.title'),
        text: t('press.missing.text'),
        href: paths.exhibitorNews(locale),
        hrefLabel: t('press.seeAll'),
      }}
      {...props}
    />
  );
}
