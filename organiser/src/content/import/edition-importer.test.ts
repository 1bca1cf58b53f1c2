import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { findRevision, listWithdrawn, withdrawRecord } from '../../store/content.ts';
import { openTestStore } from '../../testing/test-store.fixture.ts';
import type { Database } from '../../store/tables.ts';
import {
  importEdition,
  readStoredRecords,
  undoImport,
  type ImportOptions,
} from './edition-importer.ts';
import { listEditions, describeBadRecord } from './read/edition-files.ts';
import { EditionRejectedError, NothingToUndoError } from './import-errors.ts';
import { importSeedEditions } from './seed-editions.ts';
import { smallEdition, writeEdition, type SmallEdition } from './small-edition.fixture.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const code = 'DSWINE2026';
const now = new Date('2026-04-17T02:00:00Z');
let folder: string;
let database: Database;
beforeEach(async () => {
  folder = newFolder();
  database = await openTestStore(folder);
});
afterEach(() => database.destroy());

function importNow(
  records: SmallEdition = smallEdition(),
  options: Partial<ImportOptions> = {},
  change: (target: string) => void = () => undefined,
) {
  const source = writeEdition(folder, records);
  change(source);
  return importEdition(database, { code, folder: source, source, now, ...options });
}
const importChanged = (change: (target: string) => void) => importNow(undefined, {}, change);
/** The edition with only its first exhibitors but all products, like a truncated file. */
function truncated(): SmallEdition {
  const records = smallEdition();
  return { ...records, exhibitors: records.exhibitors.slice(0, 2) };
}
const content = async () => ({
  revision: await findRevision(database, code),
  withdrawn: await listWithdrawn(database, code),
  records: await readStoredRecords(database, code),
});
const exhibitorIds = async () => [...(await content()).records.exhibitors.keys()];
const first = <T>([item]: T[]): T => {
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

it('writes only changed records, with a new revision if there are any', async () => {
  const { revision } = await importNow();
  expect((await exhibitorIds()).sort()).toEqual(['1001', '1002', '1003', '1004', '999']);
  expect(await importNow()).toMatchObject({ changed: 0, removed: 0, revision });
  const records = smallEdition();
  first(records.exhibitors).Popularity = 51;
  const after = await importNow(records);
  expect(after).toMatchObject({ changed: 1, removed: 0 });
  expect(after.revision).not.toBe(revision);
});

it('removes missing records, and lists them as withdrawn, like those of the staff, until they return', async () => {
  await importNow();
  await withdrawRecord(database, { edition: code, kind: 'news', id: '501' }, now);
  const records = smallEdition();
  records.exhibitors = records.exhibitors.filter((exhibitor) => exhibitor.Id !== '1002');
  records.products = records.products.filter((product) => product.ExhibitorId !== '1002');
  await importNow(records, { force: true });
  expect(await exhibitorIds()).not.toContain('1002');
  const removed = ['exhibitor/1002', 'news/501', 'product/20002'];
  expect(await listWithdrawn(database, code)).toEqual(removed);
  await importNow();
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
  const report = await importNow(records, {}, (target) => {
    const cut = '{"Id": "2000",\n\n{"Id":"2001","Name":{"tw":"只有名稱"}}\n';
    appendFileSync(join(target, 'exhibitors.jsonl'), cut);
    const event = { ...first(records.calendar), Id: '799', Start: '2026-02-31T99:00+08:00' };
    appendFileSync(join(target, 'calendar.jsonl'), `${JSON.stringify(event)}\n`);
  });
  expect(report.bad.map(describeBadRecord)).toEqual([
    'exhibitors.jsonl:2: Country: unknown country: XX; there are FR, JP, TW, DE',
    'exhibitors.jsonl:3: Booths.2: booth A0123 is named twice',
    expect.stringMatching(
      /^exhibitors.jsonl:4: Booths.1: unknown booth: Z9999; there are A0123, /u,
    ),
    'exhibitors.jsonl:6: the same key as on line 5: 999',
    expect.stringMatching(/^exhibitors.jsonl:7: not valid JSON/u),
    'exhibitors.jsonl:9: Country: is missing: a code of two capital letters',
    'exhibitors.jsonl:9: Categories: is missing: a list, not an empty one',
    'exhibitors.jsonl:9: Booths: is missing: a list, not an empty one',
    'exhibitors.jsonl:9: Intro: is missing: a text in one or more of the languages tw, en',
    'products.jsonl:2: ExhibitorId: unknown exhibitor: 1002; there are 1001, 999',
    'products.jsonl:3: ExhibitorId: unknown exhibitor: 1003; there are 1001, 999',
    'calendar.jsonl:4: Start: no such date: 2026-02-31T99:00+08:00',
  ]);
  expect((await exhibitorIds()).sort()).toEqual(['1001', '999']);
});

it('refuses the ids of products that exhibitors add', async () => {
  const records = smallEdition();
  first(records.products).Id = '900000001';
  const { bad } = await importNow(records);
  expect(bad.map(({ reason }) => reason)).toEqual([
    'Id: ids from 900000001 are for exhibitors: 900000001',
  ]);
});

it('keeps stored records whose line is invalid or whose file is missing', async () => {
  const { revision } = await importNow();
  const records = smallEdition();
  first(records.exhibitors).Country = 'XX';
  const { bad, removed } = await importNow(records);
  expect([bad.length, removed]).toEqual([1, 0]);
  const after = await importChanged((target) => rmSync(join(target, 'news.jsonl')));
  expect(after).toMatchObject({ bad: [], missing: ['news'], revision });
});

it('rejects an edition whose edition record is invalid, and leaves the database unchanged', async () => {
  const imported = importChanged((target) => writeFileSync(join(target, 'edition.jsonl'), '{}'));
  await expect(imported).rejects.toThrow(EditionRejectedError);
  expect(await findRevision(database, code)).toBeUndefined();
});

it('imports the seed once and after changes, but never over another import', async () => {
  const seed = join(folder, 'seed');
  const importSeed = async () => (await importSeedEditions(database, seed, { now })).length;
  writeEdition(seed, smallEdition());
  expect([await importSeed(), await importSeed()]).toEqual([1, 0]);
  const records = smallEdition();
  first(records.exhibitors).Popularity = 52;
  writeEdition(seed, records);
  expect(await importSeed()).toBe(1);
  await importNow();
  expect(await importSeed()).toBe(0);
});

describe('the removal of more than a tenth of a kind', () => {
  it('is accepted with force, and a tenth without', async () => {
    const records = smallEdition();
    const model = first(records.news);
    records.news = Array.from({ length: 20 }, (_, at) => ({ ...model, Id: String(600 + at) }));
    await importNow(records);
    const fewer = { ...records, news: records.news.slice(2) };
    expect((await importNow(fewer)).changes.news?.removed).toBe(2);
    const { changes } = await importNow(truncated(), { force: true });
    expect(changes.exhibitors?.removed).toBe(3);
  });
});

it('undoes the last import, and redoes it on a second undo', async () => {
  await importNow();
  await expect(undoImport(database, code, now)).rejects.toThrow(NothingToUndoError);
  const before = await content();
  await importNow(truncated(), { force: true });
  const after = await content();
  // Importing the same again changes nothing, so it must not replace the backup.
  await importNow(truncated());
  const undone = await undoImport(database, code, now);
  expect(undone.changes.exhibitors).toMatchObject({ added: 3, removed: 0, stored: 2 });
  const { records, withdrawn } = after;
  const current = await content();
  expect(current).toMatchObject({ records: before.records, withdrawn: [] });
  expect(current.revision).not.toBe(after.revision);
  await undoImport(database, code, now);
  expect(await content()).toMatchObject({ records, withdrawn });
});

describe('a kind in YAML', () => {
  const importYaml = (files: Record<string, string>) =>
    importChanged((target) => {
      for (const [kind, text] of Object.entries(files)) {
        rmSync(join(target, `${kind}.jsonl`));
        writeFileSync(join(target, `${kind}.yaml`), text);
      }
    });

  it('is stored as from JSON Lines', async () => {
    const { good } = await importNow();
    const { edition, news } = smallEdition();
    const after = await importYaml({ edition: stringify(edition), news: stringify(news) });
    expect(after).toMatchObject({ good, bad: [], missing: [], changed: 0, removed: 0 });
    expect(listEditions(folder)).toEqual([code]);
  });

  it.each([
    ['- Id: "501"\n  Title: {tw: 題\n', 3, 'not valid YAML: '],
    ['Id: "501"\n', 1, 'the file must be a list'],
    [
      stringify(smallEdition().news).replace('show', '7'),
      2,
      'Category: must be a code of small letters',
    ],
  ])('keeps all stored records when the file is wrong: %j', async (text, line, reason) => {
    await importNow();
    const before = await content();
    const { bad, removed } = await importYaml({ news: text });
    expect(bad[0]).toMatchObject({ file: 'news.yaml', line });
    expect(bad.map((one) => one.reason).join()).toContain(reason);
    expect(removed).toBe(0);
    expect(await content()).toMatchObject({ records: before.records });
  });

  it('is not read beside the same kind in JSON Lines', async () => {
    const change = (target: string) => writeFileSync(join(target, 'news.yaml'), '[]');
    const { bad } = await importChanged(change);
    expect(bad[0]?.reason).toContain('there are news in news.jsonl and news.yaml: keep one');
    expect((await content()).records.news.size).toBe(0);
  });
});
