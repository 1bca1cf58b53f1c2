import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { RequestTemplate } from '@dswine/shared/contract/releases';
import { requestKey } from '@dswine/shared/section/request-key';
import { NoDataPage } from '../errors/no-data-page.tsx';

/** Request keys of the page's required data. */
export function requiredKeys(
  data: Readonly<Record<string, RequestTemplate>>,
  at: Parameters<typeof requestKey>[1],
): string[] {
  return Object.values(data).flatMap((request) =>
    request.optional ? [] : [requestKey(request, at)],
  );
}

/** Shows a page unless one of its requests returns `null`: the edition has no such record yet. */
export function WhenPublished({
  keys: [key, ...rest],
  children,
}: {
  keys: readonly string[];
  children: ReactNode;
}) {
  if (key === undefined) return children;
  return (
    // No React key: the page keeps its state and focus while its address changes.
    <UnlessNull requestKey={key}>
      <WhenPublished keys={rest}>{children}</WhenPublished>
    </UnlessNull>
  );
}

function UnlessNull({ requestKey: key, children }: { requestKey: string; children: ReactNode }) {
  const { data } = useSWR<unknown>(key);
  return data === null ? <NoDataPage /> : children;
}
