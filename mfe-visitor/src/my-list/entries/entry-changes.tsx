import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { changesOf } from './changes.ts';
import styles from './list-item.module.scss';

/** What is different since the visitor saw the entry, and whether it is on at all. */
export function EntryChanges({ entry }: { entry: ListEntry }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (entry.isDeleted)
    return (
      <p className={styles.deleted}>
        {t(entry.kind === 'event' ? 'myList.cancelled' : 'myList.gone')}
      </p>
    );
  return changesOf(entry, locale).map(({ what, before, after }) => (
    <p key={what} className={styles.change}>
      {t(`myList.changed.${what}`, { before, after })}
    </p>
  ));
}
