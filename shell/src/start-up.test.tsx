import { createFairStore } from '@dswine/shared/section/fair-store';
import { createApi } from './composition/api.ts';
import type { PageState } from './composition/page-state.ts';
import { startUp } from './start-up.ts';

const api = createApi({ expoApi: '/api/expo/', authApi: '/api/auth/' });
const store = () =>
  createFairStore({ language: 'en', exhibitionCode: 'DSWINE2026', exhibitionInfo: undefined });
const state = (data: Record<string, unknown> = {}) =>
  ({ exhibitionCode: 'DSWINE2026', locale: 'en', data }) as unknown as PageState;
const about = { Title: 'About the fair' };

it('requests the About record once and stores it', async () => {
  const fetchMock = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ Code: 200, Data: about }));
  const fair = store();
  await startUp(state(), fair, api);
  expect(fair.getState().about).toEqual(about);
  expect(fetchMock.mock.calls.map(([target]) => target)).toEqual([
    '/api/expo/Exhibitions/About/DSWINE2026?Lang=en',
  ]);
});

it('uses the About record of the page without a request', async () => {
  const fetchMock = jest.spyOn(globalThis, 'fetch');
  const fair = store();
  await startUp(state({ 'Exhibitions/About/DSWINE2026?Lang=en': about }), fair, api);
  expect([fair.getState().about, fetchMock.mock.calls]).toEqual([about, []]);
});

it('only logs a failure', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const infoMock = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const fair = store();
  await startUp(state(), fair, api);
  expect([fair.getState().about, infoMock.mock.calls.length]).toEqual([undefined, 1]);
});
