import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';
import { ProblemPage } from './problem-page.tsx';

/** What stands in the frame when a page cannot: 404 where it does not exist, otherwise 500. */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ProblemPage kind="failed" code="500" />;
}
