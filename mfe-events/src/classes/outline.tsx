import type { ClassDetail } from '@dswine/shared/contract/classes';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './outline.module.scss';

/** The outline by minutes. The bar of each part shows its share of the total time. */
export function Outline({ detail }: { detail: ClassDetail }) {
  const t = useTranslations();
  const totalMinutes = detail.Outline.reduce((sum, { Minutes }) => sum + Minutes, 0);
  return (
    <section className={styles.outline} aria-labelledby="outline">
      <h2 className={styles.title} id="outline">
        {t('classes.outline')}
      </h2>
      <ol className={styles.list}>
        {detail.Outline.map(({ Minutes, Text }) => (
          <li key={Text}>
            <p className={styles.minutes}>{t('classes.minutes', { count: Minutes })}</p>
            <p className={styles.text}>
              {Text}
              <svg
                className={styles.share}
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.whole} width="100" height="2" />
                <rect
                  className={styles.part}
                  width={Math.round((Minutes / totalMinutes) * 100)}
                  height="2"
                />
              </svg>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
