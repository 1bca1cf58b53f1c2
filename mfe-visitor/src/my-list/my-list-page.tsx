import { useEffect, useRef, useState } from 'react';
import { inLocalePath } from '@dswine/shared/fair/locale-path';
import { paths } from '@dswine/shared/fair/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { ButtonLink } from '@dswine/shared/ui/button';
import { NoData } from '@dswine/shared/ui/no-data';
import { Notice } from '@dswine/shared/ui/notice';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { useMyList } from '@dswine/shared/section/my-list';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AppointmentsGroup } from './appointments-group.tsx';
import { ShareList } from './share-list.tsx';
import { ImportSharedList } from './import-shared-list.tsx';
import { ListGroup } from './list-group.tsx';
import { AccountSync } from './account-sync.tsx';
import { useFreshEntries } from './use-listed-records.ts';
import { ListNeedsScripts } from './list-needs-scripts.tsx';
import { BoothsOnPlanLink } from '../search/booths-on-plan-link.tsx';
import styles from './my-list-page.module.scss';
import { useInBrowser } from './use-in-browser.ts';

export function head({ t }: HeadContext): Head {
  return { title: t('myList.title'), description: t('myList.description'), noindex: true };
}

/**
 * The list saved on this device. The server does not have it, so the HTML is the same for everyone
 * until hydration.
 */
export function Page() {
  const t = useTranslations();
  return (
    <PageLayout title={t('myList.title')} lead={t('myList.lead')}>
      <ListNeedsScripts />
      <AppointmentsGroup />
      <List />
    </PageLayout>
  );
}

function List() {
  const t = useTranslations();
  const { locale } = useSite();
  const { entries } = useMyList();
  const { data, error } = useFreshEntries(entries);
  const [message, setMessage] = useState('');
  const messageRef = useRef<HTMLParagraphElement>(null);
  // An action may remove the button that had focus. Move the focus to the status message.
  useEffect(() => {
    if (message !== '' && document.activeElement === document.body)
      messageRef.current?.focus({ preventScroll: true });
  }, [message, entries]);
  const inBrowser = useInBrowser();
  if (!entries)
    return inBrowser ? (
      <StorageBlocked />
    ) : (
      <div className={styles.waiting}>
        <ListSkeleton label={t('myList.loading')} />
      </div>
    );
  return (
    <>
      <p role="status" className={styles.status} tabIndex={-1} ref={messageRef}>
        {message}
      </p>
      <ImportSharedList entries={entries} announce={setMessage} />
      <AccountSync />
      {error && !data ? <Notice>{t('myList.stale')}</Notice> : null}
      {entries.length === 0 ? (
        <NoData
          title={t('myList.empty.title')}
          text={t('myList.empty.text')}
          href={paths.exhibitors(locale)}
          hrefLabel={t('myList.empty.action')}
        />
      ) : (
        <>
          <p className={styles.actions}>
            <ButtonLink href={paths.myVisit(locale)}>{t('myList.visit')}</ButtonLink>
            <BoothsOnPlanLink booths={entries.flatMap(({ booths }) => booths)} />
          </p>
          {(['exhibitor', 'product', 'event'] as const).map((kind) => (
            <ListGroup
              key={kind}
              kind={kind}
              entries={entries.filter((entry) => entry.kind === kind)}
              records={data}
              announce={setMessage}
            />
          ))}
          <ShareList entries={entries} />
        </>
      )}
    </>
  );
}

function StorageBlocked() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <Notice tone="warning" title={t('myList.blocked.title')}>
      <p>
        {t('myList.blocked.text')}{' '}
        <a href={inLocalePath(locale, '/MemberCenter')}>{t('myList.scriptless.link')}</a>
      </p>
    </Notice>
  );
}
