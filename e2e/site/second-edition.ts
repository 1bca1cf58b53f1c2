import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Next year's edition in another city, with the required files only. */
export const secondEdition = 'DSWINE2027';

const both = (tw: string, en: string) => ({ tw, en });
const areas = ['wine', 'spirits', 'sake', 'beer'] as const;
const areaNames = { wine: '葡萄酒', spirits: '烈酒', sake: '清酒', beer: '啤酒' };
const booths = 600;
const exhibitors = 3000;

const edition = {
  Code: secondEdition,
  ExhibitionYear: '2027',
  PreRegExhCode: secondEdition,
  ShowName: both('2027 港都酒展', 'Harbour Wine & Spirits Fair 2027'),
  ShortName: both('港都酒展', 'Harbour Wine & Spirits Fair'),
  Slogan: both('海風裡的酒杯', 'A glass by the sea'),
  StartDate: '2027-10-08',
  EndDate: '2027-10-10',
  Hours: ['2027-10-08', '2027-10-09', '2027-10-10'].map((Date) => ({
    Date,
    Open: '10:00',
    Close: '18:00',
    Audience: both('專業買主與一般觀眾', 'Trade and public visitors'),
  })),
  Venue: {
    Name: both('高雄展覽館', 'Kaohsiung Exhibition Center'),
    Hall: both('北館', 'North Hall'),
    Address: both('前鎮區成功二路39號', 'No. 39, Chenggong 2nd Rd., Qianzhen Dist.'),
    City: both('高雄市', 'Kaohsiung City'),
    PostalCode: '806',
    Country: 'TW',
  },
  Organiser: {
    Name: both('港都展覽有限公司', 'Harbour Exhibitions Ltd.'),
    Phone: '+886-7-555-0117',
    Fax: '+886-7-555-0118',
    Email: 'fair@harbour.example',
    Address: both('高雄市前鎮區範例路1號', 'No. 1, Sample Rd., Kaohsiung City'),
    Copyright: both('港都展覽有限公司', 'Harbour Exhibitions Ltd.'),
  },
  Sample: [],
  About: {
    Title: both('關於港都酒展', 'About the fair'),
    Lead: both('三天，三千家參展商。', 'Three days, three thousand exhibitors.'),
    Paragraphs: [both('在港邊的展館舉行。', 'Held in a hall by the harbour.')],
    Figures: [],
  },
  ForExhibitors: {
    Title: both('歡迎參展', 'Exhibit with us'),
    Lead: both('與買主見面。', 'Meet the buyers.'),
    Reasons: [],
    Figures: [],
    Booths: [],
    Steps: [],
    Questions: [],
  },
  EventMenu: [],
};

const terms = [
  { Kind: 'country', Code: 'TW', Name: both('臺灣', 'Taiwan') },
  { Kind: 'news-category', Code: 'show', Name: both('展覽消息', 'Show news') },
  ...areas.map((Area) => ({
    Kind: 'category',
    Code: `all-${Area}`,
    Name: both(areaNames[Area], Area),
    Area,
  })),
];

const boothNumber = (index: number) =>
  `N${1 + (index % 4)}-${String(1 + Math.floor(index / 4)).padStart(3, '0')}`;
const areaOf = (index: number) => areas[index % areas.length] ?? 'wine';

const hall = [
  { Kind: 'hall', Name: both('北館', 'North Hall'), Width: 130, Depth: 80, Published: true },
  ...Array.from({ length: booths }, (_, index) => ({
    Kind: 'booth',
    Number: boothNumber(index),
    Area: areaOf(index),
    X: 2 + (index % 40) * 3,
    Y: 2 + Math.floor(index / 40) * 5,
    W: 3,
    H: 3,
  })),
];

/**
 * Five exhibitors share each booth. Every tenth has English texts only, every eleventh Chinese
 * only.
 */
function texts(index: number, tw: string, en: string) {
  if (index % 10 === 0) return { en };
  return index % 11 === 0 ? { tw } : { tw, en };
}
const exhibitorRecords = Array.from({ length: exhibitors }, (_, index) => ({
  Id: String(7001 + index),
  Name: texts(index, `港都酒坊${index}`, `Harbour Cellar ${index}`),
  Country: 'TW',
  Areas: [areaOf(index)],
  Categories: [`all-${areaOf(index)}`],
  Tags: [],
  Booths: [boothNumber(index % booths)],
  Brands: [`Cellar ${index}`],
  Website: `http${index % 2 === 0 ? 's' : ''}://www.harbour-cellar-${index}.com.tw/`,
  Intro: texts(index, '港邊的酒坊。', 'A cellar by the harbour.'),
  Description: [texts(index, '自家釀造。', 'Made in our own house.')],
  SearchPriority: false,
  Featured: index < 6,
  Popularity: exhibitors - index,
}));
const productRecords = exhibitorRecords.map(
  ({ Id, Areas: [Area], Categories: [Category] }, index) => ({
    Id: String(20_001 + index),
    ExhibitorId: Id,
    Name: texts(index, `港都一號 ${index}`, `Harbour No. ${index}`),
    Category,
    Brand: `Cellar ${index}`,
    Country: 'TW',
    Area,
    Model: `H-${index}`,
    Description: texts(index, '風味清爽。', 'Fresh and light.'),
    Tags: [],
    Popularity: 1,
    Rating: 4,
  }),
);
const news = [
  {
    Id: '501',
    Category: 'show',
    Title: both('港都酒展十月登場', 'The fair opens in October'),
    Summary: both('三天，三千家參展商。', 'Three days, three thousand exhibitors.'),
    Body: both('<p>敬請期待。</p>', '<p>See you there.</p>'),
    PublishedAt: '2027-03-01T01:00:00Z',
  },
];

/** Writes the edition below `folder`, without the optional files. */
export async function writeSecondEdition(folder: string): Promise<void> {
  const target = path.join(folder, secondEdition);
  await mkdir(target, { recursive: true });
  const files = {
    edition: [edition],
    areas: areas.map((Code) => ({
      Code,
      Name: both(areaNames[Code], Code),
      Tagline: both('風味', 'Flavour'),
      Description: both('展區介紹', 'About the area'),
    })),
    terms,
    hall,
    exhibitors: exhibitorRecords,
    products: productRecords,
    news,
  };
  for (const [kind, records] of Object.entries(files))
    await writeFile(
      path.join(target, `${kind}.jsonl`),
      records.map((one) => `${JSON.stringify(one)}\n`).join(''),
    );
}
