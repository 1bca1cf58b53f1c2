import type { Booth } from '@dswine/shared/contract/floorplan';
import { useTranslations } from '@dswine/shared/section/runtime';
import { BoothRows } from './booth-rows.tsx';
import styles from './found-booths.module.scss';

const MOST = 40;

/** The search results as list rows. */
export function FoundBooths({ found, sought }: { found: readonly Booth[]; sought: string }) {
  const t = useTranslations();
  return (
    <section className={styles.found} aria-labelledby="found-booths">
      <h2 className={styles.title} id="found-booths" tabIndex={-1}>
        {found.length === 0
          ? t('find.none', { text: sought })
          : t('find.found', { count: found.length, text: sought })}
      </h2>
      {found.length === 0 ? (
        <p className={styles.advice}>{t('find.advice')}</p>
      ) : (
        <BoothRows booths={found.slice(0, MOST)} />
      )}
      {found.length > MOST ? (
        <p className={styles.advice}>{t('find.more', { count: found.length - MOST })}</p>
      ) : null}
    </section>
  );
}
