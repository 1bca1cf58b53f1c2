import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../store/migrate.ts';
import { connectStore, openStore } from '../../store/open-store.ts';
import { at, member } from '../../store/store-rows.fixture.ts';
import type { Database } from '../../store/tables.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.fixture.ts';
import { endLinks, findSubject, hashToken, linkEnd, openLink, useLink } from './access-links.ts';

let folder: string;
let server: TestPostgres | undefined;
let database: Database;
beforeAll(async () => {
  if (hasPostgres) server = await startPostgres();
});
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'dswine-links-'))));
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => server?.stop());

const now = new Date(at);
const later = new Date('2026-01-03T00:00:00.000Z');

const engines = ['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])];
it.each(engines)(
  'links that were mailed before there was one table go on working: %s',
  async (engine) => {
    const databaseUrl = engine === 'PostgreSQL' ? await server?.create('links') : undefined;
    database = connectStore({ dataFolder: folder, databaseUrl });
    await migrate(database, '0011-calendar-changes');
    await database.insertInto('members').values(member()).execute();
    const hash = hashToken;
    for (const statement of [
      sql`insert into application_keys values (${hash('a')}, 'DSWINE2026', 'person', ${later.toISOString()})`,
      sql`insert into submission_keys values (${hash('b')}, 'DSWINE2026', 's1', ${later.toISOString()})`,
      sql`insert into reset_tokens values (${hash('c')}, 'm1', ${later.toISOString()})`,
      sql`insert into registrations values ('r1', ${hash('d')}, 'a@b.example', 'A', null, 'tw', 'h', '1', 0, ${at}, ${later.toISOString()})`,
      sql`insert into registrations values ('r2', null, 'c@d.example', 'C', null, 'tw', 'h', '1', 0, ${at}, ${later.toISOString()})`,
      sql`insert into subscriptions values ('s2', 'DSWINE2026', '2027', 'visitor', 'person', ${hash('e')}, null)`,
      sql`insert into appointments values ('p1', 'DSWINE2026', '1001', 's3', 'person', 'requested', '[]', '[]', null, '', 0, ${at}, ${at})`,
      sql`insert into appointment_keys values (${hash('f')}, 'p1', 'exhibitor', ${later.toISOString()})`,
    ])
      await statement.execute(database);
    await migrate(database);
    const find = (purpose: Parameters<typeof findSubject>[1], token: string, time = now) =>
      findSubject(database, purpose, token, time);
    expect(await find('applications', 'a')).toBe('person');
    expect(await find('submission', 'b')).toBe('s1');
    expect(await find('reset', 'c')).toBe('m1');
    expect(await find('registration', 'd')).toBe('r1');
    expect(await find('subscription', 'e', new Date('2036-01-01'))).toBe('s2');
    expect(await find('appointment-exhibitor', 'f')).toBe('p1');
    expect(await find('appointment-visitor', 'f')).toBeUndefined();
    expect(await find('submission', 'b', later)).toBeUndefined();
    expect(await database.selectFrom('access_links').selectAll().execute()).toHaveLength(6);
  },
);

it('ends with its time, with its fair, with its uses or with its subject', async () => {
  expect(linkEnd('submission', now)).toBe('2026-01-01T00:15:00.000Z');
  expect(linkEnd('appointment-visitor', now, '2026-04-20')).toBe('2026-04-20T15:59:59.999Z');
  expect(linkEnd('applications', now, '2026-04-20')).toBe('2026-04-27T15:59:59.999Z');
  expect(linkEnd('applications', now, '2025-04-20')).toBe('2026-01-08T00:00:00.000Z');
  expect(linkEnd('subscription', now)).toBeNull();
  expect(() => linkEnd('applications', now)).toThrow(/last day/u);

  database = await openStore({ dataFolder: folder });
  const reset = { purpose: 'reset', subject: 'm1' } as const;
  const token = await openLink(database, reset, now);
  expect(await findSubject(database, 'reset', token, now)).toBe('m1');
  expect(await useLink(database, { ...reset, token })).toBe(true);
  expect(await useLink(database, { ...reset, token })).toBe(false);
  expect(await findSubject(database, 'reset', token, now)).toBeUndefined();

  const subscription = { purpose: 'subscription', subject: 's1', token: 'derived' } as const;
  await openLink(database, subscription, now);
  await openLink(database, subscription, now);
  expect(await findSubject(database, 'subscription', 'derived', later)).toBe('s1');
  await endLinks(database, 's1', 'reset');
  expect(await findSubject(database, 'subscription', 'derived', later)).toBe('s1');
  await endLinks(database, 's1', 'subscription');
  expect(await findSubject(database, 'subscription', 'derived', later)).toBeUndefined();
});

it('is forgotten after its end, unless it ends with the fair', async () => {
  database = await openStore({ dataFolder: folder });
  const appointment = { purpose: 'appointment-visitor', lastDay: '2025-04-20' } as const;
  const open = async (subject: string, time: string) => {
    await openLink(database, { purpose: 'submission', subject }, new Date(time));
    await openLink(database, { ...appointment, subject }, new Date(time));
    const rows = await database.selectFrom('access_links').select(['purpose', 'subject']).execute();
    return rows.map((row) => `${row.purpose} ${row.subject}`).sort();
  };
  await open('s1', at);
  expect(await open('s2', '2026-01-01T00:15:00.000Z')).toEqual([
    'appointment-visitor s1',
    'appointment-visitor s2',
    'submission s2',
  ]);
});
