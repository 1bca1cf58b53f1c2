import type { NewsList } from '@dswine/shared/contract/news';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Locale } from '@dswine/shared/section/section';

const titles = [
  { tw: '品飲手冊開放下載', en: 'Tasting guide available for download' },
  { tw: '第一天的座位還有三十個', en: 'Thirty seats left on the first day' },
];
const category = { tw: '展覽公告', en: 'Show news' };

/** Two news items, as `GET News/{Code}` answers. */
export function sampleNews(locale: Locale): NewsList {
  const Category = { Code: 'show', Name: inLocale(category, locale) };
  return {
    Total: titles.length,
    Page: 1,
    PageSize: 4,
    PageCount: 1,
    Categories: [{ ...Category, Count: titles.length }],
    Items: titles.map((title, index) => ({
      Id: String(513 - index),
      Title: inLocale(title, locale),
      Summary: inLocale(title, locale),
      Category,
      PublishedAt: `2026-02-2${6 - index}T09:00:00+08:00`,
      Picture: { Src: `/media/news-${513 - index}.svg`, Width: 800, Height: 450, Tone: 'fair' },
    })),
  };
}
