import { createFairStore } from '@dswine/shared/section/fair-store';
import { createApi } from '../composition/api.ts';
import { checkMember } from './check-member.ts';

const api = createApi({ expoApi: '/api/expo/', authApi: '/api/auth/' });
const member = { Id: 'm1', Name: '王小明', Email: 'ming@dswine.example', Locale: 'tw' };
const user = (Code = 200) => Response.json({ Code, Data: Code === 200 ? member : null });
const number = (code: number) => () => Promise.resolve(Response.json(code));

/** A reader, and what the next check is answered. */
function createReader() {
  const exhibitionCode = 'DSWINE2026';
  const fair = createFairStore({ language: 'tw', exhibitionCode, exhibitionInfo: undefined });
  const fetchMock = jest.spyOn(globalThis, 'fetch');
  return {
    fetchMock,
    status: () => [fair.getState().loginStatus, fair.getState().member?.Name],
    check(answer: () => Promise<Response>, record = user()) {
      fetchMock.mockImplementation((target) =>
        String(target).endsWith('User') ? Promise.resolve(record) : answer(),
      );
      return checkMember(fair, api);
    },
  };
}

it('sets the status to false before the first check and to loading during it', async () => {
  const { check, status, fetchMock } = createReader();
  expect(status()).toEqual([false, undefined]);
  const checking = check(number(251));
  expect(status()).toEqual(['loading', undefined]);
  await checking;
  expect(status()).toEqual(['NoLogin', undefined]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('sets Logined and the member record at 200, after a POST with credentials', async () => {
  const { check, status, fetchMock } = createReader();
  await check(number(200));
  expect(status()).toEqual(['Logined', '王小明']);
  const withCredentials = (method: string) =>
    expect.objectContaining({ method, credentials: 'include' }) as unknown;
  expect(fetchMock.mock.calls).toEqual([
    ['/api/auth/isAuthenticated', withCredentials('POST')],
    ['/api/expo/User', withCredentials('GET')],
  ]);
  const again = check(number(200));
  expect(status()).toEqual(['Logined', '王小明']);
  await again;
});

it('clears the member record when it is not available any more', async () => {
  const { check, status } = createReader();
  await check(number(200));
  await check(number(200), user(401));
  expect(status()).toEqual(['Logined', undefined]);
});

it.each<[string, () => Promise<Response>]>([
  ['another number', number(500)],
  ['a response without JSON', () => Promise.resolve(new Response('<html>'))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('restores the previous status at %s', async (_what, failing) => {
  const { check, status } = createReader();
  await check(failing);
  expect(status()).toEqual([false, undefined]);
  await check(number(200));
  await check(failing);
  expect(status()).toEqual(['Logined', '王小明']);
});
