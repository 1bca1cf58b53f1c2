import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { writeXlsx } from '../../../desk/send-table.ts';
import { editionFiles, type EditionFile } from '../../records/records.ts';
import {
  describeBadRecord,
  readEditionFolder,
  writeTemplate,
  holdsEdition,
} from './edition-files.ts';
import { smallEdition, writeEdition } from '../small-edition.fixture.ts';
import { cellOf, tableRecords } from './table-records.ts';
import { acceptRecords, type StoredRecords } from '../check/validate-records.ts';
import { recordFields } from '../../records/record-fields.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const code = 'DSWINE2026';
const seed = join(import.meta.dirname, '../../../../seed', code);
let folder: string;
beforeEach(() => void (folder = newFolder()));

const nothingStored = new Proxy({}, { get: () => new Map() }) as StoredRecords;
const accept = (from = join(folder, code)) =>
  acceptRecords(from, code, nothingStored, () => undefined);

const headings = ['Id', 'Name.en *', 'Country', 'Categories', 'Booths', 'Intro.en'];
type Table = (string | null)[][];

async function put(sheets: Record<string, Table>, edition = smallEdition()): Promise<void> {
  const others: Partial<typeof edition> = { ...edition };
  for (const kind of Object.keys(sheets)) delete others[kind as EditionFile];
  const target = writeEdition(folder, { ...others, edition: edition.edition } as typeof edition);
  const tables = Object.entries(sheets).map(([name, table]) => ({
    name,
    table: table.map((row) => row.map((cell) => cell ?? '')),
  }));
  writeFileSync(join(target, 'fair.xlsx'), await writeXlsx(tables));
}

it('reads exhibitors that state only what cannot be derived', async () => {
  await put({
    exhibitors: [headings, ['1001', 'Solera House', 'FR', 'red-wine', 'A0123', 'Wines']],
    products: [
      ['Id', 'ExhibitorId', 'Name.en', 'Category', 'Description.en'],
      ['20001', '1001', 'Solera', 'red-wine', 'Red'],
    ],
    ...{ calendar: [['Id']], 'event-info': [['Id']], classes: [['Id']] },
  });
  const { accepted, bad } = await accept();
  expect(bad.map(describeBadRecord)).toEqual([]);
  expect(accepted.exhibitors).toEqual([
    {
      ...{ Id: '1001', Name: { en: 'Solera House' }, Country: 'FR', Areas: ['wine'] },
      ...{ Categories: ['red-wine'], Tags: [], Booths: ['A0123'], Brands: ['Solera House'] },
      ...{ Intro: { en: 'Wines' }, Description: [] },
      ...{ SearchPriority: false, Featured: false, Popularity: 0 },
    },
  ]);
  expect(accepted.products).toEqual([
    {
      ...{ Id: '20001', ExhibitorId: '1001', Name: { en: 'Solera' }, Category: 'red-wine' },
      ...{ Brand: 'Solera House', Country: 'FR', Area: 'wine', Model: '', Tags: [] },
      ...{ Description: { en: 'Red' }, Popularity: 0, Rating: 0 },
    },
  ]);
});

it('names all faults at once by sheet, row and column, and what it ignored', async () => {
  await put({
    exhibitors: [
      [...headings, 'Colour'],
      ['1001', 'Solera House', 'FR', 'red; red-wine', 'Z9999', 'Wines', 'blue'],
      ['# a note', '', '', '', '', '', ''],
      ['x', '', 'France', 'red-wine', 'A0123', 'Wines', ''],
    ],
    notes: [['anything']],
  });
  writeFileSync(join(folder, code, 'exhibitors.txt'), '');
  const { bad, notices } = await accept();
  const ofSheet = bad.map(describeBadRecord).filter((text) => text.startsWith('fair.xlsx'));
  expect(ofSheet).toEqual([
    'fair.xlsx, sheet exhibitors, row 2, column D: Categories.1: unknown category: red; there are red-wine, whisky, junmai, lager',
    expect.stringMatching(
      /^fair.xlsx, sheet exhibitors, row 2, column E: Booths.1: unknown booth: Z9999; there are A0123, /u,
    ),
    'fair.xlsx, sheet exhibitors, row 4, column B: Name: is missing: a text in one or more of the languages tw, en',
    'fair.xlsx, sheet exhibitors, row 4, column A: Id: must be a number of up to nine digits, not "x"',
    'fair.xlsx, sheet exhibitors, row 4, column C: Country: must be a code of two capital letters, not "France"',
  ]);
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ignored: exhibitors.txt; files are a workbook/u),
      'ignored: fair.xlsx, sheet exhibitors, column G (Colour): no such field',
      'ignored: fair.xlsx, sheet notes: no kind of record has this name',
    ]),
  );
});

it.each(Object.keys(editionFiles) as EditionFile[])(
  'reads %s of the seed as JSON Lines has it',
  async (kind) => {
    const { sources } = await readEditionFolder(seed);
    const entries = sources.find((source) => source.kind === kind)?.entries ?? [];
    const values = entries.flatMap((entry) => ('value' in entry ? [entry.value] : [])).slice(0, 40);
    const names = recordFields(kind).flatMap(({ name }) => numbered(name, 24));
    const table = [names, ...values.map((value) => names.map((name) => cellOf(kind, value, name)))];
    const read = tableRecords(kind, table);
    expect(read.ignored).toEqual([]);
    const found = read.entries.flatMap((entry) => ('value' in entry ? [entry.value] : []));
    expect(found).toEqual(values.map(withoutEmpty));
  },
);

/** `Ways.1.Stops.1.Name` for each way and stop. */
function numbered(name: string, most: number): string[] {
  const parts = name.split('.1.');
  return parts
    .slice(1)
    .reduce(
      (names, part) =>
        names.flatMap((before) =>
          Array.from({ length: most }, (_, at) => `${before}.${at + 1}.${part}`),
        ),
      parts.slice(0, 1),
    );
}

/** An empty list has no cell. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(
    ([, inner]) => !(Array.isArray(inner) && inner.length === 0),
  );
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)]));
}

it('reads days, times and numbers as spreadsheets hold them', async () => {
  const rows = [
    ['Field', 'value'],
    ['Code', code],
    ['StartDate', new Date('2026-04-17')],
    ['Hours.1.Date', '2026/4/17'],
    ['Hours.1.Open', new Date('1899-12-30T09:59:59.999Z')],
    ['ForExhibitors.Booths.1.Size', 9],
  ];
  const data = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, format: 'yyyy-mm-dd hh:mm' } : { value })),
  );
  mkdirSync(join(folder, code));
  writeFileSync(
    join(folder, code, 'a.xlsx'),
    await writeXlsxFile([{ sheet: 'edition', data }]).toBuffer(),
  );
  const { sources } = await readEditionFolder(join(folder, code));
  expect(sources[0]?.entries[0]).toMatchObject({
    value: {
      ...{ Code: code, StartDate: '2026-04-17', Hours: [{ Date: '2026-04-17', Open: '10:00' }] },
      ForExhibitors: { Booths: [{ Size: 9 }] },
    },
  });
});

it.each(['fair.xlsx', 'tables'])(
  'writes a template, %s, that imports nothing by itself',
  async (name) => {
    const target = join(folder, code, name);
    mkdirSync(join(folder, code));
    await writeTemplate(target, seed);
    const from = name.endsWith('.xlsx') ? join(folder, code) : target;
    const { bad, notices, missing } = await accept(from);
    expect([holdsEdition(from), bad]).toEqual([true, []]);
    expect(notices.filter((text) => !text.endsWith('which has no records'))).toEqual([]);
    expect(missing).toEqual(Object.keys(editionFiles));
    await expect(writeTemplate(target, seed)).rejects.toThrow('name a new file or folder');
  },
);

it('refuses a file that unpacks to more than it may', async () => {
  mkdirSync(join(folder, code));
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(201 * 2 ** 20) });
  writeFileSync(join(folder, code, 'bomb.xlsx'), bomb);
  const { bad } = await readEditionFolder(join(folder, code));
  expect(bad).toEqual([
    {
      file: 'bomb.xlsx',
      reason: 'not a workbook that can be read: unpacked it is larger than 200 MB',
    },
  ]);
});

it('names days without hours, with hours twice, and sessions while the fair is closed', async () => {
  const edition = smallEdition();
  const [one] = edition.edition;
  const [session] = edition.calendar;
  if (!one || !session) throw new Error('an edition with a session expected');
  const [first, second] = one.Hours;
  if (!first || !second) throw new Error('two days expected');
  one.Hours = [first, second, second];
  one.Next = { ExhibitionYear: '2027', StartDate: '2026-04-17', EndDate: '2026-04-18' };
  writeEdition(folder, edition);
  const { bad } = await accept();
  expect(bad.filter(({ file }) => file === 'edition.jsonl').map(({ reason }) => reason)).toEqual([
    'Hours: there are no hours for 2026-04-19',
    'Hours: there are no hours for 2026-04-20',
    'Hours.3.Date: 2026-04-18 is there twice',
    'Next.StartDate: not after 2026-04-20',
  ]);
  writeEdition(folder, {
    ...smallEdition(),
    calendar: [
      { ...session, Start: '2026-04-17T08:30:00+08:00', End: '2026-04-17T11:00:00+08:00' },
    ],
  });
  expect((await accept()).notices).toEqual([
    `calendar ${session.Id} is from 2026-04-17T08:30:00+08:00 to 2026-04-17T11:00:00+08:00, when the fair is open from 10:00 to 18:00`,
  ]);
});

it('counts the figures about the fair, and refuses written ones', async () => {
  const edition = smallEdition();
  const [figure] = edition.edition[0]?.About.Figures ?? [];
  Object.assign(figure ?? {}, { Value: 355 });
  writeEdition(folder, edition);
  expect((await accept()).bad).toContainEqual({
    file: 'edition.jsonl',
    line: 1,
    reason: 'About.Figures.1.Value: unknown field; there are the fields Count, Unit, Label',
  });
  expect(readFileSync(join(folder, code, 'edition.jsonl'), 'utf8')).toContain('355');
});
