import type { DeskAction } from '@dswine/shared/contract/exhibitor-desk';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './desk.module.scss';

/** Who did what at the desk, newest first. */
export function DeskActions({ actions }: { actions: readonly DeskAction[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (actions.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="actions">
      <h2 id="actions">{t('desk.actions.title')}</h2>
      <ol className={styles.actions}>
        {actions.map(({ At, By, Action }, index) => (
          <li key={index}>
            <time dateTime={At}>
              {writeDate(At, locale)} {writeTime(At)}
            </time>
            <span>
              <span translate="no">{By ?? t('desk.actions.organiser')}</span>{' '}
              {t(keyIn('desk.actions.of', Action))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
