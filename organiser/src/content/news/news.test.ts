import { NewsDetail, NewsList } from '@dswine/shared/contract/news';
import { Sitemap } from '@dswine/shared/contract/sitemap';
import { both, smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const organiser = startedBeforeEach(startTestOrganiser);

const list = (query: string) => organiser.read(NewsList, `News/DSWINE2026?${query}`);
const detail = (id: string) => organiser.read(NewsDetail, `News/Detail/DSWINE2026/${id}?Lang=en`);

it('lists news, newest first, with the categories that have items', async () => {
  const news = await list('Lang=en');
  expect(news.Items.map((item) => item.Id)).toEqual(['503', '502', '501']);
  expect(news.Categories).toEqual([
    { Code: 'press', Name: 'Press', Count: 1 },
    { Code: 'show', Name: 'Show news', Count: 2 },
  ]);
  expect(await list('Category=show&PageSize=1&Page=2')).toMatchObject({
    Total: 2,
    PageCount: 2,
    Items: [{ Id: '501' }],
  });
});

it('returns a news item with a sanitised body, the previous and the next one', async () => {
  expect(await detail('502')).toMatchObject({
    Previous: { Id: '501' },
    Next: { Id: '503' },
    Body: '<p>Hi <a>bad</a></p>',
    Related: [{ Id: '503' }, { Id: '501' }],
  });
  expect(await detail('503')).not.toHaveProperty('Next');
});

it('lists an item after its `Until` date last, and none before it is published', async () => {
  const records = smallEdition();
  records.news = records.news.map((item) =>
    item.Id === '503'
      ? { ...item, PublishedAt: '2026-04-18T09:00:00+08:00', Until: '2026-04-19' }
      : item,
  );
  await organiser.change(records);
  const { clock } = organiser;
  const listAt = async (time: string) => {
    await clock.advance(Date.parse(`2026-04-${time}+08:00`) - clock.now());
    const { Items } = await list('Lang=en');
    return Items.map(({ Id, Past }) => (Past ? `${Id} past` : Id));
  };
  expect(await listAt('18T08:59:00')).toEqual(['502', '501']);
  expect(await listAt('18T09:00:00')).toEqual(['503', '502', '501']);
  expect(await listAt('19T23:59:00')).toEqual(['503', '502', '501']);
  expect(await listAt('20T00:00:00')).toEqual(['502', '501', '503 past']);
});

it('excludes unpublished items from pages, search and sitemap', async () => {
  const records = smallEdition();
  records.news = records.news.map((item) =>
    item.Id === '503'
      ? { ...item, Title: both('密封', 'Sealed'), PublishedAt: '2999-01-01T09:00:00+08:00' }
      : item,
  );
  await organiser.change(records);
  expect((await organiser.get('News/Detail/DSWINE2026/503')).statusCode).toBe(404);
  const sitemap = await organiser.read(Sitemap, 'Sitemap/DSWINE2026');
  const news = sitemap.Kinds.find(({ Kind }) => Kind === 'news')?.Records.map(({ Id }) => Id);
  expect(news).toEqual(['501', '502']);
  for (const keyword of ['Sealed', 'Seald']) {
    const { body } = await organiser.get(`Search/DSWINE2026?Lang=en&Keyword=${keyword}`);
    expect(body).not.toContain('/503');
  }
});
