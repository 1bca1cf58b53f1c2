import type { FastifyInstance } from 'fastify';
import { listMarkHeader, listMarkPath } from '@dswine/shared/fair/lists/list-place';
import type { Settings } from './settings/settings.ts';

/**
 * `POST /list-mark`: marks this browser as one that has stored My List, so that the page can say
 * what happened when the browser has erased it.
 */
export function serveListMark(
  server: FastifyInstance,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): void {
  server.post(listMarkPath, (_, reply) =>
    reply
      .code(204)
      .header('cache-control', 'no-store')
      .header('set-cookie', listMarkHeader(new URL(siteUrl).protocol === 'https:'))
      .send(),
  );
}
