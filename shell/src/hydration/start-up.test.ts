import { createFairStore } from '@dswine/shared/section/fair-store';
import { createApi } from '../composition/api.ts';
import type { PageState } from '../composition/page-state.ts';
import { startUp } from './start-up.ts';

const about = { Title: 'About the fair' };
const key = 'Exhibitions/About/DSWINE2026?Lang=en';

async function aboutAfterStart(data: Record<string, unknown> = {}) {
  const exhibitionCode = 'DSWINE2026';
  const fair = createFairStore({ language: 'en', exhibitionCode, exhibitionInfo: undefined });
  const api = createApi({ expoApi: '/api/expo/', authApi: '/api/auth/' });
  await startUp({ exhibitionCode, locale: 'en', data } as unknown as PageState, fair, api);
  return fair.getState().about;
}

it('requests the About record once and stores it, unless the page has it', async () => {
  const fetchMock = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ Code: 200, Data: about }));
  expect(await aboutAfterStart({ [key]: about })).toEqual(about);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(await aboutAfterStart()).toEqual(about);
  expect(fetchMock.mock.calls.map(([target]) => target)).toEqual([`/api/expo/${key}`]);
});

it('only logs a failure', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(await aboutAfterStart()).toBeUndefined();
  expect(logged).toHaveBeenCalledTimes(1);
});
