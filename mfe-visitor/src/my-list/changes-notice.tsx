import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { changesOf, hasNews, withAllSeen } from './entries/changes.ts';
import { entryName, entryPath } from './entries/entry-link.ts';
import styles from './sharing/import-shared-list.module.scss';

type Props = { entries: readonly ListEntry[]; announce: (message: string) => void };

/** What the fair has changed since the visitor looked last. It stays until the visitor has seen it. */
export function ChangesNotice({ entries, announce }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { change } = useMyList();
  const changed = entries.filter((entry) => hasNews(entry, locale));
  if (changed.length === 0) return null;
  const confirm = () => {
    change((before) =>
      before.map((entry) => (hasNews(entry, locale) ? withAllSeen(entry) : entry)),
    );
    announce(t('myList.changed.confirmed'));
  };
  return (
    <Notice
      tone="warning"
      title={t('myList.changed.title', { count: changed.length })}
      action={
        <Button small onClick={confirm}>
          {t('myList.changed.confirm')}
        </Button>
      }
    >
      <ul className={styles.changes}>
        {changed.map((entry) => {
          const name = entryName(entry, locale);
          return (
            <li key={entry.kind + entry.id}>
              {entry.isDeleted ? (
                <span lang={name.lang}>{name.text}</span>
              ) : (
                <a href={entryPath(entry, locale)} lang={name.lang}>
                  {name.text}
                </a>
              )}{' '}
              {entry.isDeleted
                ? t(entry.kind === 'event' ? 'myList.cancelled' : 'myList.gone')
                : changesOf(entry, locale)
                    .map(({ what, before, after }) =>
                      t(`myList.changed.${what}`, { before, after }),
                    )
                    .join(' · ')}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
