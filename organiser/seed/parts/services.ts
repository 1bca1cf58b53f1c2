import type { EditionRecords } from '../../src/records/records.ts';

type Service = EditionRecords['services'];
type Paid = Extract<Service, { Kind: 'paid' }>;
type Pair = [string, string];

const both = ([tw, en]: Pair) => ({ tw, en });

/** Name, what it is, what to do for it. */
const free: [Pair, Pair, Pair][] = [
  [
    ['參展商名單刊登', 'A place in the Exhibitor List'],
    [
      '公司名稱、國別、展區與攤位號碼，中英文並列，可依展區、國家與類別查到。',
      'Name, country, area and booth number in both languages, found by area, country and category.',
    ],
    ['簽約後自動刊登', 'Listed when the contract is signed'],
  ],
  [
    ['平面圖標示', 'Your booth on the floor plan'],
    [
      '互動平面圖標出攤位與公司名稱，參觀者輸入號碼即可找到。',
      'Booth and name on the interactive floor plan, found by its number.',
    ],
    ['選位後自動標示', 'Marked once places are chosen'],
  ],
  [
    ['買主媒合洽談', 'Arranged meetings'],
    [
      '依品項、規模與通路類型安排六場洽談，展前一週寄出時程。',
      'Six meetings by product, size and channel; the schedule comes a week before the fair.',
    ],
    ['於參展商系統填寫媒合需求', 'State your wishes in the exhibitor system'],
  ],
  [
    ['電子邀請函', 'Invitations by email'],
    [
      '印有攤位號碼的中英文邀請函，可直接寄給客戶預先登錄。',
      'Invitations with your booth number in both languages, ready to send to your customers.',
    ],
    ['於參展商系統下載', 'Download in the exhibitor system'],
  ],
  [
    ['雙語用語校閱', 'Wording checked'],
    [
      '公司名稱與產品名稱的中英文用語，由編輯統一校閱一次。',
      'Company and product names are read once by our editors in both languages.',
    ],
    ['二月二十七日前上傳即可', 'Upload by 27 February'],
  ],
  [
    ['洗杯與飲水站', 'Glass washing and water'],
    [
      '走道盡頭設洗杯站與飲水站，展期內免費使用。',
      'Stations at the ends of the aisles, free throughout the fair.',
    ],
    ['不需申請', 'No application needed'],
  ],
  [
    ['冷藏寄存一籃', 'One basket of cold storage'],
    [
      '每攤一籃（六十公升），每日上午九時由推車送到攤位。',
      'One basket of 60 litres a booth, brought to you each morning at nine.',
    ],
    ['三月六日前申請', 'Apply by 6 March'],
  ],
  [
    ['負責任服務課程', 'Course in responsible service'],
    [
      '線上課程二十分鐘，內容為年齡確認、份量與代駕宣導，結業可列印證明。',
      'Twenty minutes online: checking age, measures and designated drivers, with a certificate at the end.',
    ],
    ['四月十日前完成', 'Complete by 10 April'],
  ],
];

type PaidLine = Omit<
  Paid,
  'Id' | 'Kind' | 'Name' | 'Summary' | 'Includes' | 'Without' | 'With' | 'Sample'
> & {
  name: Pair;
  summary: Pair;
  includes: Pair[];
  without: Pair;
  having: Pair;
  caption: Pair;
  path?: string;
};

const paid: PaidLine[] = [
  {
    Feature: 'company-profile',
    Fee: 6000,
    name: ['公司介紹頁', 'Company profile'],
    summary: [
      '把名稱變成一頁完整的介紹：來處、品牌、聯絡窗口。',
      'Turns a name into a page: origin, brands, whom to write to.',
    ],
    includes: [
      ['中英文介紹各六百字', 'Up to 600 characters or 350 words in each language'],
      ['主圖一張、品牌標誌六枚', 'One main picture and six brand marks'],
      ['官網與社群連結', 'Links to your site and networks'],
    ],
    without: ['名稱、國別、攤位號碼', 'Name, country, booth number'],
    having: ['完整介紹、品牌、連結與主圖', 'Full text, brands, links and picture'],
    caption: [
      '參展商頁面：主圖、介紹與攤位位置',
      'An exhibitor’s page with picture, text and booth',
    ],
    path: '/VisitorExhibitor/Detail/1001',
  },
  {
    Feature: 'publish-products',
    Fee: 8000,
    name: ['產品刊登', 'Publish products'],
    summary: [
      '展出品項逐件刊登，可依類別、標籤與關鍵字搜尋。',
      'Each item you show, found by category, tag and keyword.',
    ],
    includes: [
      ['最多六十件，展期中可隨時更換', 'Up to sixty items, changed whenever you like'],
      ['品飲筆記、餐搭與規格欄位', 'Tasting notes, pairings and specifications'],
      ['列入新品型錄', 'A place in the new product catalogue'],
    ],
    without: ['不刊登', 'Not shown'],
    having: ['六十件，含圖片與規格', 'Sixty items with pictures and details'],
    caption: [
      '產品列表：圖片、產地與類別',
      'The list of products with picture, origin and category',
    ],
    path: '/VisitorProduct',
  },
  {
    Feature: 'publish-news',
    Fee: 5000,
    name: ['展訊發布', 'Publish news'],
    summary: [
      '新品、得獎或攤位活動，由您在展前與展中自行發布。',
      'New products, awards, events at your booth: published by you before and during the fair.',
    ],
    includes: [
      ['八則中英文展訊', 'Eight items in both languages'],
      ['編輯於一個工作天內校閱', 'Read by an editor within one working day'],
      ['同步顯示於公司介紹頁', 'Shown on your profile as well'],
    ],
    without: ['不刊登', 'Not shown'],
    having: ['八則，列於參展商展訊', 'Eight items under Exhibitor News'],
    caption: ['參展商展訊：日期、標題與廠商', 'Exhibitor news with date, title and company'],
    path: '/VisitorExNews',
  },
  {
    Feature: 'publish-videos',
    Fee: 6000,
    name: ['影片刊登', 'Publish videos'],
    summary: [
      '讓買主先看見產地與工法，三部影片收在您的名下。',
      'Let buyers see place and method first: three films under your name.',
    ],
    includes: [
      ['三部，每部五分鐘以內', 'Three films of up to five minutes'],
      ['中英文字幕欄位', 'Room for subtitles in both languages'],
      ['播放時全程加註法定警語', 'Statutory warning shown throughout'],
    ],
    without: ['不刊登', 'Not shown'],
    having: ['三部，列於影片專區', 'Three films in the video pages'],
    caption: ['影片專區：縮圖、片長與廠商', 'The video page with stills, length and company'],
    path: '/VisitorVideo',
  },
  {
    Feature: 'view-inquiries',
    Fee: 4500,
    name: ['線上洽詢檢視', 'View inquiries'],
    summary: [
      '買主在您的頁面留下的洽詢，集中在一處檢視與回覆。',
      'What buyers write on your pages, read and answered in one place.',
    ],
    includes: [
      ['即時通知與未讀標示', 'Notice at once, unread marked'],
      ['依產品與國別篩選', 'Filters by product and country'],
      ['到期前可匯出 CSV', 'Export as CSV until the period ends'],
    ],
    without: ['每週一由大會轉寄', 'Forwarded by us on Mondays'],
    having: ['即時檢視、回覆與匯出', 'Read, answer and export at once'],
    caption: ['洽詢收件匣：來信者、產品與狀態', 'The inbox with sender, product and state'],
  },
  {
    Feature: 'exclusive-floor-plan',
    Fee: 7500,
    name: ['專屬平面圖', 'Exclusive floor plan'],
    summary: [
      '一張以您的攤位為中心的平面圖，從入口一路畫到攤前。',
      'A floor plan with your booth at its centre and the way drawn from the door.',
    ],
    includes: [
      ['攤位以品牌色與標誌顯示', 'Your booth in your colour, with your mark'],
      ['可分享的路線連結與 QR 碼', 'A link and QR code with the way to you'],
      ['中英文各一份可列印版本', 'A printable sheet in each language'],
    ],
    without: ['標示名稱與號碼', 'Name and number marked'],
    having: ['品牌色、標誌與路線', 'Colour, mark and the way to you'],
    caption: [
      '專屬平面圖：路線與品牌色攤位',
      'Your floor plan with the way and the booth in colour',
    ],
    path: '/VisitorFloorplan',
  },
  {
    Feature: 'preview-newsletter',
    Fee: 12000,
    name: ['展前電子報', 'Show preview e-newsletter'],
    summary: [
      '開展前兩週寄給已登錄買主的電子報，一則圖文介紹。',
      'One picture and text in the e-newsletter that goes to registered buyers two weeks before the fair.',
    ],
    includes: [
      ['單期收件人逾九千名', 'More than 9,000 recipients'],
      ['圖片一張、短文八十字', 'One picture and up to fifty words'],
      ['寄出後三日提供開信與點閱統計', 'Figures of openings and clicks three days later'],
    ],
    without: ['不收錄', 'Not included'],
    having: ['一則圖文，附連結', 'One item with picture and link'],
    caption: ['電子報版面：主圖、短文與連結', 'The e-newsletter with picture, text and link'],
  },
  {
    Feature: 'search-priority',
    Fee: 10000,
    name: ['優先刊登', 'Search priority'],
    summary: [
      '在參展商名單的預設排序中列於前段，並清楚標示為優先刊登。',
      'First in the default order of the Exhibitor List, plainly labelled as such.',
    ],
    includes: [
      ['名單、產品與分類頁均適用', 'In the list, in products and in categories'],
      ['標示「優先刊登」字樣', 'Labelled “Priority listing”'],
      ['同類廠商每日輪替次序', 'Those with it take turns each day'],
    ],
    without: ['依預設排序', 'In the usual order'],
    having: ['列於前段，附標示', 'Near the top, labelled'],
    caption: ['參展商名單：優先刊登的卡片在最前', 'The list with priority cards at the front'],
    path: '/VisitorExhibitor',
  },
];

export const services: readonly Service[] = [
  ...free.map(([name, summary, how], at) => ({
    Id: String(at + 1),
    Kind: 'free' as const,
    Name: both(name),
    Summary: both(summary),
    How: both(how),
  })),
  ...paid.map(({ Feature, Fee, name, summary, includes, without, having, caption, path }, at) => ({
    Id: String(101 + at),
    Kind: 'paid' as const,
    Feature,
    Name: both(name),
    Summary: both(summary),
    Includes: includes.map(both),
    Fee,
    Without: both(without),
    With: both(having),
    Sample: { Caption: both(caption), ...(path !== undefined && { Path: path }) },
  })),
];
