import { createFairStore, type FairStore } from '@dswine/shared/section/fair-store';
import { createApi } from '../composition/api.ts';
import { checkMember } from './check-member.ts';

const api = createApi({ expoApi: '/api/expo/', authApi: '/api/auth/' });
const ming = { Id: 'm1', Name: '王小明', Email: 'ming@dswine.example', Locale: 'tw' };
const user = () => Response.json({ Code: 200, Data: ming });

let fair: FairStore;
beforeEach(() => {
  fair = createFairStore({
    language: 'tw',
    exhibitionCode: 'DSWINE2026',
    exhibitionInfo: undefined,
  });
});

function mockFetch(check: () => Promise<Response>, member: () => Response = user) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((target) =>
      String(target).endsWith('User') ? Promise.resolve(member()) : check(),
    );
}
const number = (code: number) => () => Promise.resolve(Response.json(code));
const check = () => checkMember(fair, api);
const now = () => [fair.getState().loginStatus, fair.getState().member?.Name];

it('sets the status to false before the first check and to loading during it', async () => {
  mockFetch(number(251));
  expect(now()).toEqual([false, undefined]);
  const checking = check();
  expect(now()).toEqual(['loading', undefined]);
  await checking;
  expect(now()).toEqual(['NoLogin', undefined]);
});

it('sets Logined and the member record at 200, after a POST with credentials', async () => {
  const fetchMock = mockFetch(number(200));
  await check();
  expect(now()).toEqual(['Logined', '王小明']);
  expect(fetchMock.mock.calls).toEqual([
    [
      '/api/auth/isAuthenticated',
      expect.objectContaining({ method: 'POST', credentials: 'include' }),
    ],
    ['/api/expo/User', expect.objectContaining({ method: 'GET', credentials: 'include' })],
  ]);
});

it.each([401, 500])(
  'requests the member record only after Logined, and clears it at %s',
  async (code) => {
    const fetchMock = mockFetch(number(251));
    await check();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    mockFetch(number(200));
    await check();
    mockFetch(number(200), () =>
      Response.json({ Code: code, Data: null, Message: 'x' }, { status: code }),
    );
    await check();
    expect(now()).toEqual(['Logined', undefined]);
  },
);

it.each<[string, () => Promise<Response>]>([
  ['another number', number(500)],
  ['status 500', () => Promise.resolve(Response.json({ Code: 500 }, { status: 500 }))],
  ['a response without JSON', () => Promise.resolve(new Response('<html>'))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('restores the previous status at %s', async (_what, failing) => {
  mockFetch(failing);
  await check();
  expect(now()).toEqual([false, undefined]);
  mockFetch(number(200));
  await check();
  mockFetch(failing);
  await check();
  expect(now()).toEqual(['Logined', '王小明']);
});

it('does not set loading again during a later check', async () => {
  mockFetch(number(200));
  await check();
  const again = check();
  expect(now()).toEqual(['Logined', '王小明']);
  await again;
});
