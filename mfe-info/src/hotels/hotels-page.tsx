import type { HotelList } from '@dswine/shared/contract/hotels';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { NoData } from '@dswine/shared/ui/no-data';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { HotelCard } from './hotel-card.tsx';
import { HotelFilterActions, HotelFilters } from './hotel-filters.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';
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
  const query = usePageData<HotelList>('hotels');
  return (
    <PageLayout title={t('hotels.title')} lead={t('hotels.lead')}>
      <QueryState query={query} skeleton={<CardsSkeleton />}>
        {(list) => (
          <div className="dw-split">
            <HotelFilters list={list} />
            <Hotels list={list} />
          </div>
        )}
      </QueryState>
      <FurtherPages to={['venue', 'visa', 'calendar']} />
    </PageLayout>
  );
}

function Hotels({ list }: { list: HotelList }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (list.Items.length === 0)
    return (
      <div>
        <div className={styles.line}>
          <HotelFilterActions />
        </div>
        <NoData
          title={t('hotels.empty.title')}
          text={t('hotels.empty.text')}
          href={paths.hotels(locale)}
          hrefLabel={t('hotels.empty.action')}
        />
      </div>
    );
  return (
    <div>
      <div className={styles.line}>
        <p role="status">{t('hotels.count', { count: list.Items.length })}</p>
        <HotelFilterActions />
      </div>
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
