import { useLocation } from 'react-router';
import { writeQuery } from '@dswine/shared/section/request-key';
import { matchPage } from './matched-page.ts';
import { useShell } from './shell-context.ts';

/**
 * The query of the open page as the server knows it: without parameters that the page does not have (campaign marks and
 * the like), so that server and browser write the same links.
 */
export function useSearchState(): string {
  const { state } = useShell();
  const { pathname, search } = useLocation();
  const page = matchPage(state.composition, new URL(state.siteUrl + pathname + search));
  return page ? writeQuery(page.query) : '';
}
