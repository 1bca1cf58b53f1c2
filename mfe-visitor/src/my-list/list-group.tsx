import { useRef, useState } from 'react';
import type { ListedRecords } from '@dswine/shared/contract/my-list';
import {
  withNotes,
  withoutEntry,
  type ListEntry,
  type ListKind,
} from '@dswine/shared/fair/my-list';
import { paths } from '@dswine/shared/fair/paths';
import { Button } from '@dswine/shared/ui/button';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName } from './entry-link.ts';
import styles from './list-group.module.scss';
import { ListItem } from './list-item.tsx';

const maxCompared = 4;

type Props = {
  kind: ListKind;
  entries: readonly ListEntry[];
  records: ListedRecords | undefined;
  announce: (message: string) => void;
};

/**
 * The entries of one kind. Selected exhibitors or products can be compared: the form opens the
 * comparison page.
 */
export function ListGroup({ kind, entries, records, announce }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { change } = useMyList();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  if (entries.length === 0) return null;
  const shown = records && new Set(idsOf(records, kind));
  const remove = (entry: ListEntry) => {
    change((before) => withoutEntry(before, entry));
    setChosen((before) => before.filter((id) => id !== entry.id));
    announce(t('myList.removed', { name: entryName(entry, locale).text }));
    heading.current?.focus();
  };
  const choose = (id: string, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((one) => one !== id)));
  const list = (
    <ul className={styles.entries} role="list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ListItem
            entry={entry}
            isDeleted={shown !== undefined && !shown.has(entry.id)}
            remove={() => remove(entry)}
            note={(text) => change((before) => withNotes(before, entry, { note: text }))}
            {...(kind !== 'event' && {
              choice: {
                isChosen: chosen.includes(entry.id),
                isDisabled: chosen.length >= maxCompared && !chosen.includes(entry.id),
                set: (on: boolean) => choose(entry.id, on),
              },
            })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.group} aria-labelledby={`list-${kind}`}>
      <h2 id={`list-${kind}`} ref={heading} tabIndex={-1}>
        {t(`myList.kind.${kind}`)} <span>{t('myList.count', { count: entries.length })}</span>
      </h2>
      {kind === 'event' ? (
        list
      ) : (
        <form method="get" action={paths.compare(locale)}>
          {list}
          {entries.length > 1 ? (
            <p className={styles.compare}>
              <Button type="submit" kind="quiet" small disabled={chosen.length < 2}>
                {t('myList.compare')}
              </Button>
              <span>{t('myList.compareHint')}</span>
            </p>
          ) : null}
        </form>
      )}
    </section>
  );
}

function idsOf({ Exhibitors, Products, Events }: ListedRecords, kind: ListKind): string[] {
  return { exhibitor: Exhibitors, product: Products, event: Events }[kind].map(({ Id }) => Id);
}
