import { writeList, type ListEntry } from '@dswine/shared/fair/my-list';

export const entries: ListEntry[] = [
  {
    kind: 'exhibitor',
    id: '1001',
    names: { tw: '一品酒莊', en: 'Élégance' },
    note: '',
    booths: ['A0123'],
  },
  { kind: 'exhibitor', id: '1002', names: { tw: '臺灣啤酒' }, note: '問新酒', booths: ['B0200'] },
  {
    kind: 'event',
    id: '701',
    names: { tw: '品飲會' },
    note: '',
    booths: [],
    start: '2026-04-18T14:00:00+08:00',
  },
];
export const store = (list: ListEntry[]) =>
  localStorage.setItem('dswine-my-list', writeList('DSWINE2026', list));
export const stored = () => localStorage.getItem('dswine-my-list') ?? '';
