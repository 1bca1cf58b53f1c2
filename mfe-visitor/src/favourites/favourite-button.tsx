import { useState } from 'react';
import useSWR from 'swr';
import type { FavouriteKind, Favourites } from '@dswine/shared/contract/favourites';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { useFair } from '@dswine/shared/section/fair-store';
import { RequestFailed, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './favourite-button.module.scss';

type Props = { kind: FavouriteKind; id: string; name: string };

/**
 * Toggles a favourite in the member's account (specification § 6). Users who are not logged in get
 * a message with a login link that returns to this page.
 */
export function FavouriteButton({ kind, id, name }: Props) {
  const t = useTranslations();
  const { marked, message, busy, toggle } = useFavourite(kind, id);
  return (
    <div className={styles.favourite}>
      <button
        type="button"
        className="dw-my-list dw-my-list--favourite"
        aria-pressed={marked}
        aria-label={t('favourite.of', { name })}
        aria-busy={busy || undefined}
        onClick={() => void toggle()}
      >
        {t('favourite.add')}
      </button>
      <p className={styles.status} role="alert">
        {message === 'failed' ? t('favourite.failed') : null}
        {message === 'login' ? (
          <>
            {t('favourite.needsLogin')} <LoginLink />
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Reads and changes the favourite in the member's account. */
function useFavourite(kind: FavouriteKind, id: string) {
  const { locale, exhibitionCode, expo } = useSite();
  const status = useFair(({ loginStatus }) => loginStatus);
  const isMember = status === 'Logined';
  const [message, setMessage] = useState<'login' | 'failed'>();
  const [busy, setBusy] = useState(false);
  const path = `Favourites/${exhibitionCode}`;
  const { data, mutate } = useSWR<Favourites>(
    isMember ? `member ${path} ${locale}` : null,
    async () =>
      (await expo.data(`${path}?Lang=${locale}`, { credentials: 'include' })) as Favourites,
  );
  const marked = isMember && data?.Items.some((one) => one.Kind === kind && one.Id === id) === true;
  async function toggle() {
    // While the login status is loading, send the request anyway. Its response shows whether the
    // user is logged in.
    if (status === 'NoLogin') return setMessage('login');
    setMessage(undefined);
    setBusy(true);
    try {
      await (marked
        ? expo.data(`${path}?Kind=${kind}&Id=${id}`, { method: 'DELETE', credentials: 'include' })
        : expo.data(path, {
            method: 'POST',
            body: { Kind: kind, Id: id },
            credentials: 'include',
          }));
      await mutate();
    } catch (error) {
      setMessage(error instanceof RequestFailed && error.code === 401 ? 'login' : 'failed');
    }
    setBusy(false);
    return undefined;
  }
  return { marked, message, busy, toggle };
}

/** Returns to the current page after the login. */
function LoginLink() {
  const t = useTranslations();
  const { locale } = useSite();
  const currentPage = encodeURIComponent(location.pathname + location.search);
  return (
    <a href={`${inLocalePath(locale, '/Login')}?next=${currentPage}`}>{t('favourite.login')}</a>
  );
}
