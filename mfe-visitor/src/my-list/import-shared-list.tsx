import { useEffect, useState } from 'react';
import { isSame, readHandover, withEntry, type ListEntry } from '@dswine/shared/fair/my-list';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName } from './entry-link.ts';
import { entriesOf, useListedRecords } from './listed-records.ts';
import styles from './import-shared-list.module.scss';

type Props = { entries: readonly ListEntry[]; say: (messages: string) => void };

/** A list that came by a link. Nothing is added before the reader says so. */
export function ImportSharedList({ entries, say }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const { change } = useMyList();
  const [sharedList, settle] = useSharedList();
  const strange = sharedList.filter((one) => !entries.some((entry) => isSame(entry, one)));
  const { data, error } = useListedRecords(strange);
  if (sharedList.length === 0) return null;
  const offered =
    strange.length > 0 && data
      ? entriesOf(data, locale).filter((one) => strange.some((other) => isSame(one, other)))
      : [];
  if (error && !data) return <Notice tone="failed">{t('myList.offer.failed')}</Notice>;
  if (strange.length > 0 && !data) return null;
  if (offered.length === 0)
    return (
      <Notice
        action={
          <Button small onClick={settle}>
            {t('myList.offer.refuse')}
          </Button>
        }
      >
        {t('myList.offer.nothing')}
      </Notice>
    );
  const add = () => {
    const kept = change((before) => offered.reduce(withEntry, before));
    settle();
    say(kept ? t('myList.offer.added', { count: offered.length }) : t('myList.refused'));
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
        <Button small kind="quiet" onClick={settle}>
          {t('myList.offer.refuse')}
        </Button>
      </p>
    </Notice>
  );
}

/** What the address hands over, and how to have done with it. */
function useSharedList(): [ReturnType<typeof readHandover>, () => void] {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const read = () => setHash(location.hash);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const settle = () => {
    history.replaceState(history.state, '', location.pathname + location.search);
    setHash('');
  };
  return [readHandover(/^#add=(.+)$/u.exec(hash)?.[1] ?? ''), settle];
}
