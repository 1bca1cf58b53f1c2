import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importEdition } from '../import/edition-importer.ts';
import { createOrganiser } from '../app.ts';
import type { Organiser } from '../http/organiser.ts';
import { openSqliteStore } from '../store/open-store.ts';
import type { Database } from '../store/tables.ts';
import { expectations, type Expectation } from './relevance.fixture.ts';

/** The required number of met expectations. */
const bar = expectations.length;

let folder: string;
let database: Database;
let app: Organiser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-relevance-'));
  cpSync(path.resolve(__dirname, '../../seed/DSWINE2026'), path.join(folder, 'DSWINE2026'), {
    recursive: true,
  });
  database = await openSqliteStore(path.join(folder, 'organiser.sqlite'));
  await importEdition(database, {
    code: 'DSWINE2026',
    folder: path.join(folder, 'DSWINE2026'),
    source: 'test',
  });
  app = createOrganiser({
    settings: {
      exhibitionCode: 'DSWINE2026',
      siteOrigins: [],
      dataFolder: folder,
      trustedProxies: ['loopback'],
    },
    database,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

type Item = { Id: string; Name: string; Area: string; Country: { Code: string } };

async function firstFive({ list, lang, typed }: Expectation): Promise<Item[]> {
  const url = `/api/expo/${list}/DSWINE2026?Lang=${lang}&PageSize=5&Keyword=${encodeURIComponent(typed)}`;
  return (await app.inject(url)).json<{ Data: { Items: Item[] } }>().Data.Items;
}

function isMet({ expected }: Expectation, items: readonly Item[]): boolean {
  if ('id' in expected) return items.some(({ Id }) => Id === expected.id);
  return (
    items.length > 0 &&
    items.every(
      ({ Area, Country }) =>
        Area === expected.area && (!('country' in expected) || Country.Code === expected.country),
    )
  );
}

it('finds what visitors mean, in both languages, however they type it', async () => {
  const lines: string[] = [];
  const missed: string[] = [];
  for (const expectation of expectations) {
    const items = await firstFive(expectation);
    const met = isMet(expectation, items);
    const line = `${expectation.list} ${expectation.lang} 「${expectation.typed}」 (${expectation.why}): ${items.map(({ Id, Name }) => `${Id} ${Name}`).join(', ') || 'nothing'}`;
    lines.push(`${met ? '✓' : '✗'} ${line}`);
    if (!met) missed.push(line);
  }
  const score = expectations.length - missed.length;
  process.stdout.write(
    `${lines.join('\n')}\nrelevance: ${score} of ${expectations.length} (bar: ${bar})\n`,
  );
  expect(expectations.length).toBeGreaterThanOrEqual(60);
  expect({ score, missed }).toEqual({ score: bar, missed: [] });
}, 60_000);
