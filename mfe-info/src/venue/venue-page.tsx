import type { Venue } from '@dswine/shared/contract/venue';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { ItemSkeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { HallAccess } from './hall-access.tsx';
import { ParkingTable } from './parking-table.tsx';
import { VenueAddress } from './venue-address.tsx';
import { VenueMap } from './venue-map.tsx';
import { TransportRoute } from './transport-route.tsx';
import { TransportNav } from './transport-nav.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import styles from './venue-page.module.scss';

export function head({ t }: HeadContext): Head {
  return {
    title: t('venue.title'),
    description: t('venue.description'),
    breadcrumb: [{ name: t('venue.title'), path: paths.venue('tw') }],
  };
}

export function Page() {
  const t = useTranslations();
  const query = usePageData<Venue>('venue');
  return (
    <PageLayout title={t('venue.title')} lead={query.data?.Lead ?? t('venue.description')}>
      <QueryState query={query} skeleton={<ItemSkeleton />}>
        {(venue) => <VenueContent venue={venue} />}
      </QueryState>
    </PageLayout>
  );
}

function VenueContent({ venue }: { venue: Venue }) {
  return (
    <>
      <div className={styles.top}>
        {venue.MapInWords.length === 0 ? null : <VenueMap description={venue.MapInWords} />}
        <VenueAddress maps={venue.Maps} />
      </div>
      <TransportNav ways={venue.Ways} />
      <div className={styles.ways}>
        {venue.Ways.map((way) => (
          <TransportRoute key={way.Kind} way={way} />
        ))}
      </div>
      <ParkingTable lots={venue.Parking} />
      <HallAccess items={venue.Access} />
      <FurtherPages to={['hotels', 'visa', 'partners']} />
    </>
  );
}
