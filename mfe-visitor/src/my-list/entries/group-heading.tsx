import { useRef, type RefObject } from 'react';
import { withoutEntry, type ListEntry, type ListKind } from '@dswine/shared/fair/lists/my-list';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName } from './entry-link.ts';

type Props = { kind: ListKind; count: number; ref: RefObject<HTMLHeadingElement | null> };

export function GroupHeading({ kind, count, ref }: Props) {
  const t = useTranslations();
  return (
    <h2 id={`list-${kind}`} ref={ref} tabIndex={-1}>
      {t(`myList.kind.${kind}`)} <span>{t(`myList.count.${kind}`, { count })}</span>
    </h2>
  );
}

/** Removes an entry. Its button is gone then, so the heading of the group takes the focus. */
export function useRemoval(announce: (message: string, removed?: ListEntry) => void) {
  const t = useTranslations();
  const { locale } = useSite();
  const { change } = useMyList();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (entry: ListEntry) => {
    change((before) => withoutEntry(before, entry));
    announce(t('myList.removed', { name: entryName(entry, locale).text }), entry);
    heading.current?.focus();
  };
  return { heading, remove };
}
