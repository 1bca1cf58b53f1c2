import type { Venue } from '@dswine/shared/contract/venue';
import { PagePart } from '@dswine/shared/ui/page-part';
import { Table } from '@dswine/shared/ui/table';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './parking-table.module.scss';

type Lot = Venue['Parking'][number];

/** Parking for cars and coaches, with the walking distance. */
export function ParkingTable({ lots }: { lots: readonly Lot[] }) {
  const t = useTranslations();
  return (
    <PagePart
      id="parking"
      className={styles.part}
      title={t('venue.parking')}
      lead={t('venue.parkingLead')}
    >
      <Table
        id="parking-table"
        caption={t('venue.lots')}
        rows={lots}
        rowKey={({ Name }) => Name}
        empty={t('venue.noLots')}
        columns={[
          { key: 'name', label: t('venue.lot'), cell: ({ Name }) => Name },
          { key: 'entrance', label: t('venue.entrance'), cell: ({ Entrance }) => Entrance },
          {
            key: 'walk',
            label: t('venue.walk'),
            number: true,
            cell: ({ Walk }) => t('venue.minutes', { count: Walk }),
          },
          { key: 'note', label: t('venue.note'), cell: ({ Note }) => Note },
        ]}
      />
    </PagePart>
  );
}
