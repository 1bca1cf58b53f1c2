import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

type Props<T> = {
  /** The result of `usePageData`. */
  answer: { data: T | undefined; error: { code: number } | undefined; mutate: () => unknown };
  /** URL of the page. */
  href: string;
  failed: string;
  busy: string;
  retry: string;
  /** Shown for a 404; without it, a 404 is an error like others. */
  missing?: ReactNode;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** Query states of a page: error, not found, loading, success. The page handles the empty state. */
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
