import { readDateCookie } from '@dswine/shared/fair/date-cookie';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/connections.ts';
import { bestEncoding } from '../http/content-negotiation.ts';
import type { PageRequest } from '../rendering/render-request.ts';
import type { Settings } from '../settings/settings.ts';

/** What rendering a page needs to know of who requested it. */
export function readerOf(
  request: FastifyRequest,
  settings: Pick<Settings, 'dateBar'>,
): Pick<PageRequest, 'encodings' | 'client' | 'date'> {
  return {
    encodings: bestEncoding(request),
    client: clientOf(request.ip),
    date: chosenDate(request.headers.cookie, settings),
  };
}

/** The date that the reader chose. Without the date bar its cookie means nothing. */
export function chosenDate(
  cookie: string | undefined,
  { dateBar }: Pick<Settings, 'dateBar'>,
): number | undefined {
  return dateBar ? readDateCookie(cookie) : undefined;
}
