import type { Venue } from '@dswine/shared/contract/venue';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './hall-access.module.scss';

/** Accessibility of the hall: mobility, hearing, vision and quiet rooms. */
export function HallAccess({ items }: { items: Venue['Access'] }) {
  const t = useTranslations();
  return (
    <PagePart
      id="access"
      className={styles.part}
      title={t('venue.access')}
      lead={t('venue.accessLead')}
    >
      <dl className={styles.list}>
        {items.map(({ Title, Text }) => (
          <div key={Title}>
            <dt>{Title}</dt>
            <dd>{Text}</dd>
          </div>
        ))}
      </dl>
    </PagePart>
  );
}
