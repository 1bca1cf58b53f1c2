import { useSearchParams } from 'react-router';
import { readQuery } from '@dswine/shared/section/request-key';
import type { ShellRoute } from '../composition/shell-route.ts';

/** One value of each parameter that the page knows. */
export function useAccountQuery(route: ShellRoute): Readonly<Record<string, string | undefined>> {
  const [search] = useSearchParams();
  return Object.fromEntries(
    Object.entries(readQuery(search, route.query)).map(([name, values]) => [name, values[0]]),
  );
}

/** One of the account routes by its id. */
export function routeOf<Route extends ShellRoute>(
  routes: readonly Route[],
  id: Route['id'],
): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`The shell has no page "${id}".`);
  return route;
}
