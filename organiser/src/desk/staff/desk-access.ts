import type { FastifyRequest } from 'fastify';

/** Each role includes the rights of the roles before it. `entrance`: admits visitors, and sees no more. */
export const roles = ['entrance', 'read', 'answer', 'manage'] as const;
export type Role = (typeof roles)[number];

/**
 * `second-factor`: the password was right. `signed-in`: logged in, even if a password change is
 * due.
 */
type Access = { for: 'anyone' | 'second-factor' | 'signed-in' | Role; audit?: string };

/**
 * The access rule and audit action of each desk route. Routes not listed here require `manage`. A
 * test requires every route to be listed.
 */
export const deskAccess: Readonly<Record<string, Access>> = {
  'GET /desk/desk.css': { for: 'anyone' },
  'GET /desk/login': { for: 'anyone' },
  'POST /desk/login': { for: 'anyone' },
  'GET /desk/second-factor': { for: 'second-factor' },
  'POST /desk/second-factor': { for: 'second-factor' },
  'POST /desk/logout': { for: 'signed-in' },
  'GET /desk/password': { for: 'signed-in' },
  'POST /desk/password': { for: 'signed-in' },
  'GET /desk/account': { for: 'entrance' },
  'POST /desk/account/second-factor': { for: 'entrance' },
  'POST /desk/account/second-factor/confirm': { for: 'entrance' },
  'POST /desk/account/second-factor/off': { for: 'entrance' },
  'GET /desk/entrance': { for: 'entrance' },
  'GET /desk/entrance/:file': { for: 'anyone' },
  'GET /desk/entrance/badges': { for: 'entrance' },
  'GET /desk/entrance/visitors': { for: 'entrance', audit: 'read' },
  'POST /desk/entrance/entries': { for: 'entrance' },
  'GET /desk/entries': { for: 'read' },
  'GET /desk/entries.csv': { for: 'manage' },
  'GET /desk/entries.xlsx': { for: 'manage' },
  'GET /desk/entries.jsonl': { for: 'manage' },
  'GET /desk': { for: 'read' },
  'GET /desk/submissions/:reference': { for: 'read', audit: 'read' },
  'GET /desk/mails': { for: 'answer', audit: 'read' },
  'POST /desk/mails': { for: 'answer' },
  'POST /desk/mails/:id': { for: 'answer' },
  'GET /desk/records': { for: 'read' },
  'GET /desk/registrations': { for: 'read', audit: 'read' },
  'POST /desk/registrations': { for: 'answer' },
  'POST /desk/registrations/:reference': { for: 'answer' },
  'GET /desk/registrations.csv': { for: 'manage' },
  'GET /desk/registrations.xlsx': { for: 'manage' },
  'GET /desk/exhibitors': { for: 'read', audit: 'read' },
  'GET /desk/exhibitors.csv': { for: 'manage' },
  'GET /desk/exhibitors.xlsx': { for: 'manage' },
  'POST /desk/exhibitors': { for: 'answer' },
  'GET /desk/exhibitors/:id': { for: 'read', audit: 'read' },
  'POST /desk/exhibitors/:id': { for: 'answer' },
  'GET /desk/exhibitors/:id/files/:file': { for: 'read', audit: 'read' },
  'GET /desk/work': { for: 'read' },
  'GET /desk/work.csv': { for: 'read' },
  'GET /desk/work.xlsx': { for: 'read' },
  'GET /desk/work/:id': { for: 'read' },
  'GET /desk/orders': { for: 'read' },
  'GET /desk/orders.csv': { for: 'manage' },
  'GET /desk/orders.xlsx': { for: 'manage' },
  'GET /desk/events': { for: 'read' },
  'GET /desk/events/:edition/:entry': { for: 'read', audit: 'read' },
  'POST /desk/applications/:id': { for: 'answer' },
  'GET /desk/events/:edition/applications.csv': { for: 'manage' },
  'GET /desk/events/:edition/applications.xlsx': { for: 'manage' },
  'GET /desk/events/:edition/:entry/applications.csv': { for: 'manage' },
  'GET /desk/events/:edition/:entry/applications.xlsx': { for: 'manage' },
  'POST /desk/submissions/:reference/answer': { for: 'answer' },
  'POST /desk/submissions/:reference/answered': { for: 'answer' },
  'POST /desk/submissions/:reference/delete': { for: 'manage' },
  'GET /desk/submissions.csv': { for: 'manage' },
  'GET /desk/submissions.xlsx': { for: 'manage' },
  'POST /desk/answered': { for: 'answer' },
  'POST /desk/expired': { for: 'manage' },
  'POST /desk/records': { for: 'manage' },
  'GET /desk/actions': { for: 'manage' },
};

/** The key of a route in `deskAccess`. */
export function routeName(method: string, url: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${url.replace(/(.)\/$/u, '$1')}`;
}

export function accessOf({ method, routeOptions }: FastifyRequest): Access {
  return deskAccess[routeName(method, routeOptions.url ?? '')] ?? { for: 'manage' };
}

export function hasRole(role: string, wanted: Role): boolean {
  return roles.findIndex((name) => name === role) >= roles.indexOf(wanted);
}

/** The first page after the login. */
export const homeOf = (role: string): string =>
  hasRole(role, 'read') ? '/desk' : '/desk/entrance';
