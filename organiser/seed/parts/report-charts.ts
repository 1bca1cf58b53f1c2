import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';

type Chart = EditionRecords['report']['Charts'][number];
const visits = both('人次', 'visits');

/** What the report of 2025 shows as charts. Trade visits add up to 9,200, all visits to 21,460, exhibitors to 60. */
export const reportCharts: Chart[] = [
  {
    Id: 'days',
    Kind: 'bars',
    Title: both('每日人次', 'Visits by day'),
    Text: both(
      '專業買主集中在前兩天，一般觀眾在週末。',
      'Trade visitors came on the first two days, the public at the weekend.',
    ),
    Unit: visits,
    Axis: both('日期', 'Day'),
    Series: [both('專業買主', 'Trade'), both('一般觀眾', 'Public')],
    Rows: [
      { Label: both('4月18日（五）', 'Fri 18 April'), Values: [3860, 640] },
      { Label: both('4月19日（六）', 'Sat 19 April'), Values: [3120, 4380] },
      { Label: both('4月20日（日）', 'Sun 20 April'), Values: [1180, 5120] },
      { Label: both('4月21日（一）', 'Mon 21 April'), Values: [1040, 2120] },
    ],
  },
  {
    Id: 'areas',
    Kind: 'bars',
    Title: both('參展商分區', 'Exhibitors by area'),
    Text: both('四個主題區的參展商家數。', 'How many exhibitors stood in each of the four areas.'),
    Unit: both('家', 'exhibitors'),
    Axis: both('主題區', 'Area'),
    Series: [both('參展商', 'Exhibitors')],
    Rows: [
      { Label: both('葡萄酒', 'Wine'), Area: 'wine', Values: [23] },
      { Label: both('烈酒', 'Spirits'), Area: 'spirits', Values: [20] },
      { Label: both('清酒', 'Sake'), Area: 'sake', Values: [10] },
      { Label: both('啤酒', 'Beer'), Area: 'beer', Values: [7] },
    ],
  },
  {
    Id: 'hours',
    Kind: 'line',
    Title: both('一天裡的人潮', 'Through the day'),
    Text: both(
      '每小時入場的平均人次。前兩日的高峰在上午十一點，後兩日在下午兩點。',
      'Average arrivals in each hour. The peak was at eleven on the first two days and at two on the last.',
    ),
    Unit: visits,
    Axis: both('時間', 'Hour'),
    Series: [both('前兩日', 'Fri and Sat'), both('後兩日', 'Sun and Mon')],
    Rows: [
      { Label: both('10 時', '10:00'), Values: [820, 360] },
      { Label: both('11 時', '11:00'), Values: [1140, 610] },
      { Label: both('12 時', '12:00'), Values: [760, 540] },
      { Label: both('13 時', '13:00'), Values: [880, 730] },
      { Label: both('14 時', '14:00'), Values: [990, 980] },
      { Label: both('15 時', '15:00'), Values: [720, 840] },
      { Label: both('16 時', '16:00'), Values: [450, 500] },
      { Label: both('17 時', '17:00'), Values: [240, 170] },
    ],
  },
  {
    Id: 'fields',
    Kind: 'bars',
    Title: both('專業買主的行業', 'Trade visitors by field'),
    Text: both('餐廳與旅館超過三分之一。', 'Restaurants and hotels were more than a third.'),
    Unit: visits,
    Axis: both('行業', 'Field'),
    Series: [both('專業買主', 'Trade')],
    Rows: [
      { Label: both('餐廳與旅館', 'Restaurants, hotels'), Values: [3310] },
      { Label: both('進口與經銷', 'Importers, wholesale'), Values: [2120] },
      { Label: both('零售選品', 'Retail buyers'), Values: [1560] },
      { Label: both('酒吧', 'Bars'), Values: [1290] },
      { Label: both('媒體與教育', 'Press, education'), Values: [920] },
    ],
  },
  {
    Id: 'origins',
    Kind: 'bars',
    Title: both('海外買主來自哪裡', 'Where buyers from abroad came from'),
    Text: both(
      '共三十一國，前六名如下。',
      'They came from thirty-one countries; these are the first six.',
    ),
    Unit: both('人', 'buyers'),
    Axis: both('國家／地區', 'Country'),
    Series: [both('海外買主', 'Buyers from abroad')],
    Rows: [
      { Label: both('日本', 'Japan'), Values: [214] },
      { Label: both('新加坡', 'Singapore'), Values: [148] },
      { Label: both('香港', 'Hong Kong'), Values: [131] },
      { Label: both('馬來西亞', 'Malaysia'), Values: [97] },
      { Label: both('韓國', 'South Korea'), Values: [86] },
      { Label: both('泰國', 'Thailand'), Values: [64] },
    ],
  },
];
