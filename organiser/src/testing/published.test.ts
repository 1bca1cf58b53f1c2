import { readRoutes } from '../read-routes.ts';
import { startedBeforeAll } from './started.fixture.ts';
import { startSeededOrganiser } from './test-organiser.fixture.ts';

/** In autumn, before most of what the seed publishes and uploads. */
const now = Date.parse('2025-12-01T12:00:00+08:00');
const organiser = startedBeforeAll(() => startSeededOrganiser(now));
const lists = readRoutes.map(({ path }) => path).filter((path) => !/:(?!code|edition)/u.test(path));

it.each(lists)('%s says nothing of what is published later', async (path) => {
  const filled = path.replace(/:(?:code|edition)/u, 'DSWINE2026');
  const response = await organiser.app.inject(`/api/expo${filled}?PageSize=60&Keyword=2026`);
  const later = datesIn(response.json()).filter((date) => Date.parse(date) > now);
  expect(later).toEqual([]);
});

/** All values of `PublishedAt` and `UploadedAt` in a response. */
function datesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    /^(?:Published|Uploaded)At$/u.test(name) && typeof part === 'string' ? [part] : datesIn(part),
  );
}
