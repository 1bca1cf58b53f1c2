import type { HotelList } from '@dswine/shared/contract/hotels';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { NextPages } from '@dswine/shared/ui/next-pages';
import { NoData } from '@dswine/shared/ui/no-data';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { writeQuery } from '@dswine/shared/section/request-key';
import { HotelCard } from './hotel-card.tsx';
import { HotelFilters } from './hotel-filters.tsx';
import styles from './hotels-page.module.scss';

export function head({ t, query }: HeadContext): Head {
  return {
    title: t('hotels.title'),
    description: t('hotels.description'),
    canonical: paths.hotels('tw'),
    noindex: Object.keys(query).length > 0,
    breadcrumb: [{ name: t('hotels.title'), path: paths.hotels('tw') }],
  };
}

/** Hotels, filtered by stars, shuttle and walking time. The URL holds the filter. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const answer = usePageData<HotelList>('hotels');
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('hotels.title') },
        ]}
      />
      <SectionHeading level={1} title={t('hotels.title')} lead={t('hotels.lead')} />
      <QueryState
        answer={answer}
        href={`${paths.hotels(locale)}${writeQuery(query)}`}
        failed={t('faces.page')}
        busy={t('faces.busy')}
        retry={t('faces.retry')}
        skeleton={<CardsSkeleton label={t('faces.loading')} count={6} />}
      >
        {(list) => (
          <div className="dw-split">
            <HotelFilters list={list} />
            <Hotels list={list} />
          </div>
        )}
      </QueryState>
      <NextPages
        label={t('further.label')}
        items={[
          { href: paths.venue(locale), title: t('venue.title'), text: t('further.venue') },
          { href: paths.visa(locale), title: t('visa.title'), text: t('further.visa') },
          {
            href: paths.calendar(locale),
            title: t('further.calendarTitle'),
            text: t('further.calendar'),
          },
        ]}
      />
    </div>
  );
}

function Hotels({ list }: { list: HotelList }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (list.Items.length === 0)
    return (
      <NoData
        title={t('hotels.empty.title')}
        text={t('hotels.empty.text')}
        href={paths.hotels(locale)}
        hrefLabel={t('hotels.empty.action')}
      />
    );
  return (
    <div>
      <p className={styles.count} role="status">
        {t('hotels.count', { count: list.Items.length })}
      </p>
      <ul className={styles.list}>
        {list.Items.map((hotel, index) => (
          <li key={hotel.Id}>
            <HotelCard hotel={hotel} eager={index < 2} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('hotels.note')}</p>
    </div>
  );
}
