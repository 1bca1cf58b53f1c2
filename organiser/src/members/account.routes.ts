import type { Organiser } from '../server/organiser.ts';
import type { Database } from '../store/tables.ts';
import { accountCalls } from './account-calls.ts';
import { deleteRoute } from './delete.routes.ts';
import { loginRoute } from './login.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { registerRoutes } from './register.routes.ts';
import { resetRoutes } from './reset.routes.ts';
import type { SessionCookies } from './session-cookies.ts';

/** The account routes that take a body. Session check and logout are in `auth.routes.ts`. */
export function accountRoutes(
  app: Organiser,
  database: Database,
  cookies: SessionCookies,
  siteOrigins: string[],
): void {
  const calls = accountCalls(app, database, cookies, siteOrigins);
  registerRoutes(calls);
  loginRoute(calls);
  resetRoutes(calls);
  profileRoutes(calls);
  deleteRoute(calls);
}
