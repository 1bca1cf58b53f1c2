import { useState } from 'react';
import useSWR from 'swr';
import type { ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { withEntry, type ListEntry } from '@dswine/shared/fair/lists/my-list';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Button } from '@dswine/shared/ui/button';
import { TextLink } from '@dswine/shared/ui/link';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { StatusLine, type Said } from '../page-layout/status-line.tsx';
import { callQuery, parametersOf, type ListFilter } from '../search/list-filter.ts';
import styles from './add-all-button.module.scss';

/** More than that are no choice of the visitor's. */
const maxAdded = 30;

type Props = { list: ExhibitorList; filter: ListFilter };

/** Adds all results of a search, of all its pages, to My List. */
export function AddAllButton({ list, filter }: Props) {
  const t = useTranslations();
  const { exhibitionCode, locale } = useSite();
  const { entries, change } = useMyList();
  const [said, say] = useState<Said>({ text: '' });
  const search = parametersOf({ ...filter, sort: 'default', more: [] });
  const isOffered = search.length > 0 && list.Total > 1 && list.Total <= maxAdded;
  const query = callQuery(search, { PageSize: String(maxAdded), Lang: locale });
  const { data } = useSWR<ExhibitorList>(
    isOffered && list.PageCount > 1 ? `Exhibitors/${exhibitionCode}?${query}` : null,
    { revalidateOnMount: true },
  );
  const results = list.PageCount > 1 ? (data?.Items ?? []) : list.Items;
  const isListed = (id: string) =>
    entries?.some((one) => one.kind === 'exhibitor' && one.id === id);
  const unlisted = results.filter(({ Id }) => !isListed(Id));
  if (!isOffered) return null;
  const add = () => {
    let added: readonly ListEntry[] = [];
    const isSaved = change((before) => {
      const after = unlisted.reduce(
        (all, { Id, Name, Booths }) =>
          withEntry(all, { kind: 'exhibitor', id: Id, names: { [locale]: Name }, booths: Booths }),
        before,
      );
      added = after.slice(before.length);
      return after;
    });
    const count = added.length;
    if (!isSaved || count === 0) return say({ text: t('myList.refused') });
    const undo = () => {
      change((now) =>
        now.filter((one) => !added.some(({ kind, id }) => kind === one.kind && id === one.id)),
      );
      say({ text: t('myList.offer.undone') });
    };
    say({ text: t(count < unlisted.length ? 'addAll.full' : 'addAll.added', { count }), undo });
  };
  return (
    <div className={styles.addAll}>
      {unlisted.length > 0 ? (
        <Button kind="quiet" small onClick={add}>
          {t(unlisted.length < list.Total ? 'addAll.others' : 'addAll.all', {
            count: unlisted.length,
          })}
        </Button>
      ) : null}
      <StatusLine said={said} />
      {said.undo ? <TextLink href={paths.myVisit(locale)}>{t('myList.visit')}</TextLink> : null}
    </div>
  );
}
