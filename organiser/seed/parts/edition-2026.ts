import type { Static } from 'typebox';
import type { EditionRecord } from '../../src/records/records.ts';

type Edition = Static<typeof EditionRecord>;
const trade = { tw: '專業買主與媒體', en: 'Trade visitors and press' };
const everyone = {
  tw: '專業買主與一般觀眾（須年滿十八歲）',
  en: 'Trade and public visitors aged 18 and over',
};

export const venue: Edition['Venue'] = {
  Name: { tw: '台北世貿中心', en: 'Taipei World Trade Center' },
  Hall: { tw: '一館', en: 'Hall 1' },
  Address: {
    tw: '台北市信義區信義路五段5號',
    en: 'No. 5, Sec. 5, Xinyi Rd., Xinyi Dist., Taipei City',
  },
  City: { tw: '台北市', en: 'Taipei City' },
  PostalCode: '110',
  Country: 'TW',
};
export const organiser = (year: string): Edition['Organiser'] => ({
  Name: { tw: '島醞展覽股份有限公司', en: 'Island Ferment Exhibitions Co., Ltd.' },
  Phone: '+886-2-5550-0117',
  Fax: '+886-2-5550-0118',
  Email: 'fair@island-ferment.example',
  Address: {
    tw: '台北市信義區範例路 1 號 8 樓',
    en: '8F., No. 1, Sample Rd., Xinyi Dist., Taipei City',
  },
  Copyright: {
    tw: `© ${year} 島醞展覽股份有限公司`,
    en: `© ${year} Island Ferment Exhibitions Co., Ltd.`,
  },
});

export const edition2026: Edition = {
  Code: 'DSWINE2026',
  ExhibitionYear: '2026',
  PreRegExhCode: 'DSWINE2026',
  ShowName: {
    tw: '2026 台北國際酒展',
    en: 'Taipei International Wine, Spirits, Sake & Beer Fair 2026',
  },
  ShortName: { tw: '台北國際酒展', en: 'Taipei Wine & Spirits Fair' },
  Slogan: { tw: '一座展館，讀懂四種釀造的來處', en: 'Four ways of making, in one hall' },
  StartDate: '2026-04-17',
  EndDate: '2026-04-20',
  Hours: [
    { Date: '2026-04-17', Open: '10:00', Close: '18:00', Audience: trade },
    { Date: '2026-04-18', Open: '10:00', Close: '18:00', Audience: trade },
    { Date: '2026-04-19', Open: '10:00', Close: '18:00', Audience: everyone },
    { Date: '2026-04-20', Open: '10:00', Close: '17:00', Audience: everyone },
  ],
  Venue: venue,
  Organiser: organiser('2026'),
  Price: {
    tw: '專業買主預先登錄免費；一般觀眾門票新臺幣 300 元',
    en: 'Free for trade visitors who register in advance; public admission NT$300',
  },
  Next: { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' },
  Sample: ['ShowName', 'ShortName', 'Slogan', 'Hours', 'Organiser', 'Price', 'Next'],
  About: {
    Title: { tw: '四天，把世界的釀造攤開來看', en: 'Four days to see how the world ferments' },
    Lead: {
      tw: '四月，台北世貿一館聚集三百五十多家酒莊、蒸餾所、酒藏、啤酒廠與進口商。這裡不比聲量，只談來處、工法與餐桌。',
      en: 'In April more than 350 estates, distilleries, breweries and importers gather in Hall 1. The talk is of origin, method and the table.',
    },
    Paragraphs: [
      {
        tw: '展區以四種釀造分區：葡萄酒、烈酒、清酒、啤酒。每一區再依產地排列，買主可以沿著走道比較同一產區的不同做法，也能直接向製造者詢問原料、產量與供貨期。',
        en: 'The hall is divided by four ways of making: wine, spirits, sake and beer. Within each, origins stand together, so that buyers can compare neighbours and ask the makers themselves about raw materials, volumes and delivery.',
      },
      {
        tw: '前兩日為專業場，安排商務媒合、產區講座與餐飲教育；後兩日開放年滿十八歲的一般觀眾，以導覽與餐搭示範認識風味。全館設飲水與漱口站，並提醒所有來賓以大眾運輸或代駕返家。',
        en: 'The first two days are for the trade, with business meetings, talks on regions and training for restaurants. On the last two the fair opens to visitors aged 18 and over, with guided walks and food pairing. Water and rinsing stations are in the hall, and everyone is asked to travel home by public transport or with a designated driver.',
      },
      {
        tw: '臺灣的製造者是本屆的另一條主線：金門的高粱、宜蘭與南投的威士忌、霧峰與池上的清酒、二林的葡萄酒，以及十六家各地精釀。他們和國外同業站在同一條街上，用同樣的標準被品評。',
        en: 'Taiwan’s own makers are the other thread this year: kaoliang from Kinmen, whisky from Yilan and Nantou, sake from Wufeng and Chishang, wine from Erlin and sixteen craft breweries. They stand in the same streets as their colleagues from abroad and are judged by the same measure.',
      },
    ],
    Figures: [
      {
        Value: 355,
        Unit: { tw: '家', en: 'exhibitors' },
        Label: { tw: '參展商', en: 'in four areas' },
      },
      {
        Value: 35,
        Unit: { tw: '國', en: 'countries' },
        Label: { tw: '來自世界各地', en: 'and territories' },
      },
      { Value: 2400, Unit: { tw: '款', en: 'products' }, Label: { tw: '展出品項', en: 'on show' } },
      {
        Value: 40,
        Unit: { tw: '場', en: 'sessions' },
        Label: { tw: '品飲、講座與媒合', en: 'of tastings, talks and meetings' },
      },
    ],
  },
  ForExhibitors: {
    Title: { tw: '到台北，與亞洲的餐桌見面', en: 'Meet Asia’s tables in Taipei' },
    Lead: {
      tw: '臺灣的餐飲與通路買主習慣先聽故事、再看文件。四天展期把這兩件事安排在同一個攤位上完成。',
      en: 'Buyers in Taiwan like to hear the story first and read the papers next. Four days at the fair let you do both at one booth.',
    },
    Reasons: [
      {
        Title: { tw: '專業場有兩整天', en: 'Two full trade days' },
        Text: {
          tw: '週五、週六只開放專業買主與媒體，時間足夠試飲、比較與談條件，不必在人潮裡長話短說。',
          en: 'Friday and Saturday are reserved for trade and press, with time to taste, compare and discuss terms.',
        },
      },
      {
        Title: { tw: '依產區排列的走道', en: 'Aisles arranged by origin' },
        Text: {
          tw: '同一國家的參展商相鄰，買主容易找到您，也容易理解您在產區裡的位置。',
          en: 'Neighbours come from the same country, so buyers find you and see where you stand in your region.',
        },
      },
      {
        Title: { tw: '事前媒合，不靠巧遇', en: 'Meetings arranged beforehand' },
        Text: {
          tw: '媒合團隊依品項、規模與通路類型安排每家六場洽談，展前一週寄出時程。',
          en: 'Our team arranges six meetings for each exhibitor by product, size and channel; the schedule is sent a week before.',
        },
      },
      {
        Title: { tw: '雙語資料一次備妥', en: 'Ready in two languages' },
        Text: {
          tw: '參展商頁面、品項與展訊同時以中文與英文呈現，主辦單位提供用語校閱。',
          en: 'Company pages, products and news appear in Chinese and English, and we check the wording.',
        },
      },
      {
        Title: { tw: '冷鏈與倉儲在展館內', en: 'Cold storage inside the hall' },
        Text: {
          tw: '生酒、精釀與鮮酒花可寄存冷藏室，每日早上由推車送到攤位。',
          en: 'Nama, craft beer and fresh hops can be left in cold rooms and are brought to the booth each morning.',
        },
      },
    ],
    Figures: [
      {
        Value: 9200,
        Unit: { tw: '人次', en: 'visits' },
        Label: { tw: '2025 年專業買主', en: 'by trade visitors in 2025' },
      },
      {
        Value: 31,
        Unit: { tw: '國', en: 'countries' },
        Label: { tw: '買主來源', en: 'of origin of buyers' },
      },
      {
        Value: 1180,
        Unit: { tw: '場', en: 'meetings' },
        Label: { tw: '2025 年媒合洽談', en: 'arranged in 2025' },
      },
      {
        Value: 84,
        Unit: { tw: '%', en: '%' },
        Label: { tw: '參展商表示願意再來', en: 'of exhibitors plan to return' },
      },
    ],
    Booths: [
      {
        Name: { tw: '標準攤位', en: 'Standard booth' },
        Size: 9,
        Fee: 58000,
        Includes: [
          { tw: '三面隔板、公司名板與地毯', en: 'Three walls, fascia board and carpet' },
          {
            tw: '接待桌一張、椅三張、投射燈三盞',
            en: 'One counter, three chairs, three spotlights',
          },
          { tw: '110V 插座（500W）', en: 'One 110 V socket (500 W)' },
        ],
      },
      {
        Name: { tw: '雙單位攤位', en: 'Double booth' },
        Size: 18,
        Fee: 112000,
        Includes: [
          { tw: '標準攤位配備兩組', en: 'Two sets of standard equipment' },
          { tw: '儲藏間一間', en: 'One lockable store' },
          { tw: '冷藏寄存兩籃', en: 'Two baskets of cold storage' },
        ],
      },
      {
        Name: { tw: '淨地', en: 'Raw space' },
        Size: 36,
        Fee: 198000,
        Includes: [
          { tw: '僅地面標線，自行搭建', en: 'Marked floor only, built by you' },
          { tw: '電力與給排水可另行申請', en: 'Power, water and drainage on request' },
        ],
      },
      {
        Name: { tw: '小農聯合桌', en: 'Growers’ shared table' },
        Size: 4,
        Fee: 24000,
        Includes: [
          {
            tw: '長桌一張、名板與聯合洗杯服務',
            en: 'One long table, name board and shared glass washing',
          },
          {
            tw: '限首次參展且年產量一萬瓶以下',
            en: 'For first-time exhibitors making fewer than 10,000 bottles a year',
          },
        ],
      },
    ],
    Steps: [
      {
        Title: { tw: '線上洽詢', en: 'Inquire online' },
        Text: {
          tw: '填寫洽詢表單，說明公司、品項與希望的展區，三個工作天內會收到回覆。',
          en: 'Fill in the inquiry form with company, products and preferred area; we answer within three working days.',
        },
        Until: '2025-11-28',
      },
      {
        Title: { tw: '簽約與訂金', en: 'Contract and deposit' },
        Text: {
          tw: '確認攤位後簽約並繳交五成訂金，攤位即予保留。',
          en: 'Once the booth is agreed, sign and pay half; the booth is then yours.',
        },
        Until: '2025-12-19',
      },
      {
        Title: { tw: '選位說明會', en: 'Choosing places' },
        Text: {
          tw: '依報名順序與歷屆參展年資選位，可線上參加。',
          en: 'Places are chosen in order of registration and years of participation; you may join online.',
        },
        Until: '2026-01-16',
      },
      {
        Title: { tw: '上傳型錄資料', en: 'Upload your pages' },
        Text: {
          tw: '於參展商系統填寫公司與品項介紹，中英文各一份。',
          en: 'Enter company and product texts in the exhibitor system, in Chinese and English.',
        },
        Until: '2026-02-27',
      },
      {
        Title: { tw: '進口與標示文件', en: 'Import and labelling papers' },
        Text: {
          tw: '展品清單與樣品通關文件送交指定報關行。',
          en: 'Send the list of exhibits and sample papers to the appointed customs agent.',
        },
        Until: '2026-03-13',
      },
      {
        Title: { tw: '繳清餘款並領取入場證', en: 'Final payment and passes' },
        Text: {
          tw: '餘款入帳後寄出工作證與進場時段。',
          en: 'Passes and a move-in slot are sent when the balance arrives.',
        },
        Until: '2026-04-02',
      },
      {
        Title: { tw: '進場佈置', en: 'Move-in' },
        Text: {
          tw: '依編號分時段進館，冷藏品最後送達。',
          en: 'Enter the hall by numbered slots; chilled goods come last.',
        },
        Until: '2026-04-16',
      },
    ],
    Questions: [
      {
        Question: { tw: '現場可以販售酒類嗎？', en: 'May alcohol be sold at the booth?' },
        Answer: {
          tw: '專業場以商務洽談為主。若需於展位販售，須依菸酒管理相關規定辦理，並以年滿十八歲者為限，主辦單位會提供規範文件。',
          en: 'The trade days are for business talks. Sale at the booth must follow the law on tobacco and alcohol and is limited to adults aged 18 and over; we provide the rules in writing.',
        },
      },
      {
        Question: { tw: '品飲用的酒如何通關？', en: 'How do tasting samples clear customs?' },
        Answer: {
          tw: '請於三月十三日前提供清單與數量，指定報關行可代為辦理，樣品須標示「品飲用、非賣品」。',
          en: 'Send the list and quantities by 13 March. The appointed agent can clear them; samples must be marked as tasting samples, not for sale.',
        },
      },
      {
        Question: {
          tw: '沒有臺灣代理商也能參展嗎？',
          en: 'Can we exhibit without an importer in Taiwan?',
        },
        Answer: {
          tw: '可以。首次來臺的製造者可加入媒合計畫，依品項安排可能的夥伴。',
          en: 'Yes. Makers who are new to Taiwan can join the matching programme and meet possible partners.',
        },
      },
      {
        Question: { tw: '攤位可以用水嗎？', en: 'Is there water at the booth?' },
        Answer: {
          tw: '淨地可申請給排水。標準攤位使用走道盡頭的洗杯站，杯具由主辦單位統一清洗。',
          en: 'Raw space can be supplied with water. Standard booths use the glass-washing stations at the aisle ends; glasses are washed centrally.',
        },
      },
      {
        Question: { tw: '可以自備杯具嗎？', en: 'May we bring our own glasses?' },
        Answer: {
          tw: '可以，但須為可重複使用杯具。主辦單位也提供每攤一百只的租借方案。',
          en: 'Yes, if they are reusable. A hundred glasses per booth can also be hired.',
        },
      },
      {
        Question: { tw: '取消參展如何退費？', en: 'What if we have to cancel?' },
        Answer: {
          tw: '二〇二六年一月十六日前以書面提出，退還七成；二月十五日前退還三成；之後恕不退費。',
          en: 'Seventy per cent is returned on written notice by 16 January 2026, thirty per cent by 15 February, nothing later.',
        },
      },
    ],
  },
  EventMenu: [
    {
      Id: 155,
      Title: { tw: '展場限定優惠', en: 'Exhibition-only offers' },
      Path: '/EventInfo/155',
    },
    { Id: 156, Title: { tw: '新品型錄', en: 'New product catalogue' }, Path: '/EventInfo/156' },
  ],
};
