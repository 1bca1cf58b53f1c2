import type { Venue } from '@dswine/shared/contract/venue';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './hall-access.module.scss';

/** What the hall offers to people who cannot take steps, hear or see well, or need a quiet place. */
export function HallAccess({ items }: { items: Venue['Access'] }) {
  const t = useTranslations();
  return (
    <section className={styles.part} aria-labelledby="access">
      <SectionHeading id="access" title={t('venue.access')} lead={t('venue.accessLead')} />
      <dl className={styles.list}>
        {items.map(({ Title, Text }) => (
          <div key={Title}>
            <dt>{Title}</dt>
            <dd>{Text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
