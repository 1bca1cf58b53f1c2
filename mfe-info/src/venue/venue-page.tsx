import type { Venue } from '@dswine/shared/contract/venue';
import { paths } from '@dswine/shared/fair/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { Breadcrumb } from '@dswine/shared/ui/breadcrumb';
import { NextPages } from '@dswine/shared/ui/next-pages';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { Skeleton } from '@dswine/shared/ui/skeleton';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { HallAccess } from './hall-access.tsx';
import { ParkingTable } from './parking-table.tsx';
import { VenueAddress } from './venue-address.tsx';
import { VenueMap } from './venue-map.tsx';
import { TransportRoute } from './transport-route.tsx';
import { TransportNav } from './transport-nav.tsx';
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
  const { locale } = useSite();
  const answer = usePageData<Venue>('venue');
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('venue.title') },
        ]}
      />
      <SectionHeading
        level={1}
        title={t('venue.title')}
        lead={answer.data?.Lead ?? t('venue.description')}
      />
      <QueryState
        answer={answer}
        href={paths.venue(locale)}
        failed={t('faces.page')}
        busy={t('faces.busy')}
        retry={t('faces.retry')}
        skeleton={
          <div className="dw-stack" role="status" aria-label={t('faces.loading')}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        }
      >
        {(venue) => <VenueContent venue={venue} />}
      </QueryState>
    </div>
  );
}

function VenueContent({ venue }: { venue: Venue }) {
  const t = useTranslations();
  const { locale } = useSite();
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
      <NextPages
        label={t('further.label')}
        items={[
          { href: paths.hotels(locale), title: t('hotels.title'), text: t('further.hotels') },
          { href: paths.visa(locale), title: t('visa.title'), text: t('further.visa') },
          { href: paths.partners(locale), title: t('partners.title'), text: t('further.partners') },
        ]}
      />
    </>
  );
}
