import { useState } from 'react';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { NoRecords } from '@dswine/shared/ui/no-data';
import { Notice } from '@dswine/shared/ui/notice';
import { ListSkeleton } from '@dswine/shared/ui/skeleton';
import { useHydrated } from '@dswine/shared/ui/use-hydrated';
import { useMyList } from '@dswine/shared/section/my-list';
import { hasListMark } from '@dswine/shared/fair/lists/list-place';
import { readStoredText, undoToggle } from '@dswine/shared/fair/lists/my-list-storage';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import { unindexedHead } from '@dswine/shared/section/page-head';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AppointmentsGroup } from './appointments-group.tsx';
import { ShareList } from './sharing/share-list.tsx';
import { StatusLine, type Said } from '../page-layout/status-line.tsx';
import { ImportSharedList } from './sharing/import-shared-list.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { entryName } from './entries/entry-link.ts';
import { ListActions } from './list-actions.tsx';
import { ListGroup } from './entries/list-group.tsx';
import { AccountSync } from './sharing/account-sync.tsx';
import { useFreshEntries } from './entries/use-listed-records.ts';
import { ListNeedsScripts } from './entries/list-needs-scripts.tsx';
import styles from './my-list-page.module.scss';
import { SavedProgramme } from './visit/saved-programme.tsx';

export const head = unindexedHead('myList');

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
  const { exhibitionCode, locale } = useSite();
  const { entries } = useMyList();
  const [said, say] = useState<Said>({ text: '' });
  const restore = (entry: ListEntry) => {
    undoToggle(exhibitionCode, { listed: false, entry });
    say({ text: t('myList.restored', { name: entryName(entry, locale).text }) });
  };
  const announce = (text: string, removed?: ListEntry) =>
    say({ text, ...(removed && { undo: () => restore(removed) }) });
  return (
    <div data-paper="portrait">
      <StatusLine said={said} />
      <ImportSharedList entries={entries} say={say} />
      {entries ? <Entries entries={entries} announce={announce} /> : <NoEntries />}
    </div>
  );
}

/** The list cannot be read yet, or at all. */
function NoEntries() {
  const t = useTranslations();
  if (useHydrated()) return <StorageBlocked />;
  return (
    <div className={styles.waiting}>
      <ListSkeleton label={t('myList.loading')} />
    </div>
  );
}

type EntriesProps = {
  entries: readonly ListEntry[];
  announce: (message: string, removed?: ListEntry) => void;
};

function Entries({ entries, announce }: EntriesProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { data, error } = useFreshEntries(entries);
  if (entries.length === 0)
    return (
      <>
        {readStoredText() === null && hasListMark() ? (
          <Notice tone="warning" title={t('myList.erased.title')}>
            {t('myList.erased.text')}
          </Notice>
        ) : null}
        <AccountSync />
        <NoRecords group="myList.empty" href={paths.exhibitors(locale)} />
      </>
    );
  const ofKind = (kind: ListEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  return (
    <>
      <AccountSync />
      {error && !data ? <Notice>{t('myList.stale')}</Notice> : null}
      <ChangesNotice entries={entries} announce={announce} />
      <ListActions entries={entries} />
      <SavedProgramme events={ofKind('event')} entries={entries} announce={announce} />
      <ListGroup kind="exhibitor" entries={ofKind('exhibitor')} announce={announce} />
      <ListGroup kind="product" entries={ofKind('product')} announce={announce} />
      <ShareList entries={entries} />
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
