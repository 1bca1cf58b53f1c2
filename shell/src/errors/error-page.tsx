import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NoDataPage } from './no-data-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { problemOf } from './page-error.ts';
import { ProblemPage } from './problem-page.tsx';

/**
 * What stands in the frame when a page cannot (specification § 2): "Page not Found" with its own status for everything
 * but a 500; a 500 that speaks of "undefined" is a page that is being got ready.
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
