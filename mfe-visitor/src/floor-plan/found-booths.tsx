import type { Booth } from '@dswine/shared/contract/floorplan';
import { useTranslations } from '@dswine/shared/section/runtime';
import { BoothRows } from './booth-rows.tsx';
import styles from './found-booths.module.scss';

const MAX_ROWS = 40;

/** The search results as list rows. */
export function FoundBooths({
  found,
  searchTerm,
}: {
  found: readonly Booth[];
  searchTerm: string;
}) {
  const t = useTranslations();
  return (
    <section className={styles.found} aria-labelledby="found-booths">
      <h2 className={styles.title} id="found-booths" tabIndex={-1}>
        {found.length === 0
          ? t('find.none', { text: searchTerm })
          : t('find.found', { count: found.length, text: searchTerm })}
      </h2>
      {found.length === 0 ? (
        <p className={styles.advice}>{t('find.advice')}</p>
      ) : (
        <BoothRows booths={found.slice(0, MAX_ROWS)} />
      )}
      {found.length > MAX_ROWS ? (
        <p className={styles.advice}>{t('find.more', { count: found.length - MAX_ROWS })}</p>
      ) : null}
    </section>
  );
}
