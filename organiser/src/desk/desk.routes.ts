import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assess } from '../http/error-handler.ts';
import { HttpError } from '../http/responses.ts';
import type { Organiser, Dependencies } from '../dependencies.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { staffSession } from '../policies.ts';
import { accountRoutes } from './staff/account.routes.ts';
import { actionsPage, maxActions } from './actions-page.ts';
import { problemPage } from './problem-page.ts';
import { applicationRoutes } from './submissions/application.routes.ts';
import { listActions } from './audit/actions.queries.ts';
import { accessOf, hasRole, homeOf } from './staff/desk-access.ts';
import { page } from './desk-page.ts';
import { type DeskCookie, type DeskDependencies, audit } from './desk-parts.ts';
import { loginRoutes } from './staff/login.routes.ts';
import { entranceRoutes } from './entrance/entrance.routes.ts';
import { entryRoutes } from './entrance/entry.routes.ts';
import { mailRoutes } from './mail.routes.ts';
import { passwordRoutes } from './staff/password.routes.ts';
import { recordRoutes } from './record.routes.ts';
import { staffOf } from './staff/staff.queries.ts';
import { exhibitorRoutes } from './exhibitors/exhibitors.routes.ts';
import { orderRoutes } from './exhibitors/orders.routes.ts';
import { registrationRoutes } from './registrations/registration.routes.ts';
import { submissionListRoutes } from './submissions/submission-list.routes.ts';
import { submissionRoutes } from './submissions/submission.routes.ts';

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const css = readFileSync(join(import.meta.dirname, 'desk.css'), 'utf8');

/**
 * The desk for the organiser's staff, on the service's own address; the site does not link to it.
 * Its pages work without scripts. Visitors who are not logged in see the login only.
 */
export function deskRoutes(desk: Organiser, dependencies: Dependencies): void {
  const { database } = dependencies;
  // Keep the desk out of the public API description.
  desk.addHook('onRoute', (route) => void (route.schema = { ...route.schema, hide: true }));
  void desk.register(formbody);
  desk.addHook('onSend', async (_request, reply) => {
    void reply
      .header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
      .header('content-security-policy', reply.getHeader('content-security-policy') ?? policy)
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex');
  });
  desk.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && !isSameOrigin(request, []))
      throw new HttpError(403, '請從服務臺操作 / Please use the desk itself');
    return admit(dependencies, request, reply);
  });
  // Before the page leaves: what cannot be recorded is not shown.
  desk.addHook('onSend', async (request, reply) => {
    const { audit: action } = accessOf(request);
    if (!action || !request.staff || reply.statusCode !== 200) return;
    const { reference, id } = request.params as { reference?: string; id?: string };
    const exhibitor = id === undefined ? '' : `${dependencies.exhibitionCode} exhibitor/${id}`;
    const subject = reference?.toUpperCase() ?? exhibitor;
    await audit(dependencies, request, { action, subject });
  });
  desk.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { status, seconds } = assess(error, request);
    if (seconds !== undefined) void reply.header('retry-after', String(seconds));
    const message =
      status < 500
        ? error.message
        : '系統忙碌中，請稍後再試 / Server is busy, please try again later';
    return page(reply, problemPage(message), status);
  });
  desk.get('/desk.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(css),
  );
  desk.get('/actions', async (_request, reply) =>
    page(reply, actionsPage(await listActions(database, maxActions))),
  );
  const deskDependencies: DeskDependencies = { ...dependencies, desk, cookie };
  loginRoutes(deskDependencies);
  passwordRoutes(deskDependencies);
  accountRoutes(deskDependencies);
  submissionListRoutes(deskDependencies);
  submissionRoutes(deskDependencies);
  registrationRoutes(deskDependencies);
  exhibitorRoutes(deskDependencies);
  orderRoutes(deskDependencies);
  entranceRoutes(deskDependencies);
  entryRoutes(deskDependencies);
  applicationRoutes(deskDependencies);
  mailRoutes(deskDependencies);
  recordRoutes(deskDependencies);
}

/** The cookie name follows the desk's own scheme, which may differ from the site's. */
const cookieName = ({ protocol }: FastifyRequest) =>
  protocol === 'https' ? '__Secure-dswine_desk' : 'dswine_desk';

const cookie: DeskCookie = {
  read: (request) => request.cookies[cookieName(request)],
  set: (request, reply, token) =>
    void reply.setCookie(cookieName(request), token, {
      path: '/desk',
      maxAge: token === '' ? 0 : staffSession.seconds,
      httpOnly: true,
      secure: request.protocol === 'https',
      sameSite: 'strict',
    }),
};

/** Admits staff with the required access. Redirects others to the step that is due first. */
async function admit(
  { database, clock }: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { for: required } = accessOf(request);
  if (required === 'anyone') return undefined;
  const staff = await staffOf(database, cookie.read(request), new Date(clock.now()));
  if (!staff) return reply.redirect('/desk/login', 303);
  if (staff.stage === 'second-factor' && required !== 'second-factor')
    return reply.redirect('/desk/second-factor', 303);
  if (staff.stage === 'open' && required === 'second-factor')
    return reply.redirect(homeOf(staff.role), 303);
  request.staff = staff;
  if (required === 'second-factor' || required === 'signed-in') return undefined;
  if (staff.must_change) return reply.redirect('/desk/password', 303);
  if (!hasRole(staff.role, required)) throw new HttpError(403, notAllowed);
  return undefined;
}

const notAllowed =
  '您的帳號沒有這項權限，請洽管理員 / Your account may not do this. Please ask an administrator';
