import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../server/errors.ts';
import type { Organiser } from '../server/organiser.ts';
import type { Settings } from '../server/settings.ts';
import type { Database, StaffRow } from '../store/tables.ts';

export type DeskDependencies = {
  desk: Organiser;
  database: Database;
  settings: DeskSettings;
  cookie: DeskCookie;
  /** The show's clock. */
  now: () => Date;
};
export type DeskSettings = Pick<Settings, 'exhibitionCode' | 'siteOrigins'> &
  Partial<Pick<Settings, 'purgeUrl' | 'purgeToken' | 'clockOffset'>>;
export type DeskCookie = {
  read: (request: FastifyRequest) => string | undefined;
  set: (request: FastifyRequest, reply: FastifyReply, token: string) => void;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The logged-in staff member. Set for every desk page that requires a login. */
    staff?: StaffRow;
  }
}

export function page(reply: FastifyReply, markup: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(markup);
}

/** The logged-in staff member. Throws a 403 `HttpError` when there is none. */
export function requireStaff({ staff }: { staff?: StaffRow }): StaffRow {
  if (!staff) throw new HttpError(403, '請先登入服務台 / Please log in at the desk first');
  return staff;
}
