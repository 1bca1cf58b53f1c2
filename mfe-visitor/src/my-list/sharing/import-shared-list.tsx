import type { ListedRecords } from '@dswine/shared/contract/my-list';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { entriesOf } from '@dswine/shared/fair/lists/listed-records';
import { isSame, type ListEntry, type NewEntry } from '@dswine/shared/fair/lists/my-list';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useMyList } from '@dswine/shared/section/my-list';
import { usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Said } from '../../page-layout/status-line.tsx';
import { entryName, entryPath } from '../entries/entry-link.ts';
import { EntryPlace } from '../entries/entry-place.tsx';
import styles from './import-shared-list.module.scss';
import { useSharedList, withShared } from './shared-list.ts';
import { useListedRecords } from '../entries/use-listed-records.ts';

type Props = {
  /** Undefined on the server, and if the device stores nothing: then all items are shown. */
  entries: readonly ListEntry[] | undefined;
  say: (said: Said) => void;
};

/** A list from a shared link. Adds nothing until the user confirms. */
export function ImportSharedList({ entries, say }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { change } = useMyList();
  const { isInQuery, items, notes, dismiss } = useSharedList();
  const unsaved = items.filter((one) => !entries?.some((entry) => isSame(entry, one)));
  const inPage = usePageData<ListedRecords>('shared');
  const fetched = useListedRecords(isInQuery ? [] : unsaved);
  const { data, error } = isInQuery ? inPage : fetched;
  const refuse = () => {
    dismiss();
    // The notice disappears with the button: the status line takes the focus.
    say({ text: t('myList.offer.refused') });
  };
  if (items.length === 0) return null;
  if (error && !data) return <Notice tone="failed">{t('myList.offer.failed')}</Notice>;
  if (unsaved.length > 0 && !data) return null;
  const offered = data
    ? entriesOf(data, locale).filter((one) => unsaved.some((other) => isSame(one, other)))
    : [];
  if (offered.length === 0) return <NothingNew onDismiss={refuse} />;
  const add = () => {
    let added: readonly ListEntry[] = [];
    const isSaved = change((before) => {
      const after = withShared(before, offered, notes);
      added = after.slice(before.length);
      return after;
    });
    dismiss();
    const undo = () => {
      change((now) => now.filter((one) => !added.some((other) => isSame(one, other))));
      say({ text: t('myList.offer.undone') });
    };
    if (isSaved && added.length > 0)
      say({ text: t('myList.offer.added', { count: added.length }), undo });
    else say({ text: t('myList.refused') });
  };
  return (
    <Notice title={t('myList.offer.title', { count: offered.length })}>
      <p>{t(notes.length > 0 ? 'myList.offer.textWithNotes' : 'myList.offer.text')}</p>
      <SharedItems offered={offered} />
      <p className={styles.answers}>
        <Button small onClick={add}>
          {t('myList.offer.add')}
        </Button>
        <Button small kind="quiet" onClick={refuse}>
          {t('myList.offer.refuse')}
        </Button>
      </p>
    </Notice>
  );
}

function NothingNew({ onDismiss }: { onDismiss: () => void }) {
  const t = useTranslations();
  const dismiss = (
    <Button small onClick={onDismiss}>
      {t('myList.offer.refuse')}
    </Button>
  );
  return <Notice action={dismiss}>{t('myList.offer.nothing')}</Notice>;
}

function SharedItems({ offered }: { offered: readonly NewEntry[] }) {
  const { locale } = useSite();
  return (
    <ul className={styles.names}>
      {offered.map((item) => {
        const entry: ListEntry = { note: '', ...item };
        const name = entryName(entry, locale);
        return (
          <li key={item.kind + item.id}>
            <a href={entryPath(item, locale)} lang={name.lang}>
              {name.text}
            </a>{' '}
            {item.start === undefined ? null : <span>{writeDay(item.start, locale)}</span>}
            <EntryPlace entry={entry} />
          </li>
        );
      })}
    </ul>
  );
}
