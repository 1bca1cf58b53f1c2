import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';

type Hotel = EditionRecords['hotels'];
type Pair = readonly [tw: string, en: string];

const [mainStop, northStop, eastStop]: Pair[] = [
  ['接駁車 A 線，飯店正門上車', 'Shuttle line A, at the hotel’s entrance'],
  ['接駁車 B 線，步行 2 分鐘到站牌', 'Shuttle line B, 2 minutes’ walk to the stop'],
  ['接駁車 A 線，對街站牌上車', 'Shuttle line A, across the street'],
];

/** Invented houses in invented streets: stars, walking minutes, name, street, what they are like, number, and where the shuttle stops. */
export const hotels: readonly Hotel[] = [
  hotel(
    1,
    5,
    6,
    ['霧島信義酒店', 'Mistral Xinyi Hotel'],
    ['信義區四植街 8 號', '8 Sizhi St., Xinyi Dist.'],
    [
      '走路就到展館，高樓層看得見整條信義路。備有侍酒師諮詢與恆溫酒櫃寄存。',
      'An easy walk to the hall, with the whole of Xinyi Road below the upper floors. A sommelier on call and temperature-controlled storage for samples.',
    ],
    '2101',
    mainStop,
  ),
  hotel(
    2,
    5,
    14,
    ['松壑大飯店', 'Grand Songhe'],
    ['信義區松壑街 120 號', '120 Songhe St., Xinyi Dist.'],
    [
      '宴會廳與會議室齊全，常接待國外代表團；早餐六點開始，趕布展也來得及。',
      'Banquet and meeting rooms used to delegations from abroad. Breakfast from six, in time for set-up days.',
    ],
    '2102',
    mainStop,
  ),
  hotel(
    3,
    5,
    28,
    ['靜嶼酒店', 'Still Island Hotel'],
    ['大安區穀雨街 36 號', '36 Guyu St., Da’an Dist.'],
    [
      '只有六十間客房，隔音好；圖書室收藏各國酒鄉地圖。',
      'Sixty rooms only, and quiet ones; the library collects maps of wine country.',
    ],
    '2103',
    northStop,
  ),
  hotel(
    4,
    4,
    9,
    ['青石商旅', 'Bluestone Business Hotel'],
    ['信義區青石巷 21 號', '21 Qingshi Ln., Xinyi Dist.'],
    [
      '為出差設計：房內有大桌與兩段式插座，一樓可代收樣品包裹。',
      'Made for work: a wide desk in each room, and the front desk takes in parcels of samples.',
    ],
    '2104',
    eastStop,
  ),
  hotel(
    5,
    4,
    12,
    ['雲杉旅店', 'Spruce House'],
    ['信義區雲杉街 5 號', '5 Yunshan St., Xinyi Dist.'],
    [
      '木質調的中型旅店，頂樓露臺可遠眺象山；提供輪椅友善客房。',
      'A mid-sized house in timber tones with a roof terrace facing Elephant Mountain. Step-free rooms on request.',
    ],
    '2105',
    undefined,
  ),
  hotel(
    6,
    4,
    22,
    ['泊松飯店', 'Bosong Hotel'],
    ['松山區泊松路 77 號', '77 Bosong Rd., Songshan Dist.'],
    [
      '離松山機場近，搭接駁車二十分鐘到展館；附設自助洗衣。',
      'Close to Songshan Airport and 20 minutes from the hall by shuttle. Self-service laundry.',
    ],
    '2106',
    northStop,
  ),
  hotel(
    7,
    4,
    undefined,
    ['北門驛酒店', 'North Gate Station Hotel'],
    ['中正區鐵道街 3 號', '3 Tiedao St., Zhongzheng Dist.'],
    [
      '台北車站旁，高鐵、機場捷運與紅線都在樓下；適合只待一晚的行程。',
      'Beside Taipei Main Station, with high-speed rail, the airport line and the red line downstairs; good for a single night.',
    ],
    '2107',
    undefined,
  ),
  hotel(
    8,
    3,
    10,
    ['小穗旅館', 'Little Ear Inn'],
    ['信義區麥穗巷 12 號', '12 Maisui Ln., Xinyi Dist.'],
    [
      '三十間簡潔的房間，共用廚房有大冰箱；老闆是退休的釀造師傅。',
      'Thirty plain rooms and a shared kitchen with a large fridge. The owner is a retired brewer.',
    ],
    '2108',
    eastStop,
  ),
  hotel(
    9,
    3,
    17,
    ['四四行旅', 'Four Four Rooms'],
    ['信義區眷村路 44 號', '44 Juancun Rd., Xinyi Dist.'],
    [
      '由老屋改建，天井裡種著一棵桂花；週邊多小館子，晚餐不必走遠。',
      'An old house rebuilt around a courtyard with an osmanthus tree. Small restaurants all around.',
    ],
    '2109',
    undefined,
  ),
  hotel(
    10,
    3,
    25,
    ['河濱晨光旅店', 'Riverside Morning'],
    ['松山區晨光街 9 號', '9 Chenguang St., Songshan Dist.'],
    [
      '面對基隆河的自行車道，可借單車；家庭房可住四人。',
      'Faces the Keelung River cycle path and lends bicycles. Family rooms sleep four.',
    ],
    '2110',
    northStop,
  ),
  hotel(
    11,
    2,
    13,
    ['木棧青年旅店', 'Timber Hostel'],
    ['信義區木棧巷 2 號', '2 Muzhan Ln., Xinyi Dist.'],
    [
      '床位與雙人房皆有，置物櫃附充電；公共區域晚上十點後保持安靜。',
      'Dormitory beds and twin rooms, lockers with sockets. Common rooms are quiet after ten.',
    ],
    '2111',
    undefined,
  ),
  hotel(
    12,
    2,
    undefined,
    ['大稻埕棧房', 'Dadaocheng Lodge'],
    ['大同區埕街 61 號', '61 Cheng St., Datong Dist.'],
    [
      '街屋改成的小棧房，樓下就是茶行與乾貨行；搭公車約三十五分鐘到展館。',
      'A lodge in an old shophouse above tea and dry-goods shops; about 35 minutes to the hall by bus.',
    ],
    '2112',
    undefined,
  ),
];

function hotel(
  id: number,
  Stars: number,
  Walk: number | undefined,
  name: Pair,
  address: Pair,
  info: Pair,
  line: string,
  shuttle: Pair | undefined,
): Hotel {
  return {
    Id: String(id),
    Name: both(...name),
    Info: both(...info),
    Address: both(`台北市${address[0]}`, `${address[1]}, Taipei`),
    ...(shuttle && { Shuttle: both(...shuttle) }),
    Stars,
    Tel: `+886 2 5550 ${line}`,
    ...(Walk !== undefined && { Walk }),
  };
}
