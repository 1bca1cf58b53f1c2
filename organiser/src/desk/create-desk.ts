import { createApp, type AppOptions } from '../server/app.ts';
import type { Organiser } from '../server/organiser.ts';
import { deskRoutes } from './desk.routes.ts';

/** The staff desk on a separate listener, so that no proxy in front of the API can reach it. */
export function createDesk({ settings, database, logger }: AppOptions): Organiser {
  const app = createApp({ settings, logger });
  app.get('/', (_request, reply) => reply.redirect('/desk', 303));
  void app.register(async (desk) => deskRoutes(desk, database, settings), { prefix: '/desk' });
  return app;
}
