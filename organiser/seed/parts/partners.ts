import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';

type Partner = EditionRecords['partners'];
type Pair = readonly [tw: string, en: string];

export const partners: readonly Partner[] = [
  partner(
    1,
    'organiser',
    ['島醞展覽股份有限公司', 'Island Ferment Exhibitions Co., Ltd.'],
    [
      '規劃與執行展覽，對參展商與參觀者負責。',
      'Plans and runs the fair, and answers to exhibitors and visitors.',
    ],
    'island-ferment',
  ),
  partner(
    2,
    'co-organiser',
    ['臺灣釀造與蒸餾同業會', 'Taiwan Brewers and Distillers Guild'],
    [
      '召集臺灣製造者，審訂講座內容與用語。',
      'Brings together makers in Taiwan and reviews talks and terms.',
    ],
    'guild',
  ),
  partner(
    3,
    'co-organiser',
    ['亞洲侍酒教育學會', 'Asian Society for Wine Service Education'],
    ['安排品飲教室的講師與教材。', 'Provides teachers and material for the tasting rooms.'],
    'wine-service',
  ),
  partner(
    4,
    'co-organiser',
    ['餐桌文化基金會', 'Table Culture Foundation'],
    [
      '主持餐飲教育與負責任飲酒的宣導。',
      'Leads the programme for restaurants and on responsible drinking.',
    ],
    'table-culture',
  ),
  partner(
    11,
    'media',
    ['醅報', 'The Mash Tun'],
    ['每週出刊的酒業新聞。', 'Weekly news of the trade.'],
    'mash-tun',
  ),
  partner(
    12,
    'media',
    ['風土月刊', 'Terroir Monthly'],
    ['產地與農業的長篇報導。', 'Long reads on origin and farming.'],
    'terroir-monthly',
  ),
  partner(
    13,
    'media',
    ['廚房後門', 'Back Door of the Kitchen'],
    ['寫給餐廳經營者的節目。', 'A programme for people who run restaurants.'],
    'back-door',
  ),
  partner(
    14,
    'media',
    ['杯緣電臺', 'Rim Radio'],
    ['訪談製造者的聲音節目。', 'Conversations with makers, to listen to.'],
    'rim-radio',
  ),
  partner(
    15,
    'media',
    ['Island Cellar', 'Island Cellar'],
    ['以英文介紹臺灣酒類的刊物。', 'Writes in English about what is made in Taiwan.'],
    'island-cellar',
  ),
  partner(
    16,
    'media',
    ['酒標研究室', 'Label Study'],
    ['酒標設計與印刷的季刊。', 'A quarterly on the design and print of labels.'],
    'label-study',
  ),
  partner(
    21,
    'sponsor',
    ['清泉飲水', 'Clear Spring Water'],
    ['供應全館飲水與漱口站。', 'Supplies water and rinsing stations in the whole hall.'],
    'clear-spring',
  ),
  partner(
    22,
    'sponsor',
    ['安返代駕', 'Home Safe Drivers'],
    [
      '在大廳設代駕服務臺，展期四天皆有人員。',
      'Runs the designated-driver desk in the lobby on all four days.',
    ],
    'home-safe',
  ),
  partner(
    23,
    'sponsor',
    ['晶亮杯具', 'Bright Glassware'],
    [
      '出借五千只品飲杯，並負責集中清洗。',
      'Lends five thousand tasting glasses and washes them centrally.',
    ],
    'bright-glass',
  ),
  partner(
    24,
    'sponsor',
    ['冷鏈快運', 'Coldline Logistics'],
    ['冷藏倉與每日早晨的展位配送。', 'Cold storage and morning delivery to the booths.'],
    'coldline',
  ),
  partner(
    25,
    'sponsor',
    ['木作展裝', 'Timber Stands'],
    ['可重複使用的展架與回收安排。', 'Reusable stands, taken back after the fair.'],
    'timber-stands',
  ),
  partner(
    26,
    'sponsor',
    ['南窗麵包', 'South Window Bakery'],
    ['品飲教室的麵包與無鹽餅乾。', 'Bread and unsalted crackers for the tasting rooms.'],
    'south-window',
  ),
  partner(
    27,
    'sponsor',
    ['同聲傳譯社', 'Two Voices Interpreters'],
    ['講座的口譯與即時字幕。', 'Interpreting and live captions for the talks.'],
    'two-voices',
  ),
  partner(
    28,
    'sponsor',
    ['綠回收', 'Green Return'],
    ['玻璃瓶與軟木塞的分類回收。', 'Sorts and recycles bottles and corks.'],
    'green-return',
  ),
];

function partner(id: number, Role: Partner['Role'], name: Pair, text: Pair, site: string): Partner {
  return {
    Id: String(id),
    Name: both(...name),
    Role,
    Text: both(...text),
    Website: `https://www.${site}.example`,
  };
}
