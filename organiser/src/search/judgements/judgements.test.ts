import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOrganiser } from '../../app.ts';
import type { Organiser } from '../../http/organiser.ts';
import { importEdition } from '../../import/edition-importer.ts';
import { openSqliteStore } from '../../store/open-store.ts';
import type { Database } from '../../store/tables.ts';
import { judge, readJudgements, type Score } from './judgements.fixture.ts';

/** What the search achieved when it was last tuned. A fall fails. */
const bars = { tuned: { first: 235, third: 235 }, 'held-out': { first: 54, third: 56 } } as const;

let folder: string;
let database: Database;
let app: Organiser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-judgements-'));
  cpSync(path.resolve(__dirname, '../../../seed/DSWINE2026'), path.join(folder, 'DSWINE2026'), {
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

it.each(['tuned', 'held-out'] as const)(
  'finds first, or among the first three, what the %s judgements demand',
  async (name) => {
    const judgements = readJudgements(name);
    const score = await judge(app, judgements);
    process.stdout.write(report(name, score));
    expect(new Set(judgements.map(({ lang }) => lang)).size).toBe(2);
    expect(score.first).toBeGreaterThanOrEqual(bars[name].first);
    expect(score.third).toBeGreaterThanOrEqual(bars[name].third);
  },
  60_000,
);

function report(name: string, { first, third, of, missed }: Score): string {
  const share = (part: number) => `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
  return `${missed.join('\n')}\n${name}: success@1 ${share(first)}, success@3 ${share(third)}\n`;
}
