import { Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';
import { at, member } from './store-rows.fixture.ts';
import type { Tables } from './tables.ts';

let database: Kysely<Tables>;
beforeEach(() => void (database = new Kysely({ dialect: nodeSqliteDialect(':memory:') })));
afterEach(() => database.destroy());

it('removes the tables of before and keeps what is in the others', async () => {
  await migrate(database, '0014-visitor-registrations');
  await sql`create table reset_tokens (
    token_hash text primary key, member_id text references members (id) on delete cascade
  )`.execute(database);
  await database.insertInto('members').values(member()).execute();
  await sql`insert into reset_tokens values ('h', ${member().id})`.execute(database);
  await migrate(database);
  expect(await database.selectFrom('members').select('created_at').execute()).toEqual([
    { created_at: at },
  ]);
  const found = await database.introspection.getTables();
  expect(found.map(({ name }) => name)).not.toContain('reset_tokens');
});

it('leaves a database as it is whose tables are older than it reads', async () => {
  await sql`create table members (id text, email text)`.execute(database);
  await sql`insert into members values ('m1', 'a@b.example')`.execute(database);
  const failed: unknown = await migrate(database).catch((error: unknown) => error);
  expect(failed).toMatchObject({
    name: 'MigrationError',
    cause: { message: expect.stringMatching(/Start a version that has/u) as string },
  });
  const found = await database.introspection.getTables();
  expect(found.map(({ name }) => name)).toEqual(['members']);
});
