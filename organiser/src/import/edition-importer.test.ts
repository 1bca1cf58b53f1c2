import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRevision, listWithdrawn, withdrawRecord } from '../store/content.ts';
import { openTestStore } from '../testing/test-store.fixture.ts';
import type { Database } from '../store/tables.ts';
import { importEdition, type ImportOptions, type ImportReport } from './edition-importer.ts';
import { EditionRejectedError } from './import-errors.ts';
import { importSeedEditions } from './seed-editions.ts';
import { smallEdition, writeEdition, type SmallEdition } from './small-edition.fixture.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-import-'));
  database = await openTestStore(folder);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const code = 'DSWINE2026';
function importNow(
  records: SmallEdition,
  change: (target: string) => void = () => undefined,
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  const target = writeEdition(folder, records);
  change(target);
  return importEdition(database, { code, folder: target, source: target, ...options });
}
const exhibitorIds = async () =>
  (await database.selectFrom('exhibitors').select('id').orderBy('id_number').execute()).map(
    (row) => row.id,
  );
const first = <T>(list: T[]): T => {
  const [item] = list;
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

it('imports all records and reports each step', async () => {
  const steps: string[] = [];
  const target = writeEdition(folder, smallEdition());
  const report = await importEdition(database, {
    code,
    folder: target,
    source: target,
    onStep: ({ step, done, total }) => steps.push(`${done}/${total} ${step}`),
  });
  expect(report).toMatchObject({ bad: [], removed: 0, good: 1 + 4 + 15 + 10 + 5 + 3 + 3 + 3 });
  expect(await exhibitorIds()).toEqual(['999', '1001', '1002', '1003', '1004']);
  const all = steps.length;
  expect([steps.at(0), steps.at(-1)]).toEqual([
    `1/${all} read edition`,
    `${all}/${all} write page_records`,
  ]);
});

it('changes nothing, not even the revision, when the files are unchanged', async () => {
  const before = await importNow(smallEdition());
  expect(await importNow(smallEdition())).toMatchObject({
    changed: 0,
    removed: 0,
    revision: before.revision,
  });
});

it('writes only changed records, and creates a new revision', async () => {
  const before = await importNow(smallEdition());
  const records = smallEdition();
  first(records.exhibitors).Popularity = 51;
  const after = await importNow(records);
  expect(after).toMatchObject({ changed: 1, removed: 0 });
  expect(after.revision).not.toBe(before.revision);
});

it('removes missing records and lists them as withdrawn until they return', async () => {
  await importNow(smallEdition());
  const records = smallEdition();
  records.exhibitors = records.exhibitors.filter((exhibitor) => exhibitor.Id !== '1002');
  records.products = records.products.filter((product) => product.ExhibitorId !== '1002');
  await importNow(records, undefined, { force: true });
  expect(await exhibitorIds()).not.toContain('1002');
  expect(await listWithdrawn(database, code)).toEqual(['exhibitor/1002', 'product/20002']);
  await importNow(smallEdition());
  expect(await listWithdrawn(database, code)).toEqual([]);
});

it('keeps manually withdrawn records withdrawn', async () => {
  await importNow(smallEdition());
  await withdrawRecord(database, code, 'news', '501');
  await importNow(smallEdition());
  expect(await listWithdrawn(database, code)).toEqual(['news/501']);
});

it('reports each invalid record with file, line and reason, and imports the others', async () => {
  const records = smallEdition();
  const [one, two, three, four, five] = records.exhibitors;
  if (!one || !two || !three || !four || !five) throw new Error('five exhibitors expected');
  two.Country = 'XX';
  three.Booths = ['A0123', 'A0123'];
  four.Booths = ['Z9999'];
  records.exhibitors.push({ ...five });
  const report = await importNow(records, (target) => {
    appendFileSync(
      join(target, 'exhibitors.jsonl'),
      '{"Id": "2000",\n\n{"Id":"2001","Name":{"tw":"只有名稱"}}\n',
    );
    appendFileSync(
      join(target, 'calendar.jsonl'),
      `${JSON.stringify({ ...first(records.calendar), Id: '799', Start: '2026-02-31T99:00+08:00' })}\n`,
    );
  });
  const lines = report.bad.map(
    ({ file, line, reason }) => `${file}:${line} ${reason.replace(/^.* \/ /u, '')}`,
  );
  expect(lines).toEqual([
    'exhibitors.jsonl:2 unknown country: XX',
    'exhibitors.jsonl:3 booth A0123 is named twice',
    'exhibitors.jsonl:4 unknown booth: Z9999',
    'exhibitors.jsonl:6 duplicate id 999, first on line 5',
    expect.stringMatching(/^exhibitors.jsonl:7 Not valid JSON/u),
    expect.stringMatching(
      /^exhibitors.jsonl:9 The record does not match its schema: .*(Country|required)/u,
    ),
    'products.jsonl:2 unknown exhibitor: 1002',
    'products.jsonl:3 unknown exhibitor: 1003',
    expect.stringMatching(/^calendar.jsonl:4 no such date/u),
  ]);
  expect(await exhibitorIds()).toEqual(['999', '1001']);
});

it('keeps the stored record when its line is invalid', async () => {
  await importNow(smallEdition());
  const records = smallEdition();
  first(records.exhibitors).Country = 'XX';
  const report = await importNow(records);
  expect(report).toMatchObject({ removed: 0 });
  expect(report.bad).toHaveLength(1);
  expect(await exhibitorIds()).toContain('1001');
});

it('keeps the stored records of a kind whose file is missing', async () => {
  const before = await importNow(smallEdition());
  const after = await importNow(smallEdition(), (target) => rmSync(join(target, 'news.jsonl')));
  expect(after).toMatchObject({ bad: [], missing: ['news'] });
  expect(after.revision).toBe(before.revision);
});

it('rejects an edition whose edition record is invalid, and leaves the database unchanged', async () => {
  await expect(
    importNow(smallEdition(), (target) => writeFileSync(join(target, 'edition.jsonl'), '{}')),
  ).rejects.toThrow(EditionRejectedError);
  expect(await findRevision(database, code)).toBeUndefined();
});

it('sanitises the HTML bodies of news', async () => {
  await importNow(smallEdition());
  const row = await database
    .selectFrom('news')
    .select('record')
    .where('id', '=', '502')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.record)).toMatchObject({ Body: { tw: '<p>Hi <a>bad</a></p>' } });
});

it('imports the seed once and after changes, but never over another import', async () => {
  const seed = join(folder, 'seed');
  writeEdition(seed, smallEdition());
  expect(await importSeedEditions(database, seed)).toHaveLength(1);
  expect(await importSeedEditions(database, seed)).toHaveLength(0);
  const records = smallEdition();
  first(records.exhibitors).Popularity = 52;
  writeEdition(seed, records);
  expect(await importSeedEditions(database, seed)).toHaveLength(1);
  await importNow(smallEdition());
  expect(await importSeedEditions(database, seed)).toHaveLength(0);
});
