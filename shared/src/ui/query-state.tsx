import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

type Props<T> = {
  /** What `usePageData` answers. */
  answer: { data: T | undefined; error: { code: number } | undefined; mutate: () => unknown };
  /** The address of the page itself. */
  href: string;
  failed: string;
  busy: string;
  retry: string;
  /** Stands where the thing does not exist (404); without it that is a failure like others. */
  missing?: ReactNode;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** The faces of a page that shows one answer: failed, missing, loading, full. What is empty the page itself knows. */
export function QueryState<T>({
  answer,
  href,
  failed,
  busy,
  retry,
  missing,
  skeleton,
  children,
}: Props<T>) {
  const { data, error, mutate } = answer;
  if (error?.code === 404 && missing !== undefined) return missing;
  if (error)
    return (
      <LoadFailed
        title={failed}
        text={busy}
        retryLabel={retry}
        href={href}
        retry={() => void mutate()}
      />
    );
  if (data === undefined) return skeleton;
  return children(data);
}
