import { Button } from '@dswine/shared/ui/button';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './print-button.module.scss';

/** Prints the page; without scripts the browser's own menu does, and the button hides. */
export function PrintButton() {
  const t = useTranslations();
  return (
    <span className={styles.print}>
      <Button kind="quiet" small onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
    </span>
  );
}
