import type { ComponentProps, ReactNode } from 'react';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ListName } from './list-filter.ts';

type Props<T> = {
  of: ListName;
  query: ComponentProps<typeof QueryState<T>>['query'];
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Query states of exhibitors and products, as a list or a single record. */
export function ListQueryState<T>({ of, ...rest }: Props<T>) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <QueryState
      failed={t(`${of}.failedTitle`)}
      failedText={t('search.failedText')}
      missing={{
        title: t(`${of}.missingTitle`),
        text: t(`${of}.missingText`),
        href: paths[of](locale),
        hrefLabel: t(`${of}.all`),
      }}
      {...rest}
    />
  );
}
