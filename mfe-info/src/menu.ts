import type { MenuEntry } from '@dswine/shared/contract/menu';

export const menu: MenuEntry[] = [
  { group: 'news', order: 10, path: '/News', label: { tw: '最新消息', en: 'Latest News' } },
  {
    group: 'information',
    order: 10,
    path: '/InfoVenue',
    label: { tw: '展館與交通', en: 'Venue & Transport' },
    segments: ['InfoPartner', 'InfoVisa', 'HistoryVideo'],
  },
  {
    group: 'information',
    order: 20,
    path: '/InfoHotel',
    label: { tw: '周邊住宿', en: 'Hotels' },
  },
  {
    group: 'information',
    order: 30,
    path: '/Report',
    label: { tw: '展後報告', en: 'Show Report' },
  },
  {
    group: 'information',
    order: 40,
    path: '/HistoryPhoto',
    label: { tw: '歷屆照片', en: 'Photo Gallery' },
  },
  {
    group: 'contact',
    order: 10,
    path: '/Contact',
    label: { tw: '聯絡我們', en: 'Contact' },
    segments: ['Contact_completed'],
  },
];
