import { useEffect, useRef } from 'react';
import { useMyList } from '@dswine/shared/section/my-list';
import { useTranslations } from '@dswine/shared/section/runtime';
import { Button } from '@dswine/shared/ui/button';
import styles from './status-line.module.scss';

/** What was done last, and how to undo it. */
export type Said = { text: string; undo?: () => void };

/** What was done last with My List. It takes the focus when an action removes its own button. */
export function StatusLine({ said }: { said: Said }) {
  const t = useTranslations();
  const { entries } = useMyList();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said.text !== '' && document.activeElement === document.body)
      message.current?.focus({ preventScroll: true });
  }, [said, entries]);
  return (
    <div className={styles.status}>
      <p role="status" tabIndex={-1} ref={message}>
        {said.text}
      </p>
      {said.undo ? (
        <Button kind="quiet" small onClick={said.undo}>
          {t('myList.undo')}
        </Button>
      ) : null}
    </div>
  );
}
