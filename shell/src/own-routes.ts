import { accountRoutes } from './account/account-routes.ts';
import type { OwnRoute } from './composition/own-route.ts';
import { homeRoute } from './home/home-route.ts';

/** The pages of the shell itself; all others come from the sections. */
export const ownRoutes: readonly OwnRoute[] = [homeRoute, ...accountRoutes];
