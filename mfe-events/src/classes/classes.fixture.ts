import type { ClassCard, ClassDetail, ClassList } from '@dswine/shared/contract/classes';
import type { Locale } from '@dswine/shared/section/section';
import { sampleEventEntry } from '../event-pages/event-pages.fixture.ts';

const localize = (locale: Locale, tw: string, en: string) => (locale === 'tw' ? tw : en);

function card(locale: Locale, id: string): ClassCard {
  return {
    ...sampleEventEntry(locale),
    Id: id,
    Title: localize(locale, '生啤管線課', 'Draught class'),
    Area: 'beer',
    Group: { Id: '1', Name: localize(locale, '營業現場', 'For working bars') },
    For: localize(locale, '餐廳人員', 'Staff of restaurants'),
    Language: localize(locale, '中文', 'Chinese'),
    Level: localize(locale, '專業', 'Professional'),
    Picture: { Src: '/media/event-708.svg', Width: 800, Height: 450, Tone: 'beer' },
  };
}

export function sampleClasses(locale: Locale): ClassList {
  const Items = [card(locale, '708')];
  const Lead = localize(locale, '隔天就用得上。', 'For the morning after.');
  return { Groups: Items.map(({ Group }) => ({ ...Group, Lead, Count: 1 })), Items };
}

export function sampleClass(locale: Locale): ClassDetail {
  const Text = localize(locale, '看懂一條管線', 'Reading a line');
  return {
    ...card(locale, '708'),
    Body: [localize(locale, '一段內容。', 'A paragraph.')],
    Fee: localize(locale, '免費，須事先預約', 'Free, booking required'),
    Outline: [{ Minutes: 60, Text }],
    Bring: localize(locale, '管線照片', 'Photographs of your lines'),
    Others: [card(locale, '713')],
  };
}
