import { writeDay, writeTime } from '@dswine/shared/fair/dates';
import { noteLimit, type ListEntry } from '@dswine/shared/fair/my-list';
import { Button } from '@dswine/shared/ui/button';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName, entryPath } from './entry-link.ts';
import styles from './list-item.module.scss';

type Props = {
  entry: ListEntry;
  /** The organiser no longer publishes the record. */
  isDeleted: boolean;
  remove: () => void;
  note: (text: string) => void;
  choice?: { isChosen: boolean; isDisabled: boolean; set: (on: boolean) => void };
};

/** An entry: time and place, name, the user's note and the actions. */
export function ListItem({ entry, isDeleted, remove, note, choice }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const name = entryName(entry, locale);
  return (
    <article className={styles.item}>
      <p className={styles.where}>
        {entry.start === undefined ? (
          <span className={styles.booth}>{entry.booths[0] ?? ''}</span>
        ) : (
          <time dateTime={entry.start}>
            {writeDay(entry.start, locale)} <b>{writeTime(entry.start)}</b>
          </time>
        )}
      </p>
      <div className={styles.words}>
        <h3 lang={name.lang}>
          {isDeleted ? name.text : <a href={entryPath(entry, locale)}>{name.text}</a>}
        </h3>
        {isDeleted ? <p className={styles.deleted}>{t('myList.gone')}</p> : null}
        <textarea
          className={styles.note}
          rows={1}
          maxLength={noteLimit}
          aria-label={t('myList.note', { name: name.text })}
          placeholder={t('myList.notePlaceholder')}
          value={entry.note}
          onChange={(event) => note(event.currentTarget.value)}
        />
      </div>
      <div className={styles.actions}>
        {choice ? (
          <label className={styles.choice}>
            <input
              type="checkbox"
              name={entry.kind}
              value={entry.id}
              checked={choice.isChosen}
              disabled={choice.isDisabled || isDeleted}
              aria-label={t('myList.chooseThis', { name: name.text })}
              onChange={(event) => choice.set(event.currentTarget.checked)}
            />
            {t('myList.choose')}
          </label>
        ) : null}
        <Button
          kind="quiet"
          small
          aria-label={t('myList.removeThis', { name: name.text })}
          onClick={remove}
        >
          {t('myList.remove')}
        </Button>
      </div>
    </article>
  );
}
