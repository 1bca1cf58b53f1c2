import { NewsDetail, NewsList } from '@dswine/shared/contract/news';
import { Sitemap } from '@dswine/shared/contract/sitemap';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { both } from '../import/small-records.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

const expo = (path: string) => `/api/expo/${path}`;

it('lists news, newest first, with the categories that have items', async () => {
  const news = await getData<NewsList>(organiser.app, expo('News/DSWINE2026?Lang=en'), NewsList);
  expect(news.Items.map((item) => item.Id)).toEqual(['503', '502', '501']);
  expect(news.Categories).toEqual([
    { Code: 'press', Name: 'Press', Count: 1 },
    { Code: 'show', Name: 'Show news', Count: 2 },
  ]);
  expect(
    await getData<NewsList>(
      organiser.app,
      expo('News/DSWINE2026?Category=show&PageSize=1&Page=2'),
      NewsList,
    ),
  ).toMatchObject({ Total: 2, PageCount: 2, Items: [{ Id: '501' }] });
});

it('returns a news item with the previous and the next one', async () => {
  const detail = await getData<NewsDetail>(
    organiser.app,
    expo('News/Detail/DSWINE2026/502?Lang=en'),
    NewsDetail,
  );
  expect(detail).toMatchObject({
    Previous: { Id: '501' },
    Next: { Id: '503' },
    Body: '<p>Hi <a>bad</a></p>',
    Related: [{ Id: '503' }, { Id: '501' }],
  });
  const newest = await getData<NewsDetail>(
    organiser.app,
    expo('News/Detail/DSWINE2026/503'),
    NewsDetail,
  );
  expect(newest).not.toHaveProperty('Next');
});

describe('a news item after its `Until` date', () => {
  const taipei = (time: string) => Date.parse(`${time}+08:00`);
  async function newsAt(time: string) {
    const records = smallEdition();
    records.news = records.news.map((item, index) => ({
      ...item,
      PublishedAt: `2026-04-1${index + 4}T09:00:00+08:00`,
      ...(index === 2 && { Until: '2026-04-16' }),
    }));
    jest.spyOn(Date, 'now').mockReturnValue(taipei(time));
    const dated = await startTestOrganiser(records);
    const { Items } = await getData<NewsList>(dated.app, expo('News/DSWINE2026'), NewsList);
    jest.restoreAllMocks();
    await dated.end();
    return Items.map(({ Id, Past }) => (Past ? `${Id} past` : Id));
  }
  it.each([
    ['2026-04-15T12:00:00', ['502', '501']],
    ['2026-04-16T23:59:00', ['503', '502', '501']],
    ['2026-04-17T00:00:00', ['502', '501', '503 past']],
  ])('is listed last, and nothing is listed before it is published: %s', async (time, ids) => {
    expect(await newsAt(time)).toEqual(ids);
  });
});

it('excludes unpublished items from pages, search and sitemap', async () => {
  const records = smallEdition();
  records.news = records.news.map((item) =>
    item.Id === '503'
      ? { ...item, Title: both('密封', 'Sealed'), PublishedAt: '2999-01-01T09:00:00+08:00' }
      : item,
  );
  const dated = await startTestOrganiser(records);
  const textOf = async (path: string) => (await dated.app.inject(expo(path))).body;
  const { statusCode } = await dated.app.inject(expo('News/Detail/DSWINE2026/503'));
  const sitemap = await getData<Sitemap>(dated.app, expo('Sitemap/DSWINE2026'), Sitemap);
  const news = sitemap.Kinds.find(({ Kind }) => Kind === 'news')?.Records.map(({ Id }) => Id);
  for (const keyword of ['Sealed', 'Seald'])
    expect(await textOf(`Search/DSWINE2026?Lang=en&Keyword=${keyword}`)).not.toContain('/503');
  expect([statusCode, news]).toEqual([404, ['501', '502']]);
  await dated.end();
});
