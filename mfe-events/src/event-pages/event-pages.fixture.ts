import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import type { EventPage, EventSlug, EventsOverview } from '@dswine/shared/contract/event-pages';
import type { Creators } from '@dswine/shared/contract/kol';
import type { Locale } from '@dswine/shared/section/section';

const slugs: readonly EventSlug[] = [
  'run-bar',
  'kol',
  'lottery',
  'seminar',
  'drink',
  'booth',
  'cheers-vip',
];
const localize = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

export function sampleEventEntry(locale: Locale): CalendarEntry {
  return {
    Id: '743',
    Title: localize(locale, '酒吧散步：東區與信義', 'Bar Walk: Xinyi and the east'),
    Summary: localize(locale, '跟著導覽員走訪四間店。', 'Four bars with a guide.'),
    Topic: { Code: '7', Name: localize(locale, '特別活動', 'Special events') },
    Start: '2026-04-17T18:30:00+08:00',
    End: '2026-04-17T20:30:00+08:00',
    Place: localize(locale, '大廳入口外集合', 'Meet outside the Main Entrance'),
    PlaceCode: 'meet-at-the-south-gate-hall-1',
    Capacity: 30,
    Booking: true,
    Event: '1',
  };
}

/** An event page with one part of every kind. */
export function sampleEventPage(locale: Locale, id = '1'): EventPage {
  const Title = localize(locale, '怎麼參加', 'How it works');
  const Text = localize(locale, '一句說明。', 'A sentence about it.');
  return {
    Id: id,
    Slug: slugs[Number(id) - 1] ?? 'run-bar',
    Title: localize(locale, '酒吧散步', 'Bar Walk'),
    Kicker: localize(locale, '城市活動', 'In town'),
    Lead: localize(locale, '十二間店開著門。', 'Twelve bars stay open.'),
    Paragraphs: [Text],
    Parts: (['steps', 'facts', 'rules', 'prizes'] as const).map((Kind) => ({
      Kind,
      Title: `${Title} (${Kind})`,
      Items: [{ Title, Text, ...(Kind === 'prizes' && { Note: '1' }) }],
    })),
    Questions: [{ Question: Title, Answer: Text }],
    Notice: localize(locale, '飲酒過量，有害健康。', 'Excessive drinking harms your health.'),
    Entries: [sampleEventEntry(locale)],
  };
}

export function sampleOverview(locale: Locale): EventsOverview {
  const { Title, Kicker, Lead } = sampleEventPage(locale);
  return {
    Pages: slugs.map((Slug, index) => {
      return { Id: String(index + 1), Slug, Title, Kicker, Lead, Entries: 1 };
    }),
    Infos: [{ Id: '155', Title: '展場限定優惠', Lead: '走到攤位才拿得到的服務。' }],
    Topics: [{ Code: '7', Name: localize(locale, '特別活動', 'Special events'), Count: 1 }],
    Entries: [sampleEventEntry(locale)],
  };
}

export function sampleCreators(locale: Locale): Creators {
  return [
    {
      Id: '1',
      Name: localize(locale, '阿勝', 'Sheng'),
      Mark: localize(locale, '勝', 'S'),
      Handle: '@corner.sommelier',
      Field: localize(locale, '葡萄酒與臺菜', 'Wine and Taiwanese food'),
      Area: 'wine',
      Bio: localize(locale, '十二年外場經驗。', 'Twelve years on the floor.'),
      Shows: localize(locale, '走訪 A 區', 'Walks area A'),
    },
  ];
}
