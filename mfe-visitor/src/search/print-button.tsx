import { Button } from '@dswine/shared/ui/button';
import { useWords } from '@dswine/shared/section/runtime';
import styles from './print-button.module.scss';

/** Prints the page; without scripts the browser's own menu does, and the button hides. */
export function PrintButton() {
  const t = useWords();
  return (
    <span className={styles.print}>
      <Button kind="quiet" small onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
    </span>
  );
}
