import type { Booth, Floorplan } from '@dswine/shared/contract/floorplan';
import type { AreaCode } from '@dswine/shared/contract/wire';
import type { Locale } from '@dswine/shared/section/section';

const booth = (Number: string, Area: AreaCode, X: number, Y: number, W = 3): Booth => ({
  Number,
  Area,
  X,
  Y,
  W,
  H: 3,
  Exhibitors: [],
});
const taken = (at: Booth, id: string, tw: string, en: string, locale: Locale): Booth => ({
  ...at,
  Exhibitors: [{ Id: id, Name: locale === 'tw' ? tw : en, OtherName: locale === 'tw' ? en : tw }],
});

/** Four islands of two rows between three streets and three lanes. The entrance is in the south. */
export function samplePlan(locale: Locale): Floorplan {
  const name = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Published: true,
    Hall: name('一館', 'Hall 1'),
    Width: 40,
    Depth: 40,
    Aisles: [
      { X: 0, Y: 2, W: 40, H: 4 },
      { X: 0, Y: 12, W: 40, H: 4 },
      { X: 0, Y: 22, W: 40, H: 4 },
      { X: 0, Y: 2, W: 4, H: 24 },
      { X: 18, Y: 2, W: 4, H: 24 },
      { X: 36, Y: 2, W: 4, H: 24 },
      { X: 18, Y: 22, W: 4, H: 14 },
    ],
    Facilities: [
      { Kind: 'toilet', Name: name('洗手間', 'Toilets'), X: 1, Y: 28, W: 8, H: 6 },
      { Kind: 'entrance', Name: name('大廳入口', 'Main Entrance'), X: 16, Y: 36, W: 8, H: 3.8 },
    ],
    Booths: [
      taken(
        booth('A0121', 'wine', 4, 6),
        '1001',
        '白鷺岸酒莊',
        'Domaine de la Rive aux Hérons',
        locale,
      ),
      taken(
        booth('A0123', 'wine', 7, 6),
        '1001',
        '白鷺岸酒莊',
        'Domaine de la Rive aux Hérons',
        locale,
      ),
      booth('A0122', 'wine', 4, 9),
      taken(booth('B0123', 'spirits', 22, 6), '1004', '臺中蒸餾所', 'Taichung Distillery', locale),
      taken(booth('B0124', 'spirits', 33, 9), '1005', '北嶺蒸餾所', 'Nordkamm Distillery', locale),
      taken(booth('C0305', 'sake', 4, 16, 6), '1002', '雪待酒造', 'Yukimachi Shuzo', locale),
      taken(booth('D0411', 'beer', 22, 19), '1003', '三腳渡精釀', 'Sanjiaodu Craft Beer', locale),
    ],
  };
}

export function unpublishedPlan(locale: Locale): Floorplan {
  return { ...samplePlan(locale), Published: false, Aisles: [], Facilities: [], Booths: [] };
}
