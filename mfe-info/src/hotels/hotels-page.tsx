import type { HotelList } from '@dswine/shared/contract/hotels';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { NoRecords } from '@dswine/shared/ui/no-data';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { HotelCard } from './hotel-card.tsx';
import { HotelFilterActions, HotelFilters } from './hotel-filters.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import styles from './hotels-page.module.scss';

export function head(context: HeadContext): Head {
  return {
    ...pageHead('hotels', paths.hotels)(context),
    canonical: paths.hotels('tw'),
    noindex: Object.keys(context.query).length > 0,
  };
}

/** Hotels, filtered by stars, shuttle and walking time. The URL holds the filter. */
export function Page() {
  const t = useTranslations();
  return (
    <QueryPage<HotelList>
      request="hotels"
      title={t('hotels.title')}
      lead={t('hotels.lead')}
      skeleton={<CardsSkeleton />}
      after={<FurtherPages to={['venue', 'visa', 'calendar']} />}
    >
      {(list) => (
        <div className="dw-split">
          <HotelFilters list={list} />
          <Hotels list={list} />
        </div>
      )}
    </QueryPage>
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
        <NoRecords group="hotels.empty" href={paths.hotels(locale)} />
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
