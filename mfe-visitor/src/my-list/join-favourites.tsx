import { useState } from 'react';
import useSWR from 'swr';
import type { Favourites } from '@dswine/shared/contract/favourites';
import type { ListEntry } from '@dswine/shared/fair/my-list';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useFair } from '@dswine/shared/section/fair-store';
import { createHttp } from '@dswine/shared/section/http';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './import-shared-list.module.scss';

type Props = { entries: readonly ListEntry[]; announce: (message: string) => void };

/**
 * Offers members to add the list to the favourites of their account. Calendar entries cannot be
 * favourites.
 */
export function JoinFavourites({ entries, announce }: Props) {
  const t = useTranslations();
  const { locale, exhibitionCode, expoApi } = useSite();
  const isMember = useFair(({ loginStatus }) => loginStatus) === 'Logined';
  const [isDismissed, setDismissed] = useState(false);
  const [busy, setBusy] = useState(false);
  const path = `Favourites/${exhibitionCode}?Lang=${locale}`;
  const expo = createHttp({ base: expoApi });
  const { data, mutate } = useSWR<Favourites>(isMember ? `member ${path}` : null, async () => {
    return (await expo.data(path, { credentials: 'include' })) as Favourites;
  });
  const missing = entries.filter(
    ({ kind, id }) =>
      kind !== 'event' && data?.Items.some((one) => one.Kind === kind && one.Id === id) === false,
  );
  if (!isMember || isDismissed || missing.length === 0) return null;
  async function join() {
    setBusy(true);
    const outcomes = await Promise.allSettled(
      missing.map(({ kind, id }) =>
        expo.data(`Favourites/${exhibitionCode}`, {
          method: 'POST',
          body: { Kind: kind, Id: id },
          credentials: 'include',
        }),
      ),
    );
    setBusy(false);
    const failed = outcomes.some(({ status }) => status === 'rejected');
    announce(t(failed ? 'myList.join.failed' : 'myList.join.done'));
    await mutate();
  }
  return (
    <Notice title={t('myList.join.title')}>
      <p>{t('myList.join.text', { count: missing.length })}</p>
      <p className={styles.answers}>
        <Button small busy={busy} onClick={() => void join()}>
          {t('myList.join.yes')}
        </Button>
        <Button small kind="quiet" onClick={() => setDismissed(true)}>
          {t('myList.join.no')}
        </Button>
      </p>
    </Notice>
  );
}
