import type { EditionRecords } from '../../src/records/records.ts';
import type { Pair } from './part.ts';

type Bar = EditionRecords['bars'];
type Sketch = {
  name: Pair;
  district: keyof typeof districts;
  number: number;
  metro: Pair;
  area: Bar['Area'];
  text: Pair;
  without: Pair;
  hours: Bar['Hours'];
  at: readonly [x: number, y: number];
  site: string;
};

const districts = {
  xinyi: ['信義區', 'Xinyi'],
  daan: ['大安區', 'Da’an'],
  zhongshan: ['中山區', 'Zhongshan'],
  datong: ['大同區', 'Datong'],
  songshan: ['松山區', 'Songshan'],
} as const satisfies Record<string, Pair>;
const text = ([tw, en]: Pair) => ({ tw, en });
const weekdays = [1, 2, 3, 4];
const weekend = [5, 6];

/** The bars are invented, and so are their addresses. */
const sketches: readonly Sketch[] = [
  {
    name: ['靜河', 'Still River'],
    district: 'xinyi',
    number: 21,
    metro: ['台北101／世貿站 1 號出口，步行 4 分', 'Taipei 101/World Trade Center, exit 1, 4 min'],
    area: 'wine',
    text: [
      '十四席的長桌面對一整片舊窗，杯單每週換一個產區，附手繪地圖。',
      'Fourteen seats at one long table by an old window. The list changes region every week and comes with a drawn map.',
    ],
    without: ['冷泡文山包種與白葡萄汁', 'Cold-brewed Wenshan Baozhong with white grape'],
    hours: [
      { Days: [0, ...weekdays], Open: '17:30', Close: '23:30' },
      { Days: weekend, Open: '17:30', Close: '00:30' },
    ],
    at: [770, 520],
    site: 'still-river',
  },
  {
    name: ['二樓後座', 'Upstairs, Back Seat'],
    district: 'xinyi',
    number: 58,
    metro: ['市政府站 3 號出口，步行 6 分', 'Taipei City Hall, exit 3, 6 min'],
    area: 'spirits',
    text: [
      '吧檯下方裝了照明，客人看得見每一個動作。老闆曾是劇場燈光師。',
      'The counter is lit from below so that guests see every move. The owner used to light theatres.',
    ],
    without: ['紫蘇梅醋通寧', 'Perilla and plum vinegar with tonic'],
    hours: [
      { Days: [2, 3, 4], Open: '18:00', Close: '00:00' },
      { Days: weekend, Open: '18:00', Close: '01:30' },
    ],
    at: [735, 455],
    site: 'upstairs-back-seat',
  },
  {
    name: ['粗陶', 'Rough Clay'],
    district: 'xinyi',
    number: 7,
    metro: ['永春站 5 號出口，步行 3 分', 'Yongchun, exit 5, 3 min'],
    area: 'sake',
    text: [
      '店內器皿全由同一位陶藝師手製，溫酒用的錫壺有六種厚度。',
      'One potter made every vessel in the house, and the tin warmers come in six thicknesses.',
    ],
    without: ['玄米茶與柚子蜜', 'Genmaicha with yuzu honey'],
    hours: [{ Days: [1, 2, 3, 4, 5, 6], Open: '18:00', Close: '23:00' }],
    at: [840, 470],
    site: 'rough-clay',
  },
  {
    name: ['四號碼頭', 'Pier Four'],
    district: 'songshan',
    number: 4,
    metro: ['南京三民站 2 號出口，步行 5 分', 'Nanjing Sanmin, exit 2, 5 min'],
    area: 'beer',
    text: [
      '八支龍頭每天開店前清洗一次，紀錄就貼在牆上。',
      'Eight taps are cleaned every day before opening, and the log hangs on the wall.',
    ],
    without: ['無酒精酸麥汁與洛神', 'Sour wort without alcohol, with roselle'],
    hours: [
      { Days: [0, ...weekdays], Open: '16:00', Close: '23:00' },
      { Days: weekend, Open: '15:00', Close: '00:00' },
    ],
    at: [760, 345],
    site: 'pier-four',
  },
  {
    name: ['雨傘店', 'The Umbrella Shop'],
    district: 'daan',
    number: 33,
    metro: ['大安站 6 號出口，步行 5 分', 'Da’an, exit 6, 5 min'],
    area: 'spirits',
    text: [
      '前身真的是雨傘店，傘骨留在天花板上。配方都以節氣命名。',
      'It really was an umbrella shop, and the ribs still hang from the ceiling. Recipes are named after the solar terms.',
    ],
    without: ['薑黃、鳳梨與氣泡水', 'Turmeric, pineapple and soda'],
    hours: [
      { Days: [0, 2, 3, 4], Open: '18:30', Close: '00:00' },
      { Days: weekend, Open: '18:30', Close: '01:00' },
    ],
    at: [610, 510],
    site: 'umbrella-shop',
  },
  {
    name: ['小滿', 'Grain Full'],
    district: 'daan',
    number: 102,
    metro: ['信義安和站 4 號出口，步行 7 分', 'Xinyi Anhe, exit 4, 7 min'],
    area: 'sake',
    text: [
      '只賣臺灣米釀造的酒與米飯，菜單從一碗飯開始寫。',
      'Taiwanese rice only, in bowls and in bottles; the menu begins with a bowl of rice.',
    ],
    without: ['甘酒與在來米漿', 'Amazake with rice milk'],
    hours: [{ Days: [2, 3, 4, 5, 6], Open: '17:00', Close: '22:30' }],
    at: [665, 570],
    site: 'grain-full',
  },
  {
    name: ['師大路書架', 'The Bookshelf'],
    district: 'daan',
    number: 15,
    metro: ['台電大樓站 3 號出口，步行 4 分', 'Taipower Building, exit 3, 4 min'],
    area: 'wine',
    text: [
      '整面牆的二手飲食書可以借回家，還書時留一張字條給下一位。',
      'A wall of second-hand books on food to borrow; leave a note for the next reader when you bring one back.',
    ],
    without: ['葡萄葉茶', 'Vine-leaf tea'],
    hours: [{ Days: [0, 1, 2, 3, 4, 5, 6], Open: '15:00', Close: '23:00' }],
    at: [500, 620],
    site: 'the-bookshelf',
  },
  {
    name: ['溫州街尾', 'End of Wenzhou Street'],
    district: 'daan',
    number: 88,
    metro: ['公館站 3 號出口，步行 6 分', 'Gongguan, exit 3, 6 min'],
    area: 'beer',
    text: [
      '與三家農場合作季節酸啤，黑板上寫著這批水果是誰種的。',
      'Seasonal sours with three farms; the board says who grew the fruit of this batch.',
    ],
    without: ['烤麥茶氣泡', 'Sparkling roasted barley tea'],
    hours: [
      { Days: [0, 3, 4], Open: '17:00', Close: '23:00' },
      { Days: weekend, Open: '17:00', Close: '00:00' },
    ],
    at: [545, 690],
    site: 'end-of-wenzhou',
  },
  {
    name: ['茶行二代', 'Second Generation'],
    district: 'datong',
    number: 61,
    metro: ['北門站 3 號出口，步行 9 分', 'Beimen, exit 3, 9 min'],
    area: 'spirits',
    text: [
      '大稻埕老茶行的孫女接手，保留焙籠與木樓梯，調飲以自家烘的茶為底。',
      'The granddaughter of a Dadaocheng tea merchant kept the roasting baskets and the stairs. Drinks start from tea roasted in the house.',
    ],
    without: ['炭焙烏龍與龍眼花蜜', 'Charcoal oolong with longan honey'],
    hours: [{ Days: [0, 3, 4, 5, 6], Open: '14:00', Close: '22:00' }],
    at: [330, 300],
    site: 'second-generation',
  },
  {
    name: ['防空洞', 'The Shelter'],
    district: 'zhongshan',
    number: 12,
    metro: ['中山站 4 號出口，步行 3 分', 'Zhongshan, exit 4, 3 min'],
    area: 'wine',
    text: [
      '地下室終年十八度，正好放酒。入口的樓梯有扶手與感應燈。',
      'A cellar that stays at eighteen degrees all year. The stairs have a rail and lights that wake as you come.',
    ],
    without: ['黑葡萄醋與迷迭香', 'Black grape vinegar with rosemary'],
    hours: [
      { Days: weekdays, Open: '18:00', Close: '23:30' },
      { Days: weekend, Open: '18:00', Close: '01:00' },
    ],
    at: [425, 335],
    site: 'the-shelter',
  },
  {
    name: ['條通十號', 'Lane Ten'],
    district: 'zhongshan',
    number: 10,
    metro: ['中山站 2 號出口，步行 6 分', 'Zhongshan, exit 2, 6 min'],
    area: 'sake',
    text: [
      '店主四十年來只換過一次燈泡瓦數，酒單則每天用毛筆重寫。',
      'In forty years the owner changed the strength of the bulbs once; the list is brushed anew every day.',
    ],
    without: ['昆布出汁與柚皮', 'Kelp broth with pomelo peel'],
    hours: [{ Days: [1, 2, 3, 4, 5, 6], Open: '18:30', Close: '00:30' }],
    at: [475, 290],
    site: 'lane-ten',
  },
  {
    name: ['錦西公園旁', 'Beside Jinxi Park'],
    district: 'datong',
    number: 27,
    metro: ['雙連站 2 號出口，步行 5 分', 'Shuanglian, exit 2, 5 min'],
    area: 'beer',
    text: [
      '白天是五金行，傍晚換招牌。桌椅用回收管材焊成。',
      'A hardware shop by day that changes its sign at dusk; the tables are welded from old pipe.',
    ],
    without: ['黑糖啤酒花水', 'Hop water with black sugar'],
    hours: [{ Days: [0, 4, 5, 6], Open: '17:30', Close: '23:30' }],
    at: [400, 225],
    site: 'jinxi-park',
  },
];

export const bars: readonly Bar[] = sketches.map((sketch, index) => {
  const [tw, en] = districts[sketch.district];
  return {
    Id: String(index + 1),
    Name: text(sketch.name),
    District: { tw, en: `${en} District` },
    Address: {
      tw: `台北市${tw}範例路 ${sketch.number} 號`,
      en: `No. ${sketch.number}, Sample Rd., ${en} Dist., Taipei City`,
    },
    Metro: text(sketch.metro),
    Area: sketch.area,
    Text: text(sketch.text),
    WithoutAlcohol: text(sketch.without),
    Hours: sketch.hours,
    X: sketch.at[0],
    Y: sketch.at[1],
    Website: `https://${sketch.site}.example`,
  };
});

export const barRoutes: readonly EditionRecords['bar-routes'][] = [
  {
    Id: '1',
    Name: { tw: '東區與信義', en: 'Xinyi and the east' },
    Text: {
      tw: '從展館步行出發，最後一站在永春站旁。適合散場後直接走。',
      en: 'On foot from the hall, ending beside Yongchun station: a walk for straight after closing.',
    },
    Stops: [
      { Bar: '1', Minutes: 11 },
      { Bar: '2', Minutes: 16 },
      { Bar: '4', Minutes: 15 },
      { Bar: '3', Minutes: 0 },
    ],
  },
  {
    Id: '2',
    Name: { tw: '大安與師大', en: 'Da’an and Shida' },
    Text: {
      tw: '巷弄路線，四站都在捷運步行十分鐘內。',
      en: 'Through the lanes; all four stops are within ten minutes of a station.',
    },
    Stops: [
      { Bar: '6', Minutes: 12 },
      { Bar: '5', Minutes: 18 },
      { Bar: '7', Minutes: 10 },
      { Bar: '8', Minutes: 0 },
    ],
  },
  {
    Id: '3',
    Name: { tw: '中山與大稻埕', en: 'Zhongshan and Dadaocheng' },
    Text: {
      tw: '從老茶行走到地下室，看老房子怎麼變成店。',
      en: 'From a tea house to a cellar: old buildings that became bars.',
    },
    Stops: [
      { Bar: '9', Minutes: 15 },
      { Bar: '12', Minutes: 12 },
      { Bar: '11', Minutes: 6 },
      { Bar: '10', Minutes: 0 },
    ],
  },
];
