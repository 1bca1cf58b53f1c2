import type { Venue } from '@dswine/shared/contract/venue';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { ItemSkeleton } from '@dswine/shared/ui/skeleton';
import { useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { HallAccess } from './hall-access.tsx';
import { ParkingTable } from './parking-table.tsx';
import { VenueAddress } from './venue-address.tsx';
import { VenueMap } from './venue-map.tsx';
import { TransportRoute } from './transport-route.tsx';
import { TransportNav } from './transport-nav.tsx';
import { FurtherPages } from '../page-layout/further-pages.tsx';
import styles from './venue-page.module.scss';

export const head = pageHead('venue', paths.venue);

export function Page() {
  const t = useTranslations();
  return (
    <QueryPage<Venue>
      request="venue"
      title={t('venue.title')}
      lead={t('venue.description')}
      of={({ Lead }) => ({ lead: Lead })}
      skeleton={<ItemSkeleton />}
    >
      {(venue) => <VenueContent venue={venue} />}
    </QueryPage>
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
