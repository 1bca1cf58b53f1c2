import type { FooterEntry } from '@dswine/shared/contract/menu';

/**
 * The programme in both languages: its menu is in Chinese only. The organiser's entries of that
 * menu have the orders from 0 on.
 */
export const footer: FooterEntry[] = [
  {
    group: 'events',
    order: -20,
    path: '/EventsCalender',
    label: { tw: '節目表', en: 'Programme' },
  },
  {
    group: 'events',
    order: -15,
    path: '/Today',
    label: { tw: '今日展場', en: 'Today at the Fair' },
    states: ['before', 'open', 'closed'],
  },
  { group: 'events', order: -10, path: '/Events', label: { tw: '活動總覽', en: 'All Events' } },
  { group: 'events', order: 31, path: '/EventSeminar', label: { tw: '專題講座', en: 'Talks' } },
  { group: 'events', order: 32, path: '/EventDrink', label: { tw: '品飲會', en: 'Tastings' } },
  { group: 'events', order: 33, path: '/EventClass', label: { tw: '課程', en: 'Classes' } },
  {
    group: 'events',
    order: 34,
    path: '/EventMeet',
    label: { tw: '商務媒合', en: 'Business Meetings' },
  },
  { group: 'events', order: 35, path: '/EventRunBar', label: { tw: '酒吧散步', en: 'Bar Walk' } },
  {
    group: 'events',
    order: 36,
    path: '/EventRunBar/StoreList',
    label: { tw: '店家地圖', en: 'Map of the Bars' },
  },
  {
    group: 'events',
    order: 37,
    path: '/EventRunBar/Apply',
    label: { tw: '報名酒吧散步', en: 'Apply for the Bar Walk' },
    states: ['before', 'open', 'closed'],
  },
  {
    group: 'events',
    order: 38,
    path: '/EventKOL',
    label: { tw: 'KOL 創作者計畫', en: 'KOL Programme' },
  },
  {
    group: 'events',
    order: 39,
    path: '/EventKOL/Apply',
    label: { tw: '報名創作者計畫', en: 'Apply as a Creator' },
    states: ['before'],
  },
  {
    group: 'events',
    order: 40,
    path: '/EventLottery',
    label: { tw: '入場序號抽獎', en: 'Daily Prize Draw' },
  },
  {
    group: 'events',
    order: 41,
    path: '/EventBooth',
    label: { tw: '最清楚的攤位解說', en: 'Best-explained Booth' },
  },
  {
    group: 'events',
    order: 42,
    path: '/EventCheersVIP',
    label: { tw: '乾杯 VIP', en: 'Cheers VIP' },
  },
  {
    group: 'mine',
    order: 40,
    path: '/EventRunBar/ApplyList',
    label: { tw: '我的報名', en: 'My Applications' },
  },
  {
    group: 'events',
    order: 30,
    path: '/EventInfo',
    label: { tw: '展場訊息', en: 'News from the Booths' },
    locales: ['tw'],
  },
];
