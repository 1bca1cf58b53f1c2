import type { EditionRecords } from '../../src/records/records.ts';

/** To open one, give it `Open` with a label, a path and, if it is not open at once, the day. */
export const directories: readonly EditionRecords['directories'][] = [
  {
    Id: '1',
    Kind: 'Printed',
    Name: {
      tw: '大會專刊廣告',
      en: 'Fair directory',
    },
    Lead: {
      tw: '一本放得進外套口袋的專刊：參展商名錄、四區平面圖與品飲筆記頁。展期過後，它仍留在買主的辦公桌上。',
      en: 'A book for the jacket pocket: exhibitors, plans of the four areas and pages for tasting notes. Buyers keep it on their desks long after the fair.',
    },
    NotYet: {
      Title: {
        tw: '大會專刊尚未出版',
        en: 'The exhibition directory is not available yet',
      },
      Text: {
        tw: '專刊編輯中，出版後可在這裡線上翻閱與下載。',
        en: 'The directory is being edited. It can be read and downloaded here once it is out.',
      },
    },
    Facts: [
      {
        Label: {
          tw: '開本',
          en: 'Format',
        },
        Value: {
          tw: '118 × 210 公釐，無線膠裝',
          en: '118 × 210 mm, perfect bound',
        },
      },
      {
        Label: {
          tw: '印量',
          en: 'Print run',
        },
        Value: {
          tw: '8,000 冊',
          en: '8,000 copies',
        },
      },
      {
        Label: {
          tw: '發送',
          en: 'Given to',
        },
        Value: {
          tw: '專業買主入場時領取',
          en: 'Trade visitors at the door',
        },
      },
      {
        Label: {
          tw: '語言',
          en: 'Language',
        },
        Value: {
          tw: '中英對照',
          en: 'Chinese and English',
        },
      },
    ],
    Options: [
      {
        Name: {
          tw: '封底',
          en: 'Back cover',
        },
        Size: {
          tw: '118 × 210 公釐',
          en: '118 × 210 mm',
        },
        Place: {
          tw: '彩色全頁',
          en: 'Full page, colour',
        },
        Fee: 68000,
        Quota: 1,
      },
      {
        Name: {
          tw: '封面裡',
          en: 'Inside front cover',
        },
        Size: {
          tw: '118 × 210 公釐',
          en: '118 × 210 mm',
        },
        Place: {
          tw: '彩色全頁',
          en: 'Full page, colour',
        },
        Fee: 48000,
        Quota: 1,
      },
      {
        Name: {
          tw: '專欄旁頁',
          en: 'Page beside a column',
        },
        Size: {
          tw: '118 × 210 公釐',
          en: '118 × 210 mm',
        },
        Place: {
          tw: '四區導讀的對頁',
          en: 'Facing the introduction of an area',
        },
        Fee: 32000,
        Quota: 4,
      },
      {
        Name: {
          tw: '內頁全頁',
          en: 'Full page',
        },
        Size: {
          tw: '118 × 210 公釐',
          en: '118 × 210 mm',
        },
        Place: {
          tw: '名錄頁間',
          en: 'Among the listings',
        },
        Fee: 22000,
      },
      {
        Name: {
          tw: '內頁半頁',
          en: 'Half page',
        },
        Size: {
          tw: '118 × 102 公釐',
          en: '118 × 102 mm',
        },
        Place: {
          tw: '名錄頁間',
          en: 'Among the listings',
        },
        Fee: 13000,
      },
    ],
    Rules: [
      {
        tw: '檔案為 PDF/X-4，四邊各留 3 公釐出血，文字距裁切線 6 公釐以上。',
        en: 'Send PDF/X-4 with 3 mm bleed; keep text 6 mm inside the trim.',
      },
      {
        tw: '酒類廣告須以版面十分之一以上標示「禁止酒駕」與「飲酒過量，有害健康」，文字占警語區塊一半以上。',
        en: 'Advertisements for alcohol give at least a tenth of the page to the statutory warnings, with text filling half of that block.',
      },
      {
        tw: '不得出現未成年人、鼓勵飲酒或暗示有益健康的內容。',
        en: 'No minors, nothing that encourages drinking, no hint of a benefit to health.',
      },
    ],
    BookBy: '2026-01-30',
  },
  {
    Id: '2',
    Kind: 'Online',
    Name: {
      tw: '線上名錄廣告',
      en: 'Online directory',
    },
    Lead: {
      tw: '買主行前在這裡排路線。線上名錄的版位固定、數量有限，並清楚標示為廣告。',
      en: 'This is where buyers plan their day. Places in the online directory are few, fixed and plainly labelled as advertising.',
    },
    Open: {
      Label: { tw: '看參展商名單', en: 'See the Exhibitor List' },
      Path: '/VisitorExhibitor',
      From: '2026-03-09',
    },
    NotYet: {
      Title: {
        tw: '線上名錄尚未開放',
        en: 'The online directory is not available yet',
      },
      Text: {
        tw: '本屆名錄於三月九日起陸續公開；在那之前，可先瀏覽參展商名單。',
        en: 'This edition’s directory opens step by step from 9 March. Until then, see the Exhibitor List.',
      },
    },
    Facts: [
      {
        Label: {
          tw: '刊登期間',
          en: 'Period',
        },
        Value: {
          tw: '2026年3月9日至6月20日',
          en: '9 March – 20 June 2026',
        },
      },
      {
        Label: {
          tw: '上屆瀏覽',
          en: 'Last edition',
        },
        Value: {
          tw: '21 萬次頁面瀏覽',
          en: '210,000 page views',
        },
      },
      {
        Label: {
          tw: '語言',
          en: 'Language',
        },
        Value: {
          tw: '中文與英文頁面',
          en: 'Chinese and English pages',
        },
      },
    ],
    Options: [
      {
        Name: {
          tw: '首屏橫幅',
          en: 'Opening banner',
        },
        Size: {
          tw: '1280 × 320 像素',
          en: '1280 × 320 px',
        },
        Place: {
          tw: '名錄首頁上方，四則輪替',
          en: 'Top of the directory, one of four in turn',
        },
        Fee: 36000,
        Quota: 4,
      },
      {
        Name: {
          tw: '分區欄位',
          en: 'Area panel',
        },
        Size: {
          tw: '640 × 400 像素',
          en: '640 × 400 px',
        },
        Place: {
          tw: '葡萄酒、烈酒、清酒、啤酒各兩席',
          en: 'Two in each of the four areas',
        },
        Fee: 18000,
        Quota: 8,
      },
      {
        Name: {
          tw: '列表卡片',
          en: 'Card in the list',
        },
        Size: {
          tw: '600 × 400 像素',
          en: '600 × 400 px',
        },
        Place: {
          tw: '每十二筆資料一席',
          en: 'One for every twelve entries',
        },
        Fee: 9000,
        Quota: 20,
      },
    ],
    Rules: [
      {
        tw: '圖檔為 WebP 或 PNG，單檔 300 KB 以內，不使用動畫。',
        en: 'WebP or PNG, up to 300 KB, without animation.',
      },
      {
        tw: '點閱連往參展商頁面或公司官網，不得連往購物車。',
        en: 'Links lead to your exhibitor page or site, never to a shopping cart.',
      },
      {
        tw: '酒類廣告須含法定警語，由大會於上稿時檢核。',
        en: 'Advertisements for alcohol carry the statutory warnings; we check before they go up.',
      },
    ],
    BookBy: '2026-02-27',
  },
  {
    Id: '3',
    Kind: 'PublicArea',
    Name: {
      tw: '公共區域廣告',
      en: 'Public area advertising',
    },
    Lead: {
      tw: '從捷運出口到洗杯站，參觀者會停下來的地方不多。這裡列出可以使用的每一處。',
      en: 'From the metro exit to the glass-washing stations there are few places where visitors stop. Here is every one that can be used.',
    },
    NotYet: {
      Title: {
        tw: '版位圖尚未公布',
        en: 'The plan of sites is not available yet',
      },
      Text: {
        tw: '場館核定動線後，版位圖會在這裡公布。',
        en: 'The plan will stand here once the venue has approved the routes.',
      },
    },
    Facts: [
      {
        Label: {
          tw: '展示期間',
          en: 'On show',
        },
        Value: {
          tw: '2026年4月16日至20日',
          en: '16–20 April 2026',
        },
      },
      {
        Label: {
          tw: '上屆入場',
          en: 'Last edition',
        },
        Value: {
          tw: '四天合計 26,400 人次',
          en: '26,400 visits in four days',
        },
      },
      {
        Label: {
          tw: '製作',
          en: 'Production',
        },
        Value: {
          tw: '費用含輸出、掛設與拆除',
          en: 'Printing, hanging and removal included',
        },
      },
    ],
    Options: [
      {
        Name: {
          tw: '大門懸掛布旗',
          en: 'Banner at the main door',
        },
        Size: {
          tw: '300 × 900 公分',
          en: '300 × 900 cm',
        },
        Place: {
          tw: '一館信義路入口上方',
          en: 'Above the Xinyi Road entrance',
        },
        Fee: 120000,
        Quota: 2,
      },
      {
        Name: {
          tw: '走道吊旗',
          en: 'Aisle banners',
        },
        Size: {
          tw: '120 × 240 公分，四面',
          en: '120 × 240 cm, set of four',
        },
        Place: {
          tw: '各展區主走道',
          en: 'Main aisle of an area',
        },
        Fee: 52000,
        Quota: 6,
      },
      {
        Name: {
          tw: '登錄區背板',
          en: 'Registration backdrop',
        },
        Size: {
          tw: '240 × 300 公分',
          en: '240 × 300 cm',
        },
        Place: {
          tw: '買主登錄櫃台後方',
          en: 'Behind the registration desk',
        },
        Fee: 66000,
        Quota: 1,
      },
      {
        Name: {
          tw: '洗杯站立牌',
          en: 'Glass-station stand',
        },
        Size: {
          tw: '60 × 160 公分',
          en: '60 × 160 cm',
        },
        Place: {
          tw: '走道盡頭洗杯站，共八處',
          en: 'Eight stations at the aisle ends',
        },
        Fee: 16000,
        Quota: 8,
      },
      {
        Name: {
          tw: '識別證掛繩',
          en: 'Lanyards',
        },
        Size: {
          tw: '寬 2 公分',
          en: '2 cm wide',
        },
        Place: {
          tw: '專業買主識別證，九千條',
          en: 'Trade badges, 9,000 pieces',
        },
        Fee: 150000,
        Quota: 1,
      },
    ],
    Rules: [
      {
        tw: '完稿須於三月十三日前送達，輸出前提供一次校色。',
        en: 'Artwork by 13 March; one colour proof before printing.',
      },
      {
        tw: '法定警語以版面十分之一以上呈現，不得遮擋。',
        en: 'Statutory warnings on at least a tenth of the surface, never covered.',
      },
      {
        tw: '出入口與消防設備前不設廣告。',
        en: 'Nothing is placed at exits or before fire equipment.',
      },
    ],
    BookBy: '2026-03-13',
  },
];
