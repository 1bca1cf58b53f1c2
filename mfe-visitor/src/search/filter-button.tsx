import { Button } from '@dswine/shared/ui/button';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './filter-button.module.scss';
import { filterPanel } from './filter-panel.ts';

/** Opens the facet sheet on a phone. It is beside the count, where it covers nothing. */
export function FilterButton({ chosen }: { chosen: number }) {
  const t = useTranslations();
  return (
    <div className={styles.button}>
      <Button popoverTarget={filterPanel}>
        <svg
          className={styles.sliders}
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M0 4h7M11 4h5M0 12h3M7 12h9" />
          <circle cx="9" cy="4" r="2" />
          <circle cx="5" cy="12" r="2" />
        </svg>
        {chosen === 0 ? t('filter.open') : t('filter.openChosen', { number: chosen })}
      </Button>
    </div>
  );
}
