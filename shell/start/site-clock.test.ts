import { temporaryFolder } from '@dswine/shared/testing/temporary-folder';
import { clockOffset } from './site-clock.ts';

const dataDir = temporaryFolder();

const now = Date.parse('2026-11-20T00:00:00Z');

it('offsets the clock to the given time and stores the offset for later starts', async () => {
  const offset = await clockOffset(dataDir(), '2026-04-17T10:00:00+08:00', now);
  expect(new Date(now + offset).toISOString()).toBe('2026-04-17T02:00:00.000Z');
  // A day later, the same setting does not reset the clock.
  expect(await clockOffset(dataDir(), '2026-04-17T10:00:00+08:00', now + 86_400_000)).toBe(offset);
  expect(await clockOffset(dataDir(), undefined, now)).toBe(offset);
});

it('clears the stored offset with the value "real"', async () => {
  await clockOffset(dataDir(), '2026-04-17T10:00:00+08:00', now);
  expect(await clockOffset(dataDir(), 'real', now)).toBe(0);
  expect(await clockOffset(dataDir(), undefined, now)).toBe(0);
});

it.each(['yesterday', '2026-04-17', '2026-04-17T10:00:00'])('rejects %s', async (wanted) => {
  await expect(clockOffset(dataDir(), wanted, now)).rejects.toThrow('SITE_CLOCK');
});
