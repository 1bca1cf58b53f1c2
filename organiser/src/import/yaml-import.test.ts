import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { openTestStore } from '../testing/test-store.fixture.ts';
import type { Database } from '../store/tables.ts';
import { importEdition, listEditions } from './edition-importer.ts';
import { smallEdition, writeEdition } from './small-edition.fixture.ts';

const code = 'DSWINE2026';
let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dswine-yaml-'));
  database = await openTestStore(folder);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Imports the small edition with `<kind>.yaml` in place of `<kind>.jsonl`. */
async function importYaml(files: Record<string, string>) {
  const target = writeEdition(folder, smallEdition());
  for (const [kind, text] of Object.entries(files)) {
    rmSync(join(target, `${kind}.jsonl`));
    writeFileSync(join(target, `${kind}.yaml`), text);
  }
  return importEdition(database, { code, folder: target, source: target });
}
const importJsonLines = () => importYaml({});
const stored = async () =>
  (await database.selectFrom('news').select('record').execute()).map(({ record }) => record);

it('stores the same records from YAML as from JSON Lines', async () => {
  const before = await importJsonLines();
  const records = smallEdition();
  const after = await importYaml({
    edition: stringify(records.edition),
    news: stringify(records.news),
  });
  expect(after).toMatchObject({ bad: [], missing: [], changed: 0, removed: 0 });
  expect(after.good).toBe(before.good);
  expect(listEditions(folder)).toEqual([code]);
});

it('reports file and line of an invalid field, and keeps the stored record', async () => {
  await importJsonLines();
  const before = await stored();
  const lines = stringify(smallEdition().news).split('\n');
  const line = lines.findIndex((text) => text.includes('Category:'));
  lines[line] = '  Category: 7';
  const { bad } = await importYaml({ news: lines.join('\n') });
  expect(bad).toEqual([
    {
      file: 'news.yaml',
      line: line + 1,
      reason: expect.stringMatching(
        /^欄位不符格式 \/ The record .*\/Category must be string/u,
      ) as string,
    },
  ]);
  expect(await stored()).toEqual(before);
});

it.each([
  ['- Id: "501"\n  Title: {tw: 題\n', 3, '不是正確的 YAML / Not valid YAML: '],
  ['- Id: "501"\n- Id: "502"\n  Id: "503"\n', 3, '不是正確的 YAML / Not valid YAML: '],
  ['Id: "501"\n', 1, '檔案應為清單 / The file must be a list'],
])(
  'keeps all stored records when the file is not a list of records: %j',
  async (text, line, reason) => {
    await importJsonLines();
    const before = await stored();
    const { bad, removed } = await importYaml({ news: text });
    expect(bad[0]).toMatchObject({ file: 'news.yaml', line });
    expect(bad[0]?.reason).toContain(reason);
    expect(removed).toBe(0);
    expect(await stored()).toEqual(before);
  },
);

it('reads neither file when a kind has both JSON Lines and YAML', async () => {
  await importJsonLines();
  const target = writeEdition(folder, smallEdition());
  writeFileSync(join(target, 'news.yaml'), '[]');
  const { bad, removed } = await importEdition(database, { code, folder: target, source: target });
  expect(bad).toEqual([
    {
      file: 'news.yaml',
      line: 1,
      reason:
        '同時有 news.jsonl 與 news.yaml，請只留一個 / there are both news.jsonl and news.yaml: keep one',
    },
  ]);
  expect(removed).toBe(0);
});
