import { useLocation } from 'react-router';
import { writeQuery } from '@dswine/shared/section/request-key';
import { useShell } from './shell-context.ts';

/**
 * The open page's query as the server sees it, without unknown parameters such as campaign tags.
 * Server and browser therefore render the same links.
 */
export function useSearchState(): string {
  const { state, pageAt } = useShell();
  const { pathname, search } = useLocation();
  const page = pageAt(new URL(state.siteUrl + pathname + search));
  return page ? writeQuery(page.query) : '';
}
