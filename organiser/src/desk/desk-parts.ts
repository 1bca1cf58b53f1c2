import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Dependencies } from '../dependencies.ts';
import type { StaffRow } from '../store/tables/desk.ts';

export type DeskDependencies = Dependencies & { desk: Organiser; cookie: DeskCookie };
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
  if (!staff) throw new HttpError(403, '請先登入服務臺 / Please log in at the desk first');
  return staff;
}
