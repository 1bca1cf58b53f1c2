import type { EditionRecords } from '../../src/records/records.ts';

type Download = EditionRecords['downloads'];
type Pair = [string, string];
/** `file` is the name on the shelf; a kind with a language in its name has one file for each. */
type Line = [file: string, group: Download['Group'], uploaded: string, title: Pair, text: Pair];

const both = ([tw, en]: Pair) => ({ tw, en });

const lines: Line[] = [
  [
    'exhibitor-manual-{lang}.pdf',
    'manual',
    '2025-10-15',
    ['參展手冊', 'Exhibitor manual'],
    [
      '時程、聯絡窗口、攤位配備與進出場，一本說完。',
      'Dates, contacts, booth equipment, moving in and out.',
    ],
  ],
  [
    'floor-regulations-{lang}.pdf',
    'manual',
    '2025-10-15',
    ['展場管理規定', 'Floor regulations'],
    [
      '開放時間、音量、走道、清潔與違規處理。',
      'Opening hours, noise, aisles, cleaning and what follows a breach.',
    ],
  ],
  [
    'booth-fitting-rules-{lang}.pdf',
    'manual',
    '2025-11-03',
    ['攤位裝潢規範', 'Booth fitting rules'],
    [
      '限高、結構、電力與送審圖說，附立面示意圖。',
      'Heights, structures, wiring and drawings, with an elevation.',
    ],
  ],
  [
    'responsible-service-{lang}.pdf',
    'manual',
    '2025-11-17',
    ['品飲服務與警語規範', 'Pouring and warnings'],
    [
      '年齡確認、份量、法定警語尺寸與代駕宣導。',
      'Checking age, measures, the size of the warnings, designated drivers.',
    ],
  ],
  [
    'import-guide-{lang}.pdf',
    'manual',
    '2025-12-08',
    ['展品進口與標示指引', 'Import and labelling guide'],
    [
      '通關文件、樣品標示與展後處理，逐步說明。',
      'Customs papers, marking of samples and what happens after the fair.',
    ],
  ],
  [
    'price-list-{lang}.pdf',
    'form',
    '2026-01-05',
    ['服務與設備價目表', 'Price list of services and equipment'],
    [
      '水電、冷藏、家具與杯具租借，均已含稅。',
      'Power, water, cold storage, furniture and glasses, tax included.',
    ],
  ],
  [
    'exhibit-list.csv',
    'form',
    '2025-12-08',
    ['展品清單範本', 'List of exhibits (template)'],
    [
      '欄位與報關行一致，填妥後直接回傳。',
      'The customs agent’s own columns; fill it in and send it back.',
    ],
  ],
  [
    'booth-drawing.svg',
    'form',
    '2025-11-03',
    ['標準攤位圖（向量檔）', 'Standard booth, as a drawing'],
    [
      '三公尺見方攤位的平面與立面，一比二十。',
      'Plan and elevation of a booth of three by three metres, 1:20.',
    ],
  ],
  [
    'logo-kit.zip',
    'publicity',
    '2026-01-05',
    ['大會標誌套件', 'Logo kit'],
    [
      '標準色、單色與反白三款向量檔，附使用說明。',
      'Colour, one-colour and reversed marks as vectors, with notes on their use.',
    ],
  ],
];

export const downloads: readonly Download[] = lines.map(
  ([file, Group, UploadedAt, title, text], at) => ({
    Id: String(at + 1),
    Title: both(title),
    Text: both(text),
    Group,
    File: { tw: file.replace('{lang}', 'tw'), en: file.replace('{lang}', 'en') },
    UploadedAt,
  }),
);
