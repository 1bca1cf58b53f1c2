import type { FastifyInstance } from 'fastify';

import { dateBarPath, readLocalTime, setDateCookie } from '@dswine/shared/fair/date-cookie';
import { pageUrl } from './http/page-url.ts';
import { acceptForms } from './pages/form-body.ts';
import type { Settings } from './settings/settings.ts';

/**
 * `POST /dates`: keeps the date that the reader chose in the date bar in a cookie, and leads back
 * to the page. Registered only where the date bar is on.
 */
export async function dateBarRoutes(
  server: FastifyInstance,
  { settings }: { settings: Pick<Settings, 'siteUrl'> },
): Promise<void> {
  acceptForms(server);
  server.post(dateBarPath, (request, reply) => {
    const { at = '', back = '/' } = (request.body ?? {}) as Record<string, string>;
    // Resolved against the site, so that it never leads elsewhere.
    const { pathname, search } = pageUrl(back, settings.siteUrl);
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('set-cookie', setDateCookie(readLocalTime(at)))
      .header('location', pathname.replace(/^[/\\]+/, '/') + search)
      .send();
  });
}
