import type { EditionRecords } from '../../src/records/records.ts';

type Deadline = EditionRecords['deadlines'];
type Line = [
  due: string,
  topic: Deadline['Topic'],
  title: [string, string],
  text: [string, string],
  hours?: [string, string],
];

const both = ([tw, en]: [string, string]) => ({ tw, en });

/** What exhibitors of 2026 have to see to. The days of contract, pages, papers and balance are those of the edition record's steps. */
const lines: Line[] = [
  [
    '2025-11-28',
    'booth',
    ['線上洽詢截止', 'Last day to inquire'],
    [
      '填寫洽詢表單，寫明公司、主要產品與希望的展區。大會三個工作天內回覆可選攤位。',
      'Send the inquiry form with company, main products and preferred area. We answer within three working days with the booths on offer.',
    ],
  ],
  [
    '2025-12-19',
    'booth',
    ['簽約並繳交五成訂金', 'Contract and deposit of one half'],
    [
      '合約用印後連同匯款單回傳，訂金入帳即保留攤位。逾期未繳，攤位釋出給候補廠商。',
      'Return the signed contract with proof of transfer; the booth is yours when the deposit arrives. Unpaid booths go to the waiting list.',
    ],
  ],
  [
    '2026-01-16',
    'booth',
    ['選位說明會', 'Choosing places'],
    [
      '依報名順序與歷屆參展年資選位，可到場或線上參加；不克出席者，由大會依志願序安排。',
      'Places are chosen in order of registration and years of participation, in person or online. If you cannot attend, we place you by your list of wishes.',
    ],
    ['14:00 至 16:30', '14:00 to 16:30'],
  ],
  [
    '2026-01-30',
    'publicity',
    ['大會專刊廣告預訂', 'Book space in the fair directory'],
    [
      '封底、內封與專欄旁頁各一席，先訂先得；內頁廣告不限席次。',
      'The back cover, the inside covers and the pages beside the columns are single places; inside pages are not limited.',
    ],
  ],
  [
    '2026-02-06',
    'build',
    ['裝潢承包商登記', 'Register your stand builder'],
    [
      '淨地攤位須登記裝潢商，附公司登記、公共意外責任險保單與工安負責人名冊。',
      'Raw space needs a registered builder: company papers, public liability cover and the name of the person in charge of safety.',
    ],
  ],
  [
    '2026-02-13',
    'build',
    ['淨地設計圖送審', 'Raw-space designs for approval'],
    [
      '平面、立面、透視與電力配置圖各一，限高四公尺；超過二點五公尺的牆面，背面須整平收邊。',
      'Plan, elevation, perspective and wiring, up to four metres high. Backs of walls above 2.5 metres must be finished.',
    ],
  ],
  [
    '2026-02-27',
    'publicity',
    ['上傳參展商頁面與產品', 'Upload company and product pages'],
    [
      '於參展商系統填寫中英文介紹與照片，三月九日起在本站陸續公開。',
      'Enter texts and pictures in both languages in the exhibitor system; pages go public from 9 March.',
    ],
  ],
  [
    '2026-03-06',
    'build',
    ['水電、冷藏與設備申請', 'Power, water, cold storage and furniture'],
    [
      '依價目表線上申請。逾期申請加收三成，進場後申請以現場餘量為限。',
      'Order from the price list. Later orders cost thirty per cent more; on site we can supply only what is left.',
    ],
  ],
  [
    '2026-03-13',
    'goods',
    ['進口與標示文件', 'Import and labelling papers'],
    [
      '展品清單、產地與數量送交指定報關行；樣品標示「品飲用、非賣品」。',
      'Send the list of exhibits with origin and quantity to the appointed customs agent; mark samples as tasting samples, not for sale.',
    ],
  ],
  [
    '2026-03-20',
    'people',
    ['確認買主媒合時段', 'Confirm your meetings'],
    [
      '系統已排入六場洽談，逐場確認或提出改期；未回覆者視為同意。',
      'Six meetings are proposed in the system: confirm each or ask for another time. No answer counts as a yes.',
    ],
  ],
  [
    '2026-03-27',
    'publicity',
    ['展前電子報素材', 'Material for the show preview'],
    [
      '已選購展前電子報的廠商，請提供一張 1200 × 800 像素圖片與八十字以內短文。',
      'For those who booked the preview e-newsletter: one picture of 1200 × 800 pixels and up to fifty words.',
    ],
  ],
  [
    '2026-04-02',
    'booth',
    ['繳清餘款、領取入場證', 'Balance and passes'],
    [
      '餘款入帳後三日內寄出工作證與進場時段單，停車證另依攤位面積配發。',
      'Passes and a move-in slot are sent within three days of the balance; parking permits follow booth size.',
    ],
  ],
  [
    '2026-04-10',
    'people',
    ['品飲服務人員名冊', 'Names of those who pour'],
    [
      '所有於攤位提供品飲者須年滿十八歲並完成線上負責任服務課程，課程約二十分鐘。',
      'All who pour must be 18 or over and have done the online course in responsible service, about twenty minutes.',
    ],
  ],
  [
    '2026-04-15',
    'build',
    ['淨地進場施工', 'Raw-space build-up'],
    [
      '依裝潢商編號分時段進館；電焊、切割與大面積噴漆禁止在館內施作。',
      'Builders enter by numbered slots. No welding, cutting or large-scale spraying inside the hall.',
    ],
    ['08:00 至 22:00', '08:00 to 22:00'],
  ],
  [
    '2026-04-16',
    'build',
    ['標準攤位布置', 'Standard booths move in'],
    [
      '下午二時起開放標準攤位，冷藏品最後送達；晚間七時全館消防檢查。',
      'Standard booths open at two in the afternoon; chilled goods come last. Fire inspection of the whole hall at seven.',
    ],
    ['14:00 至 20:00', '14:00 to 20:00'],
  ],
  [
    '2026-04-20',
    'build',
    ['撤場', 'Move-out'],
    [
      '下午五時閉館後開始，展品須於當晚十時前運離；未開封樣品請依通關文件辦理復運或銷毀。',
      'From five in the afternoon, when the fair closes; goods must leave by ten. Unopened samples are re-exported or destroyed as the papers say.',
    ],
    ['17:00 至 22:00', '17:00 to 22:00'],
  ],
  [
    '2026-05-08',
    'booth',
    ['退還清潔保證金', 'Cleaning deposit returned'],
    [
      '驗收無損者，保證金無息退回原匯款帳戶；有損壞者扣除修復費用後退還。',
      'Where nothing was damaged the deposit goes back to the account it came from; otherwise less the cost of repair.',
    ],
  ],
  [
    '2026-06-20',
    'publicity',
    ['加值服務到期', 'Paid services end'],
    [
      '公司介紹、產品、展訊與影片自次日起恢復為免費版面，洽詢紀錄請於到期前下載。',
      'Profile, products, news and videos return to the free version the next day. Download your inquiries before then.',
    ],
  ],
];

export const deadlines: readonly Deadline[] = lines.map(([Due, Topic, title, text, hours], at) => ({
  Id: String(at + 1),
  Title: both(title),
  Text: both(text),
  Due,
  Topic,
  ...(hours && { Hours: both(hours) }),
  UpdatedAt: '2025-10-15',
}));
