import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { migrate, migrations } from './migrate.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

let database: Database;
beforeEach(() => void (database = new Kysely<Tables>({ dialect: nodeSqliteDialect(':memory:') })));
afterEach(() => database.destroy());

it('keeps applications from before as they stand, confirmed, and describes what they are for', async () => {
  const before = Object.entries(migrations).filter(([name]) => name < '0020');
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(before)) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  expect(error).toBeUndefined();
  const edition = 'DSWINE2026';
  const { edition: [fair] = [], calendar: [record] = [] } = smallEdition();
  await database
    .insertInto('editions')
    .values({ edition, hash: '', record: JSON.stringify(fair) })
    .execute();
  const entry = {
    id_number: 701,
    topic: '1',
    starts_at: '',
    day: '',
    record: JSON.stringify(record),
  };
  await database
    .insertInto('calendar_entries')
    .values({ edition, hash: '', id: '701', ...entry })
    .execute();
  const old = {
    id: 'a',
    edition,
    entry: '701',
    scope: 's',
    number: 1,
    person: 'p',
    holder: 'p',
  } as const;
  const line = { edition, entry: '701', last_number: 1 };
  // Rows as the previous version wrote them, without the new columns.
  await database
    .insertInto('application_counters')
    .values(line as never)
    .execute();
  await database
    .insertInto('applications')
    .values({
      ...old,
      state: 'placed',
      submission_id: 's',
      created_at: '',
      changed_at: '',
    } as never)
    .execute();

  await migrate(database);
  expect(await database.selectFrom('applications').selectAll().executeTakeFirst()).toMatchObject({
    state: 'placed',
    confirm_by: null,
  });
  const { announced } = await database
    .selectFrom('application_counters')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(JSON.parse(announced ?? '')).toEqual({
    record,
    venue: fair?.Venue.Name,
    removed: false,
    change: '',
  });
});
