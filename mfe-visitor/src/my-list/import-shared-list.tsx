import { useEffect, useState } from 'react';
import { entriesOf } from '@dswine/shared/fair/listed-records';
import { isSame, readHandover, withEntry, type ListEntry } from '@dswine/shared/fair/my-list';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName } from './entry-link.ts';
import { useListedRecords } from './use-listed-records.ts';
import styles from './import-shared-list.module.scss';

type Props = { entries: readonly ListEntry[]; announce: (message: string) => void };

/** A list from a shared link. Adds nothing until the user confirms. */
export function ImportSharedList({ entries, announce }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { change } = useMyList();
  const [sharedList, dismiss] = useSharedList();
  const unsaved = sharedList.filter((one) => !entries.some((entry) => isSame(entry, one)));
  const { data, error } = useListedRecords(unsaved);
  if (sharedList.length === 0) return null;
  const offered =
    unsaved.length > 0 && data
      ? entriesOf(data, locale).filter((one) => unsaved.some((other) => isSame(one, other)))
      : [];
  if (error && !data) return <Notice tone="failed">{t('myList.offer.failed')}</Notice>;
  if (unsaved.length > 0 && !data) return null;
  if (offered.length === 0)
    return (
      <Notice
        action={
          <Button small onClick={dismiss}>
            {t('myList.offer.refuse')}
          </Button>
        }
      >
        {t('myList.offer.nothing')}
      </Notice>
    );
  const add = () => {
    const isSaved = change((before) => offered.reduce(withEntry, before));
    dismiss();
    announce(isSaved ? t('myList.offer.added', { count: offered.length }) : t('myList.refused'));
  };
  return (
    <Notice title={t('myList.offer.title', { count: offered.length })}>
      <p>{t('myList.offer.text')}</p>
      <ul className={styles.names}>
        {offered.map((one) => (
          <li key={`${one.kind}${one.id}`}>{entryName(one, locale).text}</li>
        ))}
      </ul>
      <p className={styles.answers}>
        <Button small onClick={add}>
          {t('myList.offer.add')}
        </Button>
        <Button small kind="quiet" onClick={dismiss}>
          {t('myList.offer.refuse')}
        </Button>
      </p>
    </Notice>
  );
}

/** The shared list from the URL fragment, and a function that removes it from the URL. */
function useSharedList(): [ReturnType<typeof readHandover>, () => void] {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const read = () => setHash(location.hash);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const dismiss = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setHash('');
  };
  return [readHandover(/^#add=(.+)$/u.exec(hash)?.[1] ?? ''), dismiss];
}
