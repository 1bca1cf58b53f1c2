import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageKinds, type PageFile } from '../records/page-records.ts';
import type { EditionFile, EditionRecords } from '../records/records.ts';
import { both, calendar, exhibitors, news, products } from './small-records.fixture.ts';

/** A complete but small edition. Tests change it before they write it. */
export type SmallEdition = { [K in EditionFile]: EditionRecords[K][] };

export function smallEdition(code = 'DSWINE2026'): SmallEdition {
  return {
    edition: [edition(code)],
    areas: (['wine', 'spirits', 'sake', 'beer'] as const).map((Code, index) => ({
      Code,
      Name: both('葡萄酒烈酒清酒啤酒'.slice(index * 2, index * 2 + 3), Code),
      Tagline: both('風味', 'Flavour'),
      Description: both('說明', 'About it'),
    })),
    terms: terms(),
    hall: hall(),
    exhibitors: exhibitors(),
    products: products(),
    news: news(),
    calendar: calendar(),
    ...(Object.fromEntries(pageKinds.map((kind) => [kind, []])) as unknown as Pick<
      SmallEdition,
      PageFile
    >),
  };
}

/** Writes the edition as `<folder>/<code>/<kind>.jsonl` and returns that folder. */
export function writeEdition(folder: string, records: SmallEdition): string {
  const target = join(folder, records.edition[0]?.Code ?? 'NONE2000');
  mkdirSync(target, { recursive: true });
  for (const [kind, lines] of Object.entries(records))
    writeFileSync(
      join(target, `${kind}.jsonl`),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  return target;
}

const figure = {
  Value: 25,
  Unit: both('國', 'countries'),
  Label: both('參展國家', 'represented'),
};
const forExhibitors: EditionRecords['edition']['ForExhibitors'] = {
  Title: both('參展', 'Exhibit'),
  Lead: both('導言', 'Lead'),
  Reasons: [{ Title: both('理由', 'Reason'), Text: both('內容', 'Text') }],
  Figures: [figure],
  Booths: [
    {
      Name: both('標準攤位', 'Standard booth'),
      Size: 9,
      Fee: 60_000,
      Includes: [both('桌子', 'Table')],
    },
  ],
  Steps: [
    { Title: both('報名', 'Apply'), Text: both('填表', 'Fill in'), Until: '2026-01-31' },
    { Title: both('進場', 'Move in'), Text: both('佈置', 'Build') },
  ],
  Questions: [{ Question: both('多少錢', 'How much?'), Answer: both('看表', 'See the table') }],
};

function edition(code: string): EditionRecords['edition'] {
  return {
    Code: code,
    ExhibitionYear: code.slice(-4),
    PreRegExhCode: `${code}-PRE`,
    ShowName: both('臺北酒展', 'Taipei Wine Fair'),
    ShortName: both('酒展', 'Wine Fair'),
    Slogan: both('好酒相逢', 'Well met'),
    StartDate: '2026-04-17',
    EndDate: '2026-04-20',
    Hours: [
      { Date: '2026-04-17', Open: '10:00', Close: '18:00', Audience: both('專業人士', 'Trade') },
    ],
    Venue: {
      Name: both('世貿一館', 'TWTC Hall 1'),
      Hall: both('一館', 'Hall 1'),
      Address: both('信義路', 'Xinyi Road'),
      City: both('臺北', 'Taipei'),
      PostalCode: '110',
      Country: 'TW',
    },
    Organiser: {
      Name: both('主辦', 'Organiser'),
      Phone: '+886-2-0000',
      Fax: '+886-2-0001',
      Email: 'hello@dswine.example',
      Address: both('臺北', 'Taipei'),
      Copyright: both('版權', 'Copyright'),
    },
    Sample: ['ShowName'],
    About: {
      Title: both('關於', 'About'),
      Lead: both('導言', 'Lead'),
      Paragraphs: [both('一段', 'A paragraph')],
      Figures: [figure],
    },
    ForExhibitors: forExhibitors,
    EventMenu: [
      { Id: 155, Title: both('展場限定', 'Show only'), Path: '/EventInfo/155' },
      { Id: 156, Title: both('新品', 'New'), Path: '/EventInfo/156' },
    ],
  };
}

function terms(): EditionRecords['terms'][] {
  const named = (Kind: EditionRecords['terms']['Kind'], list: [string, string, string][]) =>
    list.map(([Code, tw, en]) => ({ Kind, Code, Name: both(tw, en) }));
  return [
    ...named('country', [
      ['FR', '法國', 'France'],
      ['JP', '日本', 'Japan'],
      ['TW', '臺灣', 'Taiwan'],
      ['DE', '德國', 'Germany'],
    ]),
    ...named('category', [
      ['red-wine', '紅酒', 'Red wine'],
      ['whisky', '威士忌', 'Whisky'],
      ['junmai', '純米酒', 'Junmai'],
      ['lager', '拉格', 'Lager'],
    ]),
    ...named('tag', [
      ['organic', '有機', 'Organic'],
      ['new', '新品', 'New'],
    ]),
    ...named('news-category', [
      ['show', '展覽消息', 'Show news'],
      ['press', '新聞稿', 'Press'],
      ['empty', '沒有新聞', 'No news'],
    ]),
    ...named('calendar-topic', [
      ['1', '品酒會', 'Tasting'],
      ['2', '講座', 'Seminar'],
    ]),
  ];
}

function hall(): EditionRecords['hall'][] {
  return [
    { Kind: 'hall', Name: both('一館', 'Hall 1'), Width: 100, Depth: 60, Published: true },
    { Kind: 'aisle', X: 0, Y: 10, W: 100, H: 3 },
    {
      Kind: 'facility',
      Facility: 'entrance',
      Name: both('入口', 'Entrance'),
      X: 50,
      Y: 58,
      W: 6,
      H: 2,
    },
    ...['A0123', 'A0124', 'B0200', 'B0201', 'C0300', 'D0400', 'D0401'].map((Number, index) => ({
      Kind: 'booth' as const,
      Number,
      Area: 'wine' as const,
      X: index * 3,
      Y: 0,
      W: 3,
      H: 3,
    })),
  ];
}
