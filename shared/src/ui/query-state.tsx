import type { ReactNode } from 'react';
import { useSlot } from '@dswine/shared/section/runtime';
import { writeQuery } from '../section/request-key.ts';
import { LoadFailed } from './load-failed.tsx';
import { NoRecords, type NoRecordsProps } from './no-data.tsx';
import { ListSkeleton } from './skeleton.tsx';

type Props<T> = {
  /** The result of `usePageData`. */
  query: {
    data: T | undefined;
    error: { code: number } | undefined;
    mutate: () => unknown;
    isValidating?: boolean;
  };
  /** Title of the error state; by default that of any page. */
  failed?: string | undefined;
  failedText?: string | undefined;
  /** Shown for a 404; without it, a 404 is an error like others. */
  missing?: NoRecordsProps | undefined;
  /** Shown for data that is empty. */
  empty?: (NoRecordsProps & { when: (data: T) => boolean }) | undefined;
  /** Loading state; a list by default. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * Query states of a page, list or fragment: error, not found, loading, empty, success. Existing
 * data stays on the screen if reading it again fails.
 */
export function QueryState<T>(props: Props<T>) {
  const { query, failed, failedText, missing, empty, skeleton, children } = props;
  const { path, query: search } = useSlot();
  const { data, error, mutate, isValidating } = query;
  if (data !== undefined) {
    if (!empty?.when(data)) return children(data);
    const { when: _, ...none } = empty;
    return <NoRecords {...none} />;
  }
  if (error?.code === 404 && missing) return <NoRecords {...missing} />;
  if (error)
    return (
      <LoadFailed
        title={failed}
        text={failedText}
        href={path + writeQuery(search)}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  return skeleton ?? <ListSkeleton />;
}
