import type { FastifyInstance } from 'fastify';
import { dateBarPath, readLocalTime } from '@dswine/shared/fair/texts/local-time';
import type { Clock } from '@dswine/shared/process/clock';
import { chooseShowOffset } from '@dswine/shared/process/show-clock';
import { pathOnSite } from './http/page-url.ts';
import { acceptForms } from './http/form-body.ts';
import type { Settings } from './settings/settings.ts';

type Options = {
  settings: Pick<Settings, 'siteUrl' | 'dataDir'>;
  clock: Pick<Clock, 'now'>;
  /** Called when the show has another date. */
  onChanged: () => void;
};

/**
 * `POST /dates`: sets the show's clock of the whole site to the date chosen in the date bar, and
 * leads back to the page. Registered only where the date bar is on.
 */
export async function dateBarRoutes(
  server: FastifyInstance,
  { settings, clock, onChanged }: Options,
): Promise<void> {
  acceptForms(server);
  server.post(dateBarPath, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // A page of another site must not change what all see.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      return reply.code(403).send({ message: '只能從本網站使用 / This works from this site only' });
    const { at = '', back = '/' } = (request.body ?? {}) as Record<string, string>;
    const moment = readLocalTime(at);
    chooseShowOffset(settings.dataDir, moment && moment - clock.now());
    onChanged();
    return reply.code(303).header('location', pathOnSite(back, settings.siteUrl)).send();
  });
}
