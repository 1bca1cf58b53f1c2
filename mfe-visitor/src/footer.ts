import type { FooterEntry } from '@dswine/shared/contract/menu';

/**
 * Pages that the main menu does not list. During the show visitors register online or at the door.
 */
export const footer: FooterEntry[] = [
  {
    group: 'visitors',
    order: 12,
    path: '/VisitorAdmission',
    label: { tw: '入場須知', en: 'Admission' },
  },
  {
    group: 'visitors',
    order: 14,
    path: '/VisitorReg',
    label: { tw: '參觀預先登錄', en: 'Pre-registration' },
    states: ['before'],
  },
  {
    group: 'visitors',
    order: 14,
    path: '/VisitorReg',
    label: { tw: '參觀登錄', en: 'Visitor Registration' },
    states: ['open', 'closed'],
  },
  {
    group: 'visitors',
    order: 16,
    path: '/VisitorShuttle',
    label: { tw: '免費接駁車', en: 'Free Shuttle Buses' },
  },
  { group: 'mine', order: 10, path: '/MyList', label: { tw: '我的清單', en: 'My List' } },
  { group: 'mine', order: 20, path: '/MyVisit', label: { tw: '我的參觀路線', en: 'My Route' } },
  { group: 'mine', order: 30, path: '/Compare', label: { tw: '並排比較', en: 'Compare' } },
];
