import { Sitemap } from '@dswine/shared/contract/sitemap';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';
import { withdrawRecord } from '../store/content.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

async function idsByKind(): Promise<Record<string, string[]>> {
  const { Kinds } = await getData<Sitemap>(organiser.app, '/api/expo/Sitemap/DSWINE2026', Sitemap);
  return Object.fromEntries(Kinds.map(({ Kind, Records }) => [Kind, Records.map(({ Id }) => Id)]));
}

it('lists every record with a page, by kind', async () => {
  const ids = await idsByKind();
  expect(ids).toMatchObject({
    news: ['501', '502', '503'],
    'news-category': ['press', 'show'],
    event: ['701', '702', '703'],
    'calendar-topic': ['1', '2'],
    'event-info': ['155', '156'],
  });
  expect(ids['exhibitor']).toContain('1001');
  expect(ids['product']?.length).toBeGreaterThan(0);
  expect(ids['exhibitor-category']?.length).toBeGreaterThan(0);
});

it('returns when news changed, and marks records in Chinese only', async () => {
  const { Kinds } = await getData<Sitemap>(organiser.app, '/api/expo/Sitemap/DSWINE2026', Sitemap);
  const records = (kind: string) => Kinds.find(({ Kind }) => Kind === kind)?.Records ?? [];
  for (const { UpdatedAt } of records('news'))
    expect(UpdatedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*\+08:00$/u);
  expect(records('event-info').map(({ Lang }) => Lang)).toEqual(['tw', 'tw']);
});

it('omits withdrawn records, and the products of withdrawn exhibitors', async () => {
  const before = await idsByKind();
  await withdrawRecord(organiser.database, 'DSWINE2026', 'exhibitor', '1001');
  await withdrawRecord(organiser.database, 'DSWINE2026', 'news', '502');
  const after = await idsByKind();
  expect(after['exhibitor']).toEqual(before['exhibitor']?.filter((id) => id !== '1001'));
  expect(after['news']).toEqual(['501', '503']);
  expect(after['product']?.length).toBeLessThan(before['product']?.length ?? 0);
});
