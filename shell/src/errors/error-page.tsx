import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NoDataPage } from './no-data-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { problemOf } from './page-error.ts';
import { ProblemPage } from './problem-page.tsx';

/**
 * Replaces a page that cannot be shown, inside the site layout (specification § 2). Every status
 * except 500 shows "Page not Found" with its status. A 500 whose message contains "undefined" shows
 * that the page is not ready yet.
 */
export function ErrorPage() {
  return <PageOf error={useRouteError()} />;
}

export function PageOf({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status !== 500)
    return <NotFoundPage status={error.status} />;
  const problem = isRouteErrorResponse(error)
    ? error.statusText
    : problemOf(error instanceof Error ? error.message : String(error));
  if (problem === 'noData') return <NoDataPage />;
  return (
    <ProblemPage
      kind={problem === 'unknownMiddleware' ? 'unknownMiddleware' : 'failed'}
      code="500"
    />
  );
}
