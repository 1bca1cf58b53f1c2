import type { Venue } from '@dswine/shared/contract/venue';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './hall-access.module.scss';

/** Accessibility of the hall: mobility, hearing, vision and quiet rooms. */
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
