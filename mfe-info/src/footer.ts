import type { FooterEntry } from '@dswine/shared/contract/menu';

/** Pages that the main menu does not list. */
export const footer: FooterEntry[] = [
  {
    group: 'information',
    order: 12,
    path: '/InfoVisa',
    label: { tw: '簽證資訊', en: 'Visa Information' },
  },
  {
    group: 'information',
    order: 25,
    path: '/InfoPartner',
    label: { tw: '合作夥伴', en: 'Partners' },
  },
  {
    group: 'information',
    order: 45,
    path: '/Press',
    label: { tw: '媒體專區', en: 'Press Room' },
  },
  {
    group: 'information',
    order: 46,
    path: '/Press/Accreditation',
    label: { tw: '採訪證申請', en: 'Press Accreditation' },
    states: ['before'],
  },
  {
    group: 'information',
    order: 48,
    path: '/Archive',
    label: { tw: '歷屆展覽', en: 'Past Fairs' },
  },
  {
    group: 'information',
    order: 50,
    path: '/HistoryVideo',
    label: { tw: '歷年影片', en: 'Videos of Past Fairs' },
  },
  {
    group: 'information',
    order: 70,
    path: '/Notify',
    label: { tw: '下一屆開展通知', en: 'Notify Me of the Next Fair' },
  },
  {
    group: 'mine',
    order: 50,
    path: '/Submission',
    label: { tw: '我送出的資料', en: 'What You Sent Us' },
  },
];
