import { createDesk } from '../app.ts';
import type { RouteOptions } from 'fastify';
import { startTestOrganiser, type TestOrganiser } from '../testing/test-organiser.fixture.ts';
import { deskAccess, roles, routeName, type Role } from './desk-access.ts';
import { addStaff, findStaff, openDeskSession } from './staff.queries.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

/** The routes of the desk when it runs as a separate service. */
async function deskRoutes() {
  const settings = {
    exhibitionCode: 'DSWINE2026',
    siteOrigins: [],
    dataFolder: organiser.folder,
    trustedProxies: ['loopback'],
  };
  const app = createDesk({ settings, database: organiser.database });
  const routes: Pick<RouteOptions, 'url' | 'method'>[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.ready();
  await app.close();
  return routes
    .flatMap(({ method, url }) => [method].flat().map((name) => ({ method: name, url })))
    .filter(({ method, url }) => method !== 'HEAD' && /^\/desk(\/|$)/u.test(url));
}

async function cookieOf(role: Role): Promise<string> {
  const { database } = organiser;
  const email = `${role}@dswine.example`;
  await addStaff(database, { email, name: role, role });
  await database.updateTable('staff').set({ must_change: 0 }).execute();
  const staff = await findStaff(database, email);
  return `dswine_desk=${await openDeskSession(database, staff?.id ?? '')}`;
}

it('deskAccess lists exactly the routes of the desk', async () => {
  const names = (await deskRoutes()).map(({ method, url }) => routeName(method, url));
  expect([...new Set(names)].sort()).toEqual(Object.keys(deskAccess).sort());
});

it('every route responds 403 exactly to the roles that lack access', async () => {
  const routes = await deskRoutes();
  for (const role of roles) {
    const cookie = await cookieOf(role);
    for (const { method, url } of routes) {
      const access = deskAccess[routeName(method, url)]?.for ?? 'manage';
      const wanted = roles.findIndex((name) => name === access);
      if (wanted < 0 || url.includes('logout')) continue;
      const { statusCode } = await organiser.desk.inject({
        method: method as 'GET',
        url: url.replace(':reference', 'DSW-3333-3333'),
        headers: { cookie },
      });
      const isRefused = statusCode === 403;
      expect({ role, method, url, isRefused }).toEqual({
        role,
        method,
        url,
        isRefused: wanted > roles.indexOf(role),
      });
    }
  }
});

it('every protected route redirects to the login without a session', async () => {
  for (const { method, url } of await deskRoutes()) {
    if (deskAccess[routeName(method, url)]?.for === 'anyone') continue;
    const response = await organiser.desk.inject({ method: method as 'GET', url });
    expect([url, response.statusCode, response.headers.location]).toEqual([
      url,
      303,
      '/desk/login',
    ]);
  }
});
