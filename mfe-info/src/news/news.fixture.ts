import type { NewsCard, NewsDetail, NewsList } from '@dswine/shared/contract/news';
import type { Locale } from '@dswine/shared/section/section';

const text = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);
const categories = (locale: Locale) => [
  { Code: 'show', Name: text(locale, '展覽公告', 'Show news') },
  { Code: 'event', Name: text(locale, '活動講座', 'Events') },
];

/** All sample news, newest first. */
export function sampleNewsCards(locale: Locale): [NewsCard, NewsCard, ...NewsCard[]] {
  const [show, event] = categories(locale);
  const card = (Id: string, day: string, Title: string, Category = show): NewsCard => ({
    Id,
    Title,
    Summary: text(locale, `每場限額四十人（${Id}）。`, `Forty seats each (${Id}).`),
    Category: Category ?? { Code: '', Name: '' },
    PublishedAt: `2026-02-${day}T10:30:00+08:00`,
    Picture: { Src: `/media/news-${Id}.svg`, Width: 800, Height: 450, Tone: 'fair' },
  });
  return [
    card('513', '26', text(locale, '完整平面圖公布', 'Floor plan published')),
    card('512', '24', text(locale, '十二場大師講座開放報名', 'Twelve masterclasses'), event),
    card('511', '20', text(locale, '酒藏聯合參展', 'Six breweries together'), event),
    card('510', '17', text(locale, '參展報名截止', 'Booths are sold out')),
  ];
}

/** A page of the sample news as the organiser's API returns it. */
export function sampleNewsList(
  locale: Locale,
  { page: Page = 1, category }: { page?: number; category?: string } = {},
): NewsList {
  const PageSize = 3;
  const cards = sampleNewsCards(locale);
  const isIn = (code: string | undefined) => (card: NewsCard) =>
    code === undefined || card.Category.Code === code;
  const all = cards.filter(isIn(category));
  return {
    Total: all.length,
    Page,
    PageSize,
    PageCount: Math.ceil(all.length / PageSize),
    Items: all.slice((Page - 1) * PageSize, Page * PageSize),
    Categories: categories(locale).map((named) => ({
      ...named,
      Count: cards.filter(isIn(named.Code)).length,
    })),
  };
}

/** The detail of one sample news item, with its neighbours. */
export function sampleNewsDetail(locale: Locale, id = '512'): NewsDetail {
  const all = sampleNewsCards(locale);
  const at = all.findIndex((item) => item.Id === id);
  const card = all[at];
  if (!card) throw new Error(`There is no sample news "${id}".`);
  const [next, previous] = [all[at - 1], all[at + 1]];
  return {
    ...card,
    Share: `/api/expo/Share/DSWINE2026/news/${id}-0123456789ab.jpg?Lang=${locale}`,
    Body: text(
      locale,
      '<h2>怎麼報名</h2><a href="/VisitorReg">預先登錄</a><blockquote>記得。</blockquote>',
      '<h2>Register</h2><a href="/en/VisitorReg">here</a><blockquote>Remember.</blockquote>',
    ),
    UpdatedAt: '2026-02-27T09:00:00+08:00',
    ...(previous && { Previous: { Id: previous.Id, Title: previous.Title } }),
    ...(next && { Next: { Id: next.Id, Title: next.Title } }),
    Related: all.filter((item) => item.Category.Code === card.Category.Code && item.Id !== id),
  };
}
