import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../server/errors.ts';
import type { Organiser } from '../server/organiser.ts';
import type { Settings } from '../server/settings.ts';
import type { Database, StaffRow } from '../store/tables.ts';

export type DeskParts = {
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
    /** Who works at the desk; set before every page of it but the login. */
    staff?: StaffRow;
  }
}

export function page(reply: FastifyReply, markup: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(markup);
}

/** Who is at the desk, once the login was asked for. */
export function atDesk({ staff }: { staff?: StaffRow }): StaffRow {
  if (!staff) throw new HttpError(403, '請先登入服務台 / Please log in at the desk first');
  return staff;
}
