import type { Bilingual } from '@dswine/shared/contract/wire';
import type { Picture } from '@dswine/shared/contract/wire';

type SampleRecord = {
  id: string;
  category: string;
  tone: Picture['Tone'];
  at: string;
  title: Bilingual;
  summary: Bilingual;
};

/** The categories of the sample news, in tab order. */
export const sampleCategories: { code: string; name: Bilingual }[] = [
  { code: 'show', name: { tw: '展覽公告', en: 'Show news' } },
  { code: 'exhibitor', name: { tw: '參展動態', en: 'Exhibitor news' } },
  { code: 'event', name: { tw: '活動講座', en: 'Events' } },
];

/** Newest first. */
export const sampleRecords: SampleRecord[] = [
  {
    id: '513',
    category: 'show',
    tone: 'fair',
    at: '2026-02-26T09:00:00+08:00',
    title: {
      tw: '四大主題區完整平面圖公布，三百多家酒商齊聚展覽一館',
      en: 'Floor plan published: more than 300 exhibitors in four themed areas',
    },
    summary: {
      tw: '葡萄酒、烈酒、清酒與啤酒四區各有入口，動線以品飲順序安排，第一次來也不會迷路。',
      en: 'Wine, spirits, sake and beer each have an entrance of their own, laid out in the order of a tasting.',
    },
  },
  {
    id: '512',
    category: 'event',
    tone: 'spirits',
    at: '2026-02-24T10:30:00+08:00',
    title: {
      tw: '十二場大師講座開放報名，從威士忌桶陳談到調酒經營',
      en: 'Twelve masterclasses open for registration',
    },
    summary: {
      tw: '每場限額四十人，講師親自選酒，並提供講義。',
      en: 'Forty seats each, with wines and spirits chosen by the speakers themselves.',
    },
  },
  {
    id: '511',
    category: 'exhibitor',
    tone: 'sake',
    at: '2026-02-20T14:00:00+08:00',
    title: {
      tw: '新潟六家酒藏首度聯合參展，帶來冬季新酒',
      en: 'Six Niigata breweries exhibit together for the first time',
    },
    summary: {
      tw: '六家酒藏共用一座長吧檯，依精米步合排出三十款清酒。',
      en: 'One long counter, thirty sakes, lined up by how far the rice was polished.',
    },
  },
  {
    id: '510',
    category: 'exhibitor',
    tone: 'beer',
    at: '2026-02-17T09:20:00+08:00',
    title: {
      tw: '宜蘭精釀廠發表茶葉酸啤酒，用的是三星鄉的紅茶',
      en: 'An Yilan brewery presents a sour ale with local black tea',
    },
    summary: {
      tw: '紅茶冷泡後加入二次發酵，果酸清爽，茶香收尾。',
      en: 'Cold-brewed tea joins the second fermentation: bright acidity, a long finish of tea.',
    },
  },
  {
    id: '509',
    category: 'exhibitor',
    tone: 'wine',
    at: '2026-02-13T11:00:00+08:00',
    title: {
      tw: '杜羅河谷老藤葡萄園帶來單一園白酒',
      en: 'Single-vineyard whites from old vines in the Douro',
    },
    summary: {
      tw: '片岩坡地上的百年老藤，一年只釀兩千瓶。',
      en: 'Hundred-year-old vines on schist, two thousand bottles a year.',
    },
  },
  {
    id: '508',
    category: 'show',
    tone: 'fair',
    at: '2026-02-10T09:00:00+08:00',
    title: {
      tw: '專業人士預先登錄開跑，四月十日前完成可免排隊',
      en: 'Trade pre-registration is open until 10 April',
    },
    summary: {
      tw: '憑電子識別證直接入場，首日為專業人士專場。',
      en: 'Walk straight in with an electronic badge. The first day is for the trade only.',
    },
  },
  {
    id: '507',
    category: 'event',
    tone: 'wine',
    at: '2026-02-06T16:00:00+08:00',
    title: {
      tw: '侍酒師與臺菜主廚同臺，六道菜配六支酒',
      en: 'Six Taiwanese dishes, six wines, one sommelier',
    },
    summary: {
      tw: '從烏魚子到麻油雞，示範在地料理的餐酒搭配。',
      en: 'From mullet roe to sesame oil chicken: how to pair what people here really eat.',
    },
  },
  {
    id: '506',
    category: 'exhibitor',
    tone: 'spirits',
    at: '2026-02-03T10:00:00+08:00',
    title: {
      tw: '南投蒸餾所公開三款雪莉桶單一麥芽',
      en: 'Three sherry-cask single malts from a Nantou distillery',
    },
    summary: {
      tw: '亞熱帶的熟成速度快，七年就有厚實的果乾香。',
      en: 'Casks age fast in the subtropics: seven years give a full note of dried fruit.',
    },
  },
  {
    id: '505',
    category: 'show',
    tone: 'fair',
    at: '2026-01-29T09:00:00+08:00',
    title: { tw: '開放時間與交通接駁一次看', en: 'Opening hours and shuttle buses at a glance' },
    summary: {
      tw: '捷運臺北101／世貿站步行三分鐘，酒後請搭大眾運輸。',
      en: 'Three minutes on foot from Taipei 101/World Trade Center station. Please leave the car at home.',
    },
  },
  {
    id: '504',
    category: 'event',
    tone: 'beer',
    at: '2026-01-22T13:30:00+08:00',
    title: {
      tw: '家釀交流日徵件，評審由本地釀酒師擔任',
      en: 'Home brewers invited to a day of exchange',
    },
    summary: {
      tw: '分拉格、艾爾與自由組三類，限非商業作品。',
      en: 'Lagers, ales and a free class, for brews that are not sold.',
    },
  },
  {
    id: '503',
    category: 'exhibitor',
    tone: 'wine',
    at: '2026-01-15T10:00:00+08:00',
    title: {
      tw: '喬治亞陶甕酒聯合館登場，重現八千年釀法',
      en: 'A Georgian pavilion of wines made in clay jars',
    },
    summary: {
      tw: '帶皮發酵的琥珀酒，單寧紮實，適合配重口味料理。',
      en: 'Amber wines fermented on their skins, firm enough for rich food.',
    },
  },
  {
    id: '502',
    category: 'show',
    tone: 'fair',
    at: '2026-01-08T09:00:00+08:00',
    title: {
      tw: '二〇二六年主視覺發表：一只杯，四種光',
      en: 'The 2026 look: one glass, four kinds of light',
    },
    summary: {
      tw: '以杯中折射的色光代表四個主題區，貫穿展場指標與識別證。',
      en: 'Light through a glass stands for the four areas, from signs to badges.',
    },
  },
  {
    id: '501',
    category: 'show',
    tone: 'fair',
    at: '2025-12-18T09:00:00+08:00',
    title: {
      tw: '參展報名截止，候補登記開放',
      en: 'Booths are sold out; the waiting list is open',
    },
    summary: {
      tw: '候補依登記順序通知，請留意信箱。',
      en: 'Places are offered in the order of registration, by email.',
    },
  },
];
