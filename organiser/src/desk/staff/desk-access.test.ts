import { startTestOrganiser, type TestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { deskAccess, roles, routeName } from './desk-access.ts';
import { addColleague, deskCookie } from '../desk-kit.fixture.ts';

let organiser: TestOrganiser;
const routes: { method: string; url: string }[] = [];
beforeAll(async () => {
  organiser = await startTestOrganiser();
  organiser.desk.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat())
      if (name !== 'HEAD' && url.startsWith('/desk')) routes.push({ method: name, url });
  });
  await organiser.desk.ready();
});
afterAll(() => organiser.end());

const request = async (method: string, url: string, cookie = '') =>
  organiser.desk.inject({
    method: method as 'GET',
    url: url.replace(':reference', 'DSW-3333-3333'),
    headers: { cookie },
  });
const accessTo = (method: string, url: string) =>
  deskAccess[routeName(method, url)]?.for ?? 'manage';

it('deskAccess lists exactly the routes of the desk', () => {
  const names = routes.map(({ method, url }) => routeName(method, url));
  expect([...new Set(names)].sort()).toEqual(Object.keys(deskAccess).sort());
});

it.each(roles)(
  'every route responds 403 to the role %s exactly if it lacks access',
  async (role) => {
    await addColleague(organiser, role);
    const cookie = await deskCookie(organiser, role);
    for (const { method, url } of routes) {
      const wanted = roles.findIndex((name) => name === accessTo(method, url));
      if (wanted < 0) continue;
      const { statusCode } = await request(method, url, cookie);
      const isRefused = wanted > roles.indexOf(role);
      expect([method, url, statusCode === 403]).toEqual([method, url, isRefused]);
    }
  },
);

it('every protected route redirects to the login without a valid session', async () => {
  for (const { method, url } of routes.filter(
    (one) => accessTo(one.method, one.url) !== 'anyone',
  )) {
    const { statusCode, headers } = await request(method, url, 'dswine_desk=made-up');
    expect([url, statusCode, headers.location]).toEqual([url, 303, '/desk/login']);
  }
});
