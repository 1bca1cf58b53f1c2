import type { Booth, Floorplan, PlanTerm } from '@dswine/shared/contract/floorplan';
import type { AreaCode } from '@dswine/shared/contract/wire';
import type { Locale } from '@dswine/shared/section/section';

const aisles: Floorplan['Aisles'] = [
  { X: 0, Y: 2, W: 40, H: 4 },
  { X: 0, Y: 12, W: 40, H: 4 },
  { X: 0, Y: 22, W: 40, H: 4 },
  { X: 0, Y: 2, W: 4, H: 24 },
  { X: 18, Y: 2, W: 4, H: 24 },
  { X: 36, Y: 2, W: 4, H: 24 },
  { X: 18, Y: 22, W: 4, H: 14 },
];

const terms: PlanTerm[] = [
  { Names: ['烈酒區', 'Spirits'], Exhibitors: ['1004', '1005'] },
  { Names: ['琴酒', 'Gin', '杜松子酒'], Exhibitors: ['1005'] },
  { Names: ['吟釀', 'Ginjo'], Exhibitors: ['1002'] },
  { Names: ['英國', 'United Kingdom', 'uk'], Exhibitors: ['1005', '1003'] },
];

/** Four islands of two rows between three streets and three lanes. The entrance is in the south. */
export function samplePlan(locale: Locale): Floorplan {
  const text = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const names = (tw: string, en: string) => ({ Name: text(tw, en), OtherName: text(en, tw) });
  const exhibitor = (Id: string, tw: string, en: string) => ({ Id, ...names(tw, en) });
  const winery = exhibitor('1001', '白鷺岸酒莊', 'Domaine de la Rive aux Hérons');
  const booth = (
    Number: string,
    Area: AreaCode,
    at: { X: number; Y: number; W?: number },
    by?: typeof winery,
  ): Booth => ({ Number, Area, W: 3, ...at, H: 3, Exhibitors: by ? [by] : [] });
  const distillery = exhibitor('1004', '臺中蒸餾所', 'Taichung Distillery');
  const ginMaker = exhibitor('1005', '北嶺蒸餾所', 'Nordkamm Distillery');
  const brewery = exhibitor('1002', '雪待酒造', 'Yukimachi Shuzo');
  const brewpub = exhibitor('1003', '三腳渡精釀', 'Sanjiaodu Craft Beer');
  return {
    Published: true,
    Hall: text('一館', 'Hall 1'),
    Width: 40,
    Depth: 40,
    Aisles: aisles,
    Terms: terms,
    Facilities: [
      {
        Kind: 'toilet',
        Code: 'toilets',
        ...names('洗手間', 'Toilets'),
        CommonNames: ['廁所', 'wc'],
        ...{ X: 1, Y: 28, W: 8, H: 6 },
      },
      {
        Kind: 'entrance',
        Code: 'main-entrance',
        ...names('大廳入口', 'Main Entrance'),
        CommonNames: ['入口', 'door'],
        ...{ X: 16, Y: 36, W: 8, H: 3.8 },
      },
    ],
    Booths: [
      booth('A0121', 'wine', { X: 4, Y: 6 }, winery),
      booth('A0123', 'wine', { X: 7, Y: 6 }, winery),
      booth('A0122', 'wine', { X: 4, Y: 9 }),
      booth('B0123', 'spirits', { X: 22, Y: 6 }, distillery),
      booth('B0124', 'spirits', { X: 33, Y: 9 }, ginMaker),
      booth('C0305', 'sake', { X: 4, Y: 16, W: 6 }, brewery),
      booth('D0411', 'beer', { X: 22, Y: 19 }, brewpub),
    ],
  };
}

export function unpublishedPlan(locale: Locale): Floorplan {
  const none = { Aisles: [], Facilities: [], Booths: [], Terms: [] };
  return { ...samplePlan(locale), ...none, Published: false };
}
