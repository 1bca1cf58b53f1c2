import { paths } from '@dswine/shared/fair/paths';
import { LoadFailed } from '@dswine/shared/ui/load-failed';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { ReactNode } from 'react';
import styles from './page-layout.module.scss';

type Props<T> = {
  /** Name of the request in the route's `data`. */
  name: string;
  title: string;
  /** URL of the page itself, for the retry link. */
  href: string;
  isEmpty: (data: T) => boolean;
  /** Link for a record that does not exist. */
  back: { href: string; label: string };
  children: (data: T) => ReactNode;
};

/** Renders the error, loading, empty and success states of a page with a single request. */
export function PageQueryState<T>({ name, title, href, isEmpty, back, children }: Props<T>) {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error, mutate, isValidating } = usePageData<T>(name);
  if (data !== undefined && !isEmpty(data)) return children(data);
  return (
    <div className={`dw-container ${styles.instead}`}>
      <SectionHeading level={1} kicker={t('forExhibitors')} title={title} />
      {error?.code === 404 ? (
        <NoData
          title={t('missing.title')}
          text={t('missing.text')}
          href={back.href}
          hrefLabel={back.label}
        />
      ) : null}
      {error && error.code !== 404 ? (
        <LoadFailed
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          href={href}
          retry={() => void mutate()}
          busy={isValidating}
        />
      ) : null}
      {!error && !data ? <ListSkeleton label={t('loading')} /> : null}
      {data === undefined ? null : (
        <NoData
          title={t('empty.title')}
          text={t('empty.text')}
          href={paths.home(locale)}
          hrefLabel={t('empty.backHome')}
        />
      )}
    </div>
  );
}
