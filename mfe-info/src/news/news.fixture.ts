import type { NewsCard, NewsDetail, NewsList } from '@dswine/shared/contract/news';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import { sampleCategories, sampleRecords } from './news-records.fixture.ts';

const pageSize = 12;

/** All sample news, newest first. */
export function sampleNewsCards(locale: Locale): NewsCard[] {
  return sampleRecords.map(({ id, category, tone, at, title, summary }) => ({
    Id: id,
    Title: inLocale(title, locale),
    Summary: inLocale(summary, locale),
    Category: { Code: category, Name: nameOf(category, locale) },
    PublishedAt: at,
    Picture: { Src: `/media/news-${id}.svg`, Width: 800, Height: 450, Tone: tone },
  }));
}

/** A page of the sample news as the organiser's API returns it. */
export function sampleNewsList(
  locale: Locale,
  { page = 1, category }: { page?: number; category?: string } = {},
): NewsList {
  const all = sampleNewsCards(locale).filter(
    (item) => category === undefined || item.Category.Code === category,
  );
  return {
    Total: all.length,
    Page: page,
    PageSize: pageSize,
    PageCount: Math.max(1, Math.ceil(all.length / pageSize)),
    Items: all.slice((page - 1) * pageSize, page * pageSize),
    Categories: sampleCategories.map(({ code, name }) => ({
      Code: code,
      Name: inLocale(name, locale),
      Count: sampleRecords.filter((record) => record.category === code).length,
    })),
  };
}

/** The detail of one sample news item, with its neighbours. */
export function sampleNewsDetail(locale: Locale, id = '512'): NewsDetail {
  const all = sampleNewsCards(locale);
  const at = all.findIndex((item) => item.Id === id);
  const card = all[at];
  if (!card) throw new Error(`There is no sample news "${id}".`);
  const next = all[at - 1];
  const previous = all[at + 1];
  return {
    ...card,
    Share: `/api/expo/Share/DSWINE2026/news/${id}-0123456789ab.jpg?Lang=${locale}`,
    Body: bodies[locale],
    UpdatedAt: '2026-02-27T09:00:00+08:00',
    ...(previous && { Previous: { Id: previous.Id, Title: previous.Title } }),
    ...(next && { Next: { Id: next.Id, Title: next.Title } }),
    Related: all
      .filter((item) => item.Category.Code === card.Category.Code && item.Id !== id)
      .slice(0, 3),
  };
}

function nameOf(category: string, locale: Locale): string {
  const named = sampleCategories.find(({ code }) => code === category);
  if (!named) throw new Error(`There is no sample category "${category}".`);
  return inLocale(named.name, locale);
}

const bodies: Record<Locale, string> = {
  tw: `<p>今年的講座分成四條主線，每個主題區三場。講師從自己的酒窖選酒，學員邊聽邊品，席間可以提問。</p>
<h2>怎麼報名</h2>
<p>講座採線上登記，額滿即止。報名前請先完成<a href="/VisitorReg">預先登錄</a>。</p>
<ul><li>專業人士優先，首日場次限業界。</li><li>每人最多報名三場。</li><li>未滿十八歲者不得參加。</li></ul>
<h3>取消與候補</h3>
<p>開課前兩天可以取消，名額依序遞補。</p>
<blockquote><p>桶子不會說話，但它記得每一個夏天。</p></blockquote>
<p>會場備有吐酒桶與飲用水，請放慢腳步品嚐。</p>`,
  en: `<p>This year’s classes follow four threads, three for each area. Speakers bring bottles from their own cellars; you taste as you listen, and questions are welcome.</p>
<h2>How to register</h2>
<p>Registration is online and closes when a class is full. Please <a href="/en/VisitorReg">pre-register</a> first.</p>
<ul><li>Trade visitors come first; the first day is for the trade only.</li><li>Three classes a person at most.</li><li>You have to be 18 or over.</li></ul>
<h3>Cancelling</h3>
<p>You can cancel until two days before; places go to the waiting list in order.</p>
<blockquote><p>A cask does not talk, but it remembers every summer.</p></blockquote>
<p>Spittoons and water are at every seat. Take your time.</p>`,
};
