import { Sitemap } from '@dswine/shared/contract/sitemap';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';

it('lists every record with a page, except withdrawn ones and products of withdrawn exhibitors', async () => {
  const organiser = await startTestOrganiser();
  const list = async () => {
    const { Kinds } = await organiser.read(Sitemap, 'Sitemap/DSWINE2026');
    return Object.fromEntries(Kinds.map(({ Kind, Records }) => [Kind, Records]));
  };
  const idsOf = (records: Awaited<ReturnType<typeof list>>) =>
    Object.fromEntries(
      Object.entries(records).map(([kind, of]) => [kind, of?.map(({ Id }) => Id)]),
    );
  const before = await list();
  const ids = idsOf(before);
  expect(ids).toMatchObject({
    exhibitor: ['999', '1001', '1002', '1003', '1004'],
    product: ['20001', '20002', '20003'],
    news: ['501', '502', '503'],
    event: ['701', '702', '703'],
    'event-info': ['155', '156'],
  });
  for (const { UpdatedAt } of before['news'] ?? [])
    expect(UpdatedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*\+08:00$/u);
  // These records are in Chinese only.
  expect(before['event-info']?.map(({ Lang }) => Lang)).toEqual(['tw', 'tw']);
  await organiser.withdraw('exhibitor', '1001');
  await organiser.withdraw('news', '502');
  expect(idsOf(await list())).toMatchObject({
    exhibitor: ['999', '1002', '1003', '1004'],
    product: ['20002', '20003'],
    news: ['501', '503'],
  });
  await organiser.end();
});
