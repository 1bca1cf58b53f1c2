import type { Figure } from '@dswine/shared/contract/editions';
import { Figures } from '@dswine/shared/ui/figure';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './key-figures.module.scss';

/** Key figures of the fair in large numerals. */
export function KeyFigures({ figures }: { figures: readonly Figure[] }) {
  const t = useTranslations();
  if (figures.length === 0) return null;
  return (
    <section className={styles.figures} aria-label={t('info.figures')}>
      <div className="dw-container">
        <Figures figures={figures} />
      </div>
    </section>
  );
}
