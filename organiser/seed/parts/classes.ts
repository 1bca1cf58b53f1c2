import type { EditionRecords } from '../../src/records/records.ts';
import type { Pair } from './part.ts';

type Class = EditionRecords['classes'];
type Sketch = {
  id: number;
  group: number;
  level?: Pair;
  for: Pair;
  language?: Pair;
  outline: readonly [minutes: number, text: Pair][];
  bring?: Pair;
};

const text = ([tw, en]: Pair) => ({ tw, en });
const chinese: Pair = ['中文', 'Chinese'];
const first: Pair = ['入門', 'Introductory'];
const trained: Pair = ['專業', 'Professional'];

export const classGroups: readonly EditionRecords['class-groups'][] = [
  {
    Id: '1',
    Kind: 'class',
    Name: { tw: '營業現場', en: 'For working bars and restaurants' },
    Lead: {
      tw: '管線、酒單與溫度：回到店裡隔天就用得上的三堂課。',
      en: 'Lines, lists and temperature: three classes for the morning after.',
    },
  },
  {
    Id: '2',
    Kind: 'class',
    Name: { tw: '感官與原料', en: 'Senses and ingredients' },
    Lead: {
      tw: '從摸得到的米麴到聞得到的缺陷，訓練描述的能力。',
      en: 'From koji in the hand to faults in the glass: learning to describe.',
    },
  },
  {
    Id: '3',
    Kind: 'meet',
    Name: { tw: '一對一媒合', en: 'One-to-one meetings' },
    Lead: {
      tw: '事前配對、每場二十分鐘，帶著問題來，帶著答案走。',
      en: 'Matched beforehand, twenty minutes each.',
    },
  },
  {
    Id: '4',
    Kind: 'meet',
    Name: { tw: '介紹與諮詢', en: 'Introductions and advice' },
    Lead: {
      tw: '認識第一次來臺的製造者，或把展中談好的條件整理成文件。',
      en: 'Meet makers who are new to Taiwan, or put on paper what was agreed.',
    },
  },
];

const lessons: readonly Sketch[] = [
  {
    id: 708,
    group: 1,
    level: trained,
    for: ['供應生啤的吧檯與餐廳人員', 'Staff of bars and restaurants that serve draught beer'],
    outline: [
      [10, ['看懂一條管線：桶、減壓、冷卻、龍頭', 'Reading a line: keg, regulator, cooler, tap']],
      [25, ['實作清洗：藥劑濃度與接觸時間', 'Cleaning by hand: strength and contact time']],
      [15, ['溫度與壓力表，三種泡沫問題的排除', 'Temperature, pressure and three faults of foam']],
      [10, ['帶走一張每週檢查表', 'A weekly checklist to take home']],
    ],
    bring: ['可攜帶店內管線照片', 'Photographs of your own lines, if you like'],
  },
  {
    id: 713,
    group: 1,
    level: trained,
    for: ['餐廳採購與侍酒人員', 'Buyers and sommeliers of restaurants'],
    language: ['中文，附日文講義', 'Chinese, with notes in Japanese'],
    outline: [
      [15, ['八格分類：香氣濃淡與酒體輕重', 'Eight boxes: aroma against body']],
      [25, ['把二十款清酒放進格子裡', 'Twenty sake find their box']],
      [20, ['為自己的菜單選出八款', 'Eight for your own menu']],
    ],
    bring: ['一份現有菜單', 'Your present menu'],
  },
  {
    id: 718,
    group: 1,
    level: first,
    for: ['外場服務人員', 'Floor staff'],
    outline: [
      [10, ['溫度如何改變香氣與單寧', 'What temperature does to aroma and tannin']],
      [30, ['四組溫度的盲測與紀錄', 'Four temperatures, tasted blind and noted']],
      [20, ['冰桶、保冷與回溫的時間表', 'A timetable for ice, chilling and warming up']],
    ],
  },
  {
    id: 723,
    group: 2,
    level: first,
    for: ['對釀造好奇的一般觀眾，須年滿十八歲', 'Anybody curious about brewing, 18 or over'],
    outline: [
      [15, ['從米到麴：溫度與時間的地圖', 'From rice to koji: a map of heat and hours']],
      [20, ['親手揉開米麴', 'Breaking up koji by hand']],
      [15, ['甘酒與料理用途', 'Amazake and the kitchen']],
      [10, ['提問', 'Questions']],
    ],
    bring: ['請勿擦護手霜', 'No hand cream, please'],
  },
  {
    id: 731,
    group: 2,
    level: first,
    for: [
      '調酒師、餐廳飲品負責人，以及不喝酒的人',
      'Bartenders, drinks managers and people who do not drink',
    ],
    outline: [
      [
        15,
        ['香氣、酸與苦：沒有酒精時的結構', 'Aroma, acid, bitterness: structure without alcohol'],
      ],
      [25, ['三款示範與分組設計', 'Three examples, then a design of your own']],
      [20, ['放進飲品單：命名與說明', 'Putting it on the list: name and description']],
    ],
  },
  {
    id: 734,
    group: 2,
    level: first,
    for: ['想把味道說清楚的人，須年滿十八歲', 'Anybody who wants words for flavours, 18 or over'],
    outline: [
      [10, ['風味輪怎麼讀', 'How to read the wheel']],
      [30, ['十二種標準氣味辨識', 'Twelve reference aromas']],
      [20, ['缺陷從哪裡來', 'Where faults come from']],
    ],
    bring: ['請勿使用香水', 'No perfume, please'],
  },
];

const meetings: readonly Sketch[] = [
  {
    id: 704,
    group: 3,
    for: ['進口商、通路與餐廳採購', 'Importers, retailers and restaurant buyers'],
    language: ['中、英、法、義語口譯', 'Chinese and English, with French and Italian interpreters'],
    outline: [
      [20, ['報到與配對表', 'Check-in and your list of meetings']],
      [200, ['十場二十分鐘會談', 'Ten meetings of twenty minutes']],
      [20, ['回饋與後續聯繫', 'Feedback and contacts']],
    ],
    bring: ['公司簡介與三個具體問題', 'A company profile and three precise questions'],
  },
  {
    id: 714,
    group: 3,
    for: ['進口商、通路與餐廳採購', 'Importers, retailers and restaurant buyers'],
    language: ['中、日、韓語口譯', 'Chinese, with Japanese and Korean interpreters'],
    outline: [
      [20, ['報到與配對表', 'Check-in and your list of meetings']],
      [200, ['十場二十分鐘會談', 'Ten meetings of twenty minutes']],
      [20, ['回饋與後續聯繫', 'Feedback and contacts']],
    ],
  },
  {
    id: 725,
    group: 3,
    for: ['海外買主與臺灣製造者', 'Buyers from abroad and makers of Taiwan'],
    language: ['中、英、日語口譯', 'Chinese, English and Japanese'],
    outline: [
      [15, ['臺灣產業快覽', 'Taiwan in a quarter of an hour']],
      [140, ['七場二十分鐘會談', 'Seven meetings of twenty minutes']],
      [25, ['出口文件與樣品寄送諮詢', 'Export papers and samples']],
    ],
    bring: ['樣品目錄（不含實品）', 'A catalogue of samples, without the samples'],
  },
  {
    id: 720,
    group: 4,
    for: ['專業買主與媒體', 'Trade buyers and the press'],
    language: ['中、英文', 'Chinese and English'],
    outline: [
      [40, ['十二位製造者，每人三分鐘', 'Twelve makers, three minutes each']],
      [20, ['自由交談', 'Time to talk']],
    ],
  },
  {
    id: 736,
    group: 4,
    for: ['展中已有初步共識的雙方', 'Parties who agreed in outline at the fair'],
    outline: [
      [30, ['獨家範圍與最低訂量的寫法', 'Exclusivity and minimum quantities on paper']],
      [60, ['分組諮詢：律師與報關行', 'Consultations with lawyers and customs agents']],
      [30, ['物流與溫控時程', 'Logistics and temperature']],
    ],
    bring: ['往來信件與初步條件', 'Correspondence and draft terms'],
  },
];

const written =
  (kind: Class['Kind']) =>
  (sketch: Sketch): Class => ({
    Id: String(sketch.id),
    Kind: kind,
    Group: String(sketch.group),
    For: text(sketch.for),
    Language: text(sketch.language ?? chinese),
    ...(sketch.level ? { Level: text(sketch.level) } : {}),
    Outline: sketch.outline.map(([Minutes, said]) => ({ Minutes, Text: text(said) })),
    ...(sketch.bring ? { Bring: text(sketch.bring) } : {}),
  });

export const classes: readonly Class[] = [
  ...lessons.map(written('class')),
  ...meetings.map(written('meet')),
];
