import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useWords } from '@dswine/shared/section/runtime';
import { useSyncExternalStore } from 'react';
import { chosenOf } from './overlaps.ts';
import styles from './calendar-links.module.scss';

const never = () => () => undefined;

/** The calendar for the reader's own calendar program: to subscribe to, as a file, and only what was chosen. */
export function CalendarLinks({ topic }: { topic: string | undefined }) {
  const t = useWords();
  const { locale, exhibitionCode } = useSite();
  const chosen = chosenOf(useMyList().entries);
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '',
  );
  const of = topic === undefined ? '' : `&Topic=${topic}`;
  const file = `/calendar/${exhibitionCode}.ics?Lang=${locale}${of}`;
  return (
    <ul className={styles.links}>
      {host === '' ? null : (
        <li>
          <a href={`webcal://${host}${file}`}>{t('visit.subscribe')}</a>
        </li>
      )}
      <li>
        <a href={file} download={`${exhibitionCode}.ics`}>
          {t('visit.file')}
        </a>
      </li>
      {chosen.length > 0 ? (
        <li>
          <a
            href={`/calendar/${exhibitionCode}.ics?Lang=${locale}&Entries=${chosen.map(({ id }) => id).join()}`}
            download={`${exhibitionCode}-my-list.ics`}
          >
            {t('visit.mine', { count: chosen.length })}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
