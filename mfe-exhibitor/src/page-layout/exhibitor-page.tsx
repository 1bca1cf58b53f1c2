import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';

type Props<T> = {
  /** Name of the request in the route's `data`. */
  request: string;
  title: string;
  parents?: { label: string; href: string }[];
  crumb?: string | undefined;
  /** Whether the children have their own containers, or their own heading only. */
  heading: 'bands' | 'own';
  isEmpty?: (data: T) => boolean;
  /** Link for a record that does not exist; by default to the information for exhibitors. */
  back?: { href: string; label: string };
  children: (data: T) => ReactNode;
};

/** A page for exhibitors with a single request. Its heading shows until the content has arrived. */
export function ExhibitorPage<T>(props: Props<T>) {
  const { request, isEmpty = () => false, heading, children, ...layout } = props;
  const t = useTranslations();
  const { locale } = useSite();
  const { back = { href: paths.forExhibitors(locale), label: t('info.title') } } = layout;
  const query = usePageData<T>(request);
  const isFull = query.data !== undefined && !isEmpty(query.data);
  return (
    <PageLayout
      title={layout.title}
      parents={layout.parents}
      crumb={layout.crumb}
      kicker={t('forExhibitors')}
      heading={isFull ? heading : undefined}
    >
      <QueryState
        query={query}
        failed={t('failed')}
        missing={{
          title: t('missing.title'),
          text: t('missing.text'),
          href: back.href,
          hrefLabel: back.label,
        }}
        empty={{
          when: isEmpty,
          title: t('empty.title'),
          text: t('empty.text'),
          href: paths.home(locale),
          hrefLabel: t('empty.backHome'),
        }}
      >
        {children}
      </QueryState>
    </PageLayout>
  );
}
