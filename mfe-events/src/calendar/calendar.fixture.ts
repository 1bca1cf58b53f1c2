import type { Calendar, CalendarDetail, CalendarEntry } from '@dswine/shared/contract/calendar';
import type { Locale } from '@dswine/shared/section/section';

type Text = (tw: string, en: string) => string;
const textIn =
  (locale: Locale): Text =>
  (tw, en) =>
    locale === 'tw' ? tw : en;

const topicNames = (text: Text) => ({
  1: text('籌備時程', 'Before the show'),
  2: text('專題講座', 'Talks'),
  3: text('主題品飲', 'Tastings'),
});

/**
 * A deadline before the fair and entries on two days of the fair, sorted by start. Filtered by
 * `topic` if given.
 */
export function sampleEntries(locale: Locale, topic?: string): CalendarEntry[] {
  const text = textIn(locale);
  const names = topicNames(text);
  const entry = (Id: string, Code: keyof typeof names, time: string, Title: string) => {
    const [day = '', from = '', to = ''] = time.split(' ');
    const isTasting = Code === 3;
    return {
      Id,
      Title,
      Summary: text('一次說明。', 'All in one session.'),
      Topic: { Code: String(Code), Name: names[Code] },
      Start: `${day}T${from}:00+08:00`,
      End: `${day}T${to}:00+08:00`,
      Place: isTasting
        ? text('展覽一館 品飲室 1', 'Hall 1, Tasting Room 1')
        : text('展覽一館 主舞臺', 'Hall 1, Main Stage'),
      PlaceCode: isTasting ? 'tasting-room' : 'stage',
    };
  };
  const all: CalendarEntry[] = [
    {
      ...entry('701', 1, '2026-03-12 14:00 16:00', text('參展商說明會', 'Briefing')),
      Place: text('線上會議', 'Online'),
      PlaceCode: 'online',
    },
    entry('702', 2, '2026-04-17 10:00 10:40', text('開幕與年度酒款公布', 'Opening')),
    {
      ...entry('703', 3, '2026-04-17 13:30 14:45', text('山坡上的夏多內', 'Chardonnay uphill')),
      Area: 'wine',
      Speaker: text('釀酒師 林以晴', 'Lin Yi-ching, winemaker'),
      Languages: [{ Code: 'zh', Name: text('中文', 'Chinese') }],
    },
    {
      ...entry('704', 3, '2026-04-18 11:00 12:00', text('精米步合之外', 'Beyond polishing')),
      Languages: [
        { Code: 'en', Name: text('英語', 'English') },
        { Code: 'zh', Name: text('中文', 'Chinese') },
      ],
    },
    entry('705', 2, '2026-04-18 15:00 16:00', text('小廠啤酒的冷鏈運輸', 'Cold chain')),
  ];
  return all.filter((one) => topic === undefined || one.Topic.Code === topic);
}

/** The calendar as the organiser's API returns it. */
export function sampleCalendar(locale: Locale, topic?: string): Calendar {
  const all = sampleEntries(locale);
  return {
    Topics: Object.entries(topicNames(textIn(locale))).map(([Code, Name]) => ({
      Code,
      Name,
      Count: all.filter((entry) => entry.Topic.Code === Code).length,
    })),
    Entries: sampleEntries(locale, topic),
  };
}

/** The detail of one entry, with the other entries of its day. `id` is the id of an entry. */
export function sampleDetail(locale: Locale, id = '703'): CalendarDetail {
  const text = textIn(locale);
  const all = sampleEntries(locale);
  const entry = all.find(({ Id }) => Id === id);
  if (!entry) throw new Error(`No sample entry has the id ${id}.`);
  const day = entry.Start.slice(0, 10);
  return {
    ...entry,
    Body: [text('三款酒依海拔由低到高侍酒。', 'Three wines, served from low to high.')],
    Picture: { Src: '/media/event-703.svg', Width: 800, Height: 450, Tone: entry.Area ?? 'fair' },
    Share: `/api/expo/Share/DSWINE2026/event/${id}-0123456789ab.jpg?Lang=${locale}`,
    Capacity: 32,
    Booking: true,
    Fee: text('NT$600（含稅）', 'NT$600, tax included'),
    SameDay: all.filter((other) => other.Id !== id && other.Start.startsWith(day)),
  };
}
