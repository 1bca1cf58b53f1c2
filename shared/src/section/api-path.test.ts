import fc from 'fast-check';
import { seed } from '../testing/full-run.ts';
import { staysBelow } from './api-path.ts';
import { createHttp } from './http.ts';

const base = 'https://fair.example/api/expo/';

it.each([
  '../auth/Logout',
  'x/../../auth/ResetRequest',
  'News/%2e%2E/../auth/Logout',
  'News/.%2e/%2e./auth/Logout',
  'News\\..\\..\\auth\\Logout',
  'News/..%2f..%5cauth',
  'News/.\t./.\n./auth/Logout',
  '/auth/Logout',
  '//evil.example/x',
  'News//evil.example',
  'News/.',
])('never calls %j, which leads out of its base', async (path) => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await expect(createHttp({ base }).answer(path)).rejects.toMatchObject({ code: 404 });
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

it.each(['User', 'News/DSWINE2026?Lang=tw&Page=2', 'Search/A?Keyword=..%2F..', 'a/b..c/...', ''])(
  'calls %j',
  (path) => {
    expect(staysBelow(path)).toBe(true);
  },
);

const pieces = ['.', '..', '%2e', '%2E', '/', '\\', '%2f', '%5C', 'News', '?', '#', '\t', ' ', '@'];
it('resolves to the same number of segments below the base, whatever was put together', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      const path = parts.join('');
      if (!staysBelow(path)) return;
      const { pathname } = new URL(base + path);
      const [written = ''] = path.split(/[?#]/, 1);
      expect(pathname.startsWith('/api/expo/')).toBe(true);
      expect(pathname.split('/').length).toBe(`/api/expo/${written}`.split('/').length);
    }),
    { seed },
  );
});
