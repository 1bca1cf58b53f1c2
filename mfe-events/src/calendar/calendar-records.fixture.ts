import type { AreaCode, Bilingual } from '@dswine/shared/contract/wire';

type TopicCode = '1' | '2' | '3';
type SampleRecord = {
  id: string;
  topic: TopicCode;
  day: string;
  from: string;
  to: string;
  title: Bilingual;
  summary: Bilingual;
  place: Bilingual;
  area?: AreaCode;
  speaker?: Bilingual;
};

const tastingRoom = { tw: '展覽一館 品飲室 1', en: 'Hall 1, Tasting Room 1' };
const stage = { tw: '展覽一館 主舞臺', en: 'Hall 1, Main Stage' };

export const sampleTopics: Record<TopicCode, Bilingual> = {
  1: { tw: '籌備時程', en: 'Before the show' },
  2: { tw: '專題講座', en: 'Talks' },
  3: { tw: '主題品飲', en: 'Tastings' },
};

export const sampleRecords: readonly SampleRecord[] = [
  {
    id: '701',
    topic: '1',
    day: '2026-03-12',
    from: '14:00',
    to: '16:00',
    title: { tw: '參展商說明會', en: 'Briefing for exhibitors' },
    summary: {
      tw: '進場時段、裝潢規範與保稅酒品通關，一次說明。',
      en: 'Move-in, stand building and bonded goods, all in one session.',
    },
    place: { tw: '線上會議', en: 'Online' },
  },
  {
    id: '702',
    topic: '2',
    day: '2026-04-17',
    from: '10:00',
    to: '10:40',
    title: { tw: '開幕與年度酒款公布', en: 'Opening and the bottles of the year' },
    summary: {
      tw: '四位策展人談今年的選酒方向，並公布年度酒款。',
      en: 'Four curators on this year’s selection, and the bottles they chose.',
    },
    place: stage,
  },
  {
    id: '703',
    topic: '3',
    day: '2026-04-17',
    from: '13:30',
    to: '14:45',
    title: {
      tw: '山坡上的夏多內：三個海拔，一個年份',
      en: 'Chardonnay uphill: three altitudes, one vintage',
    },
    summary: {
      tw: '由低到高品飲三款同年份的夏多內，談海拔如何改變酸度。',
      en: 'Three wines of one vintage from the foot of the hill to the top, and what altitude does to acidity.',
    },
    place: tastingRoom,
    area: 'wine',
    speaker: { tw: '釀酒師 林以晴', en: 'Lin Yi-ching, winemaker' },
  },
  {
    id: '704',
    topic: '3',
    day: '2026-04-18',
    from: '11:00',
    to: '12:00',
    title: { tw: '精米步合之外：酵母與香氣', en: 'Beyond polishing: yeast and aroma' },
    summary: {
      tw: '四支清酒、四種酵母，聽杜氏談香氣從何而來。',
      en: 'Four sakes, four yeasts, and a master brewer on where aroma comes from.',
    },
    place: tastingRoom,
    area: 'sake',
    speaker: { tw: '杜氏 佐野真帆', en: 'Sano Maho, master brewer' },
  },
  {
    id: '705',
    topic: '2',
    day: '2026-04-18',
    from: '15:00',
    to: '16:00',
    title: { tw: '小廠啤酒的冷鏈運輸', en: 'Cold chain for small breweries' },
    summary: {
      tw: '從酒廠到吧檯，溫度如何守住風味。',
      en: 'From brewery to bar: how temperature keeps flavour.',
    },
    place: stage,
    area: 'beer',
  },
];

export const sampleBody: readonly Bilingual[] = [
  {
    tw: '同一座山、同一位釀酒師、同一個年份，葡萄園卻分別位於海拔三百、六百與九百公尺。三款酒依海拔由低到高侍酒，差異一喝就懂。',
    en: 'One hill, one winemaker, one vintage, but vineyards at three, six and nine hundred metres. Served from low to high, the wines explain themselves.',
  },
  {
    tw: '每款提供三十毫升，現場備有吐酒桶與飲用水。座位有限，請提前十分鐘入場。',
    en: 'Thirty millilitres of each, with spittoons and water at every seat. Seats are limited; please come ten minutes early.',
  },
];

export const sampleFee: Bilingual = { tw: 'NT$600（含稅）', en: 'NT$600, tax included' };
