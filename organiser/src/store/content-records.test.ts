import { Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { readRecord } from './records.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

it('copies the records of the tables that each had one kind', async () => {
  const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(':memory:') });
  await migrate(database, '0011-calendar-changes');
  const rows = [
    sql`insert into editions values ('A', 'h', '{"Code":"A"}')`,
    sql`insert into terms (edition, hash, rank_tw, rank_en, kind, code, position, record) values ('A', 'h', 0, 0, 'tag', 'dry', 3, '{"Code":"dry"}')`,
    sql`insert into news (edition, hash, id, id_number, record, category, published_at) values ('A', 'h', '501', 501, '{"Id":"501"}', 'c', 't')`,
    sql`insert into page_records (edition, hash, kind, id, position, record) values ('A', 'h', 'hotels', '1', 7, '{"Id":"1"}')`,
  ];
  for (const row of rows) await row.execute(database);
  await migrate(database);
  expect(await readRecord(database, 'A', 'edition', 'A')).toEqual({ Code: 'A' });
  expect(await readRecord(database, 'A', 'terms', 'tag/dry')).toEqual({ Code: 'dry' });
  expect(await readRecord(database, 'A', 'news', '501')).toEqual({ Id: '501' });
  const stored = database.selectFrom('content_records').select(['kind', 'position']);
  expect(await stored.orderBy('position').execute()).toEqual([
    { kind: 'edition', position: 0 },
    { kind: 'terms', position: 3 },
    { kind: 'hotels', position: 7 },
    { kind: 'news', position: 501 },
  ]);
  // An organiser of the version before goes on until the new one has started.
  const before = sql<{ record: string }>`select record from news where id = '501'`;
  expect((await before.execute(database)).rows).toEqual([{ record: '{"Id":"501"}' }]);
  await database.destroy();
});
