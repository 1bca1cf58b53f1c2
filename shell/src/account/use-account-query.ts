import { useSearchParams } from 'react-router';
import { readQuery } from '@dswine/shared/section/request-key';
import type { ShellRoute } from '../composition/shell-route.ts';

/** The first value of each query parameter that the route declares. */
export function useAccountQuery(route: ShellRoute): Readonly<Record<string, string | undefined>> {
  const [search] = useSearchParams();
  return Object.fromEntries(
    Object.entries(readQuery(search, route.query)).map(([name, values]) => [name, values[0]]),
  );
}

/** Finds a route by its id. Throws if the shell has no such page. */
export function routeOf<Route extends ShellRoute>(
  routes: readonly Route[],
  id: Route['id'],
): Route {
  const route = routes.find((candidate) => candidate.id === id);
  if (!route) throw new Error(`The shell has no page "${id}".`);
  return route;
}
