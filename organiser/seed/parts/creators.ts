import type { EditionRecords } from '../../src/records/records.ts';

/** Creators of the KOL programme. All of them are invented. */
export const creators: readonly EditionRecords['creators'][] = [
  {
    Id: '1',
    Name: { tw: '巷口侍酒師 阿勝', en: 'Sheng, the corner sommelier' },
    Mark: { tw: '勝', en: 'S' },
    Handle: '@corner.sommelier',
    Field: { tw: '葡萄酒與臺菜', en: 'Wine and Taiwanese food' },
    Area: 'wine',
    Bio: {
      tw: '十二年外場經驗，專講一般人真的會遇到的餐桌問題。影片從不超過四分鐘。',
      en: 'Twelve years on the floor, and answers to the questions people really have at table. No film is longer than four minutes.',
    },
    Shows: { tw: '走訪 A 區：三個半小時看懂產區走道', en: 'Walks area A: origins, aisle by aisle' },
  },
  {
    Id: '2',
    Name: { tw: '蒸餾筆記 若安', en: 'Jo-an, distilling notes' },
    Mark: { tw: '安', en: 'J' },
    Handle: '@still.notes',
    Field: { tw: '烈酒與器材', en: 'Spirits and stills' },
    Area: 'spirits',
    Bio: {
      tw: '化工背景，用白板拆解蒸餾器。她的頻道有一半篇幅在談清洗與安全。',
      en: 'A chemical engineer who takes stills apart on a whiteboard. Half of her channel is about cleaning and safety.',
    },
    Shows: {
      tw: '銅與不鏽鋼：五家設備商的同一題',
      en: 'Copper or steel: one question to five makers',
    },
  },
  {
    Id: '3',
    Name: { tw: '一合日記 悠子', en: 'Yuko, a diary of sake' },
    Mark: { tw: '悠', en: 'Y' },
    Handle: '@ichigo.diary',
    Field: { tw: '清酒與器皿', en: 'Sake and its vessels' },
    Area: 'sake',
    Bio: {
      tw: '旅居臺北的日本陶藝師，以器形談溫度，每集只介紹一只杯子。',
      en: 'A Japanese potter in Taipei who speaks of temperature through shape; each episode is one cup.',
    },
    Shows: { tw: '六只杯子，同一款純米', en: 'Six cups, one junmai' },
  },
  {
    Id: '4',
    Name: { tw: '酒花研究室 柏鈞', en: 'Po-chun’s hop lab' },
    Mark: { tw: '鈞', en: 'P' },
    Handle: '@hop.lab',
    Field: { tw: '精釀啤酒與食材', en: 'Craft beer and farming' },
    Area: 'beer',
    Bio: {
      tw: '自釀十年，近年把鏡頭轉向大麥田與冷鏈司機。',
      en: 'Ten years of home brewing; lately his camera turns to barley fields and to the drivers of the cold chain.',
    },
    Shows: {
      tw: '從田到桶：跟拍一桶啤酒的三天',
      en: 'From field to keg: three days with one beer',
    },
  },
  {
    Id: '5',
    Name: { tw: '不喝也可以 以晴', en: 'Yi-ching: fine without' },
    Mark: { tw: '晴', en: 'Y' },
    Handle: '@fine.without',
    Field: { tw: '無酒精調飲', en: 'Drinks without alcohol' },
    Area: 'spirits',
    Bio: {
      tw: '前調酒師，現在為開車的人、備孕的人與單純不想喝的人設計飲品單。',
      en: 'Once a bartender, she now writes lists for drivers and for everybody who would rather not.',
    },
    Shows: { tw: '四個展區的無酒精地圖', en: 'A map of the hall without alcohol' },
  },
  {
    Id: '6',
    Name: { tw: '酒標考古 知遠', en: 'Chih-yuan reads labels' },
    Mark: { tw: '遠', en: 'C' },
    Handle: '@label.digger',
    Field: { tw: '設計與標示', en: 'Design and labelling' },
    Area: 'wine',
    Bio: {
      tw: '平面設計師，收藏三千張舊酒標，專門指出標示上的錯字與好字。',
      en: 'A graphic designer with three thousand old labels and an eye for good letters and bad ones.',
    },
    Shows: { tw: '酒標設計獎入圍作品導讀', en: 'Reading the finalists of the Label Award' },
  },
];
