import type { ReactNode } from 'react';
import {
  noteLimit,
  withNotes,
  type ListEntry,
  type Notes,
} from '@dswine/shared/fair/lists/my-list';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { Button } from '@dswine/shared/ui/button';
import { Picture } from '@dswine/shared/ui/picture';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EntryChanges } from './entry-changes.tsx';
import { entryName, entryPath } from './entry-link.ts';
import { EntryPlace } from './entry-place.tsx';
import styles from './list-item.module.scss';
import { TastingNotes } from './tasting-notes.tsx';
import { WantButtons } from './want-buttons.tsx';

type Props = {
  entry: ListEntry;
  level?: 3 | 4;
  remove: () => void;
  /** Further actions, such as a checkbox. */
  action?: ReactNode;
  /** Says that an event is on or over. */
  mark?: ReactNode;
  /** Remarks, such as a conflict with another event. */
  remarks?: ReactNode;
};

/** An entry: picture, area, name, place and time, and the visitor's own notes. */
export function ListItem({ entry, level = 3, remove, action, mark, remarks }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { change } = useMyList();
  const name = entryName(entry, locale);
  const note = (notes: Partial<{ [Name in keyof Notes]: Notes[Name] | undefined }>) =>
    change((before) => withNotes(before, entry, notes));
  const Heading = `h${level}` as const;
  return (
    <article className={styles.item} data-area={entry.area ?? 'fair'} data-want={entry.want}>
      <EntryPicture entry={entry} />
      <div className={styles.words}>
        <EntryKicker entry={entry} />
        <Heading lang={name.lang}>
          {entry.isDeleted ? name.text : <a href={entryPath(entry, locale)}>{name.text}</a>}
        </Heading>
        <EntryPlace entry={entry} mark={mark} />
        <EntryChanges entry={entry} />
        {remarks}
      </div>
      <div className={styles.notes}>
        <WantButtons name={name.text} want={entry.want} set={(want) => note({ want })} />
        {entry.kind === 'event' ? null : <TastingNotes entry={entry} name={name.text} set={note} />}
        <textarea
          className={styles.note}
          rows={1}
          maxLength={noteLimit}
          data-empty={entry.note === '' || undefined}
          aria-label={t('myList.note', { name: name.text })}
          placeholder={t('myList.notePlaceholder')}
          value={entry.note}
          onChange={(event) => note({ note: event.currentTarget.value })}
        />
      </div>
      <div className={styles.actions}>
        {action}
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

function EntryPicture({ entry: { picture, area } }: { entry: ListEntry }) {
  return (
    <div className={styles.picture}>
      {picture ? (
        <Picture picture={picture} alt="" layout="thumbnail" />
      ) : (
        <AreaMark area={area ?? 'fair'} large />
      )}
    </div>
  );
}

function EntryKicker({ entry: { area, countries = {} } }: { entry: ListEntry }) {
  const t = useTranslations();
  const { locale } = useSite();
  const country = countries[locale];
  if (!area && country === undefined) return null;
  return (
    <p className={styles.kicker}>
      <AreaMark area={area ?? 'fair'} />
      {area ? <span>{t(`area.${area}`)}</span> : null}
      {country === undefined ? null : <span>{country}</span>}
    </p>
  );
}
