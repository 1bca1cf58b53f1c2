import { useRef, useState } from 'react';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { forgetAccountCopy } from '@dswine/shared/fair/lists/my-list-account';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Button } from '@dswine/shared/ui/button';
import { Notice } from '@dswine/shared/ui/notice';
import { useFair } from '@dswine/shared/section/fair-store';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './account-sync.module.scss';
import { ListPlace } from './list-place.tsx';

/**
 * How the list stands with the account. The account's list are the favourites of specification § 6,
 * which need a login: readers without one are told so, with the way there and back.
 */
export function AccountSync() {
  const t = useTranslations();
  const loginStatus = useFair((fair) => fair.loginStatus);
  const sync = useFair((fair) => fair.listSync);
  const status = useRef<HTMLDivElement>(null);
  if (loginStatus === 'NoLogin') return <LoginOffer />;
  if (loginStatus !== 'Logined')
    return (
      <p className={styles.line}>
        <ListPlace />
      </p>
    );
  return (
    <div ref={status} tabIndex={-1}>
      {sync === 'other-account' ? (
        <OtherAccount onAnswer={() => status.current?.focus()} />
      ) : (
        <p className={styles.line} role="status">
          {sync === 'idle' ? '' : t(`myList.account.${sync}`)}
        </p>
      )}
    </div>
  );
}

function LoginOffer() {
  const t = useTranslations();
  const { locale } = useSite();
  const [isAsked, setAsked] = useState(false);
  const next = encodeURIComponent(paths.myList(locale));
  return (
    <div className={styles.line}>
      <ListPlace />
      <Button kind="quiet" small onClick={() => setAsked(true)}>
        {t('myList.account.synchronise')}
      </Button>
      <p role="alert">
        {isAsked ? (
          <>
            {t('myList.account.needsLogin')}{' '}
            <a href={`${inLocalePath(locale, '/Login')}?next=${next}`}>
              {t('myList.account.login')}
            </a>
          </>
        ) : null}
      </p>
    </div>
  );
}

/**
 * Nothing of one member's list may reach another's account unasked, and nothing is lost. The notice
 * disappears with the button that was pressed: `onAnswer` takes its focus.
 */
function OtherAccount({ onAnswer }: { onAnswer: () => void }) {
  const t = useTranslations();
  const { change } = useMyList();
  const join = () => {
    forgetAccountCopy();
    // Tells the shell of a change, so that it synchronises.
    change((entries) => [...entries]);
    onAnswer();
  };
  const leave = () => {
    forgetAccountCopy();
    change(() => []);
    onAnswer();
  };
  return (
    <Notice tone="warning" title={t('myList.account.otherTitle')}>
      <p>{t('myList.account.otherText')}</p>
      <p className={styles.answers}>
        <Button small onClick={join}>
          {t('myList.account.join')}
        </Button>
        <Button small kind="quiet" onClick={leave}>
          {t('myList.account.leave')}
        </Button>
      </p>
    </Notice>
  );
}
