import { Button } from '@dswine/shared/ui/button';
import { useTranslations } from '@dswine/shared/section/runtime';
import styles from './print-button.module.scss';

/** Prints the page. Hidden without scripts, where the browser's menu can print. */
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
