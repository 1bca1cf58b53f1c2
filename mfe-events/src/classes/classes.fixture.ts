import type { ClassCard, ClassDetail, ClassList } from '@dswine/shared/contract/classes';
import type { Locale } from '@dswine/shared/section/section';

const localize = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

function card(locale: Locale, id: string): ClassCard {
  return {
    Id: id,
    Title: localize(
      locale,
      '生啤管線課：從清洗到溫度',
      'Draught class: from line cleaning to temperature',
    ),
    Summary: localize(locale, '看懂一條管線。', 'Reading a line.'),
    Topic: { Code: '6', Name: localize(locale, '課程', 'Classes') },
    Start: '2026-04-17T15:30:00+08:00',
    End: '2026-04-17T16:30:00+08:00',
    Place: localize(locale, '品飲教室 B', 'Tasting Room B'),
    PlaceCode: 'tasting-room-b',
    Area: 'beer',
    Capacity: 30,
    Booking: true,
    Group: { Id: '1', Name: localize(locale, '營業現場', 'For working bars and restaurants') },
    For: localize(locale, '供應生啤的吧檯與餐廳人員', 'Staff of bars and restaurants'),
    Language: localize(locale, '中文', 'Chinese'),
    Level: localize(locale, '專業', 'Professional'),
    Picture: { Src: '/media/event-708.svg', Width: 800, Height: 450, Tone: 'beer' },
  };
}

export function sampleClasses(locale: Locale): ClassList {
  return {
    Groups: [
      {
        Id: '1',
        Name: localize(locale, '營業現場', 'For working bars and restaurants'),
        Lead: localize(locale, '隔天就用得上。', 'For the morning after.'),
        Count: 1,
      },
    ],
    Items: [card(locale, '708')],
  };
}

export function sampleClass(locale: Locale): ClassDetail {
  return {
    ...card(locale, '708'),
    Body: [localize(locale, '一段內容。', 'A paragraph.')],
    Fee: localize(locale, '免費，須事先預約', 'Free, booking required'),
    Outline: [
      { Minutes: 20, Text: localize(locale, '看懂一條管線', 'Reading a line') },
      { Minutes: 40, Text: localize(locale, '實作清洗', 'Cleaning by hand') },
    ],
    Bring: localize(locale, '管線照片', 'Photographs of your lines'),
    Others: [card(locale, '713')],
  };
}
