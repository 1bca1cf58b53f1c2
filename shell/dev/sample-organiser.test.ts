import type { Section } from '@dswine/shared/section/section';
import { startSampleOrganiser, type SampleOrganiser } from './sample-organiser.ts';

const section: Section = {
  name: 'cellar',
  routes: [
    {
      id: 'wines',
      path: 'Wines',
      data: { wines: { template: 'Wines/{Code}{?Lang}' } },
      load: async () => ({ Page: () => null, head: () => ({ title: '', description: '' }) }),
    },
  ],
  fragments: [],
  menu: [],
  loadMessages: async () => ({ default: {} }),
};
const samples = {
  wines: {
    full: ({ locale }: { locale: string }) => ({ Total: 2, locale }),
    empty: () => ({ Total: 0 }),
  },
};

let organiser: SampleOrganiser;
beforeAll(async () => {
  organiser = await startSampleOrganiser(() => ({ section, samples }));
});
afterAll(() => organiser.close());

type State = Parameters<SampleOrganiser['urlOf']>[0];
const ask = async (state: Partial<State>, path: string, method = 'GET') => {
  const base = organiser.urlOf({ data: 'full', reader: 'anonymous', ...state });
  return (await fetch(`${base}/api/${path}`, { method })).json() as Promise<unknown>;
};
const wines = 'expo/Wines/DSWINE2026?Lang=en';

it('answers with the sample of the state', async () => {
  expect(await ask({}, wines)).toEqual({ Code: 200, Data: { Total: 2, locale: 'en' } });
  expect(await ask({ data: 'empty' }, wines)).toEqual({ Code: 200, Data: { Total: 0 } });
});

it('closes the connection in the state failed, but answers what the shell needs', async () => {
  await expect(ask({ data: 'failed' }, wines)).rejects.toThrow('fetch failed');
  const edition = await ask({ data: 'failed' }, 'expo/Exhibitions/DSWINE2026?Lang=en');
  expect(edition).toMatchObject({ Code: 200, Data: { web_Exhibition_Info: {} } });
});

it('knows whether the reader is logged in', async () => {
  expect(await ask({}, 'auth/isAuthenticated', 'POST')).toBe(251);
  expect(await ask({ reader: 'member' }, 'auth/isAuthenticated', 'POST')).toBe(200);
  expect(await ask({ reader: 'member' }, 'expo/User')).toMatchObject({ Data: { Id: '1' } });
  expect(await ask({}, 'expo/User')).toMatchObject({ Code: 404 });
});

it('responds with 404 to what has no sample, and to forms', async () => {
  expect(await ask({}, 'expo/Beers/DSWINE2026?Lang=en')).toMatchObject({ Code: 404 });
  expect(await ask({}, wines, 'POST')).toMatchObject({ Code: 404 });
});
