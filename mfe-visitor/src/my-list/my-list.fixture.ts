import { writeList, type ListEntry } from '@dswine/shared/fair/lists/my-list';

export const exhibitorEntry = (id: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  kind: 'exhibitor',
  id,
  names: { tw: `酒莊 ${id}` },
  note: '',
  booths: [],
  ...rest,
});

/** An event on 17 April 2026, from and until a time of Taipei. */
export const eventEntry = (
  id: string,
  from: string,
  to: string,
  rest: Partial<ListEntry> = {},
): ListEntry & { start: string; end: string } => ({
  ...exhibitorEntry(id, { kind: 'event', names: { tw: `活動 ${id}` } }),
  start: at(from),
  end: at(to),
  ...rest,
});
/** Events of a day of April 2026 in the form "id from until; …". */
export const eventsOf = (text: string, day = '17') =>
  text.split('; ').map((one) => {
    const [id = '', from = '', to = ''] = one.split(' ');
    return eventEntry(id, from, to, { start: at(from, day), end: at(to, day) });
  });
export const at = (time: string, day = '17') => `2026-04-${day}T${time}:00+08:00`;

export const entries: readonly [ListEntry, ListEntry, ListEntry] = [
  exhibitorEntry('1001', {
    names: { tw: '一品酒莊', en: 'Élégance' },
    booths: ['A0123'],
    area: 'wine',
    countries: { tw: '法國' },
  }),
  exhibitorEntry('1002', { names: { tw: '臺灣啤酒' }, note: '問新酒', booths: ['B0200'] }),
  exhibitorEntry('701', { kind: 'event', names: { tw: '品飲會' }, start: at('14:00') }),
];
export const store = (list: readonly ListEntry[]) =>
  localStorage.setItem('dswine-my-list', writeList('DSWINE2026', [...list]));
export const stored = () => localStorage.getItem('dswine-my-list') ?? '';
