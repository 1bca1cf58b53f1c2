import { accountRoutes } from './account/account-routes.ts';
import { ageRoute } from './age/age-route.ts';
import type { ShellRoute } from './composition/shell-route.ts';
import { homeRoute } from './home/home-route.ts';
import { legalRoutes } from './legal/legal-routes.ts';
import { offlineRoute } from './offline/offline-route.ts';

/** The shell's own routes. All other routes come from the sections. */
export const shellRoutes: readonly ShellRoute[] = [
  homeRoute,
  ...accountRoutes,
  ...legalRoutes,
  ageRoute,
  offlineRoute,
];
