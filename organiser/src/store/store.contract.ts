import { sql } from 'kysely';
import { addFavourite } from '../accounts/favourites/favourites.queries.ts';
import { findSubject, openLink, useLink } from '../taking-part/access-links/access-links.ts';
import { createMember } from '../accounts/members/members.queries.ts';
import { leaseMail, putMail } from '../mail/outbox/outbox.queries.ts';
import { tryConsume } from '../http/rate-limits.ts';
import {
  bumpRevision,
  findRevision,
  listWithdrawn,
  restoreRecord,
  revisionReader,
  withdrawRecord,
  findRecord,
} from './content.ts';
import { findMigration, migrate } from './migrate.ts';
import { at, member, storedRecord } from './store-rows.fixture.ts';
import type { ContentRecordRow } from './tables/content.ts';
import type { Database } from './tables.ts';

const now = new Date('2026-01-01T00:01:00.000Z');

/**
 * The tests that every database engine must pass. `open` returns a store with empty, migrated
 * tables; the suite closes it.
 */
export function storeContract(engine: string, open: () => Promise<Database>): void {
  describe(`the store on ${engine}`, () => {
    let database: Database;
    beforeEach(async () => void (database = await open()));
    afterEach(() => database.destroy());
    const records = () => database.selectFrom('content_records');
    const add = (...rows: ContentRecordRow[]) =>
      database.insertInto('content_records').values(rows).execute();

    it('runs migrations repeatedly without losing rows', async () => {
      await bumpRevision(database, 'DSWINE2026', 'test', now);
      await migrate(database);
      expect(await findRevision(database, 'DSWINE2026')).toMatch(/^1-[0-9a-f]{10}$/u);
    });

    it('keeps the rows of the last build that had other migrations', async () => {
      await bumpRevision(database, 'DSWINE2026', 'test', now);
      const history = database.withTables<{
        kysely_migration: { name: string; timestamp: string };
      }>();
      await history.updateTable('kysely_migration').set({ name: '0017-exhibitor-work' }).execute();
      const former = { name: '0016-team-forms', timestamp: now.toISOString() };
      await history.insertInto('kysely_migration').values(former).execute();
      await database.schema.alterTable('registrations').addColumn('token_hash', 'text').execute();
      await Promise.all([migrate(database), migrate(database)]);
      expect(await findMigration(database)).toBe('0001-tables');
      expect(await findRevision(database, 'DSWINE2026')).toMatch(/^1-[0-9a-f]{10}$/u);
    });

    it('says which build opens a database that is older', async () => {
      const history = database.withTables<{ kysely_migration: { name: string } }>();
      await history.updateTable('kysely_migration').set({ name: '0016-team-forms' }).execute();
      await expect(migrate(database)).rejects.toThrow(/Start a build that ends with 0017/u);
    });

    it('stores text of any script, numbers and flags unchanged', async () => {
      const row = storedRecord('1', {
        record: JSON.stringify({ Name: "獺祭 O'Neill 😀 \\ % _" }),
        position: 2_000_000_000,
      });
      await add(row);
      expect(await records().selectAll().executeTakeFirstOrThrow()).toEqual(row);
    });

    it('rejects a second row with the same key', async () => {
      await add(storedRecord('1'));
      await expect(add(storedRecord('1'))).rejects.toThrow();
    });

    it('matches escaped wildcards in LIKE literally', async () => {
      await add(
        storedRecord('1', { record: '100% malt' }),
        storedRecord('2', { record: '100 malt' }),
      );
      const found = await records()
        .select('id')
        .where(sql<boolean>`record like ${String.raw`%100\%%`} escape '\\'`)
        .execute();
      expect(found).toEqual([{ id: '1' }]);
    });

    it('sorts by several columns, numbers numerically, and pages the result', async () => {
      const at = (position: number, hash: string) => ({ position, hash });
      await add(
        storedRecord('1', at(10, 'b')),
        storedRecord('2', at(9, 'b')),
        storedRecord('3', at(1, 'c')),
      );
      const page = await records()
        .select('id')
        .orderBy('hash', 'desc')
        .orderBy('position')
        .limit(2)
        .offset(1)
        .execute();
      expect(page.map((row) => row.id)).toEqual(['2', '1']);
    });

    it('rolls back a failed transaction completely', async () => {
      const failing = database.transaction().execute(async (transaction) => {
        await transaction.insertInto('content_records').values(storedRecord('1')).execute();
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await records().select('id').execute()).toEqual([]);
    });

    it('serialises simultaneous transactions', async () => {
      await Promise.all(
        Array.from({ length: 5 }, () =>
          database
            .transaction()
            .execute((transaction) => bumpRevision(transaction, 'DSWINE2026', 'same', now)),
        ),
      );
      expect(await findRevision(database, 'DSWINE2026')).toMatch(/^5-/u);
    });

    it('reads the current revision of an edition', async () => {
      const read = revisionReader(database);
      expect(await read('DSWINE2026')).toBeUndefined();
      const revision = await bumpRevision(database, 'DSWINE2026', 'one', now);
      await bumpRevision(database, 'DSWINE2025', 'two', now);
      expect(await read('DSWINE2026')).toBe(revision);
    });

    it('withdraws and restores products with their exhibitor, each time with a new revision', async () => {
      const product = JSON.stringify({ Id: '20', ExhibitorId: '1' });
      await add(storedRecord('1'), storedRecord('20', { kind: 'products', record: product }));
      const shown = async () =>
        Number((await findRecord(database, 'DSWINE2026', 'products', '20')) !== undefined);
      expect(await shown()).toBe(1);
      const record = { edition: 'DSWINE2026', kind: 'exhibitor', id: '1' } as const;
      await withdrawRecord(database, record, now);
      const withdrawn = await findRevision(database, 'DSWINE2026');
      expect([await shown(), await listWithdrawn(database, 'DSWINE2026')]).toEqual([
        0,
        ['exhibitor/1'],
      ]);
      await restoreRecord(database, record, now);
      expect([await shown(), await listWithdrawn(database, 'DSWINE2026')]).toEqual([1, []]);
      expect(await findRevision(database, 'DSWINE2026')).not.toBe(withdrawn);
    });

    it('counts simultaneous attempts against one rate limit without losing any', async () => {
      const limit = { name: 'test', max: 5, seconds: 600 };
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => tryConsume(database, limit, 'someone', now)),
      );
      expect(tries.filter(Boolean)).toHaveLength(5);
      expect(await tryConsume(database, limit, 'someone else', now)).toBe(true);
      expect(
        await tryConsume(database, limit, 'someone', new Date('2026-01-01T00:10:00.000Z')),
      ).toBe(true);
    });

    it('leases each mail in the outbox to one worker, and again after the lease expires', async () => {
      for (const recipient of ['a@b.example', 'c@d.example'])
        await putMail(database, { kind: 'test', recipient, locale: 'tw' }, now);
      const leased = await Promise.all([0, 1, 2].map(() => leaseMail(database, now, 60_000)));
      expect(leased.map((mail) => mail?.recipient).sort()).toEqual([
        'a@b.example',
        'c@d.example',
        undefined,
      ]);
      const later = (ms: number) => leaseMail(database, new Date(now.getTime() + ms), 60_000);
      expect(await later(59_999)).toBeUndefined();
      expect((await later(60_000))?.attempts).toBe(2);
    });

    it('accepts a password reset link only once', async () => {
      await database.insertInto('members').values(member()).execute();
      const link = { purpose: 'reset', subject: 'm1' } as const;
      const token = await openLink(database, link, now);
      expect(await findSubject(database, 'reset', token, now)).toBe('m1');
      const uses = await Promise.all(
        [0, 1, 2].map(() =>
          database.transaction().execute((transaction) => useLink(transaction, { ...link, token })),
        ),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
    });

    it('creates one member per address, however often it is confirmed', async () => {
      const registration = {
        id: 'r1',
        email: 'a@b.example',
        name: 'A',
        company: null,
        locale: 'tw',
        password_hash: 'h',
        notice_version: '1',
        marketing: 0,
        created_at: at,
        expires_at: at,
      } as const;
      const make = () =>
        database.transaction().execute((open) => createMember(open, registration, new Date(at)));
      const made = [await make(), await make()];
      expect(made.map((one) => one?.email)).toEqual(['a@b.example', undefined]);
    });

    it('stores a repeated favourite once', async () => {
      await database.insertInto('members').values(member()).execute();
      const mark = {
        member_id: 'm1',
        edition: 'DSWINE2026',
        kind: 'exhibitor',
        record_id: '1',
      } as const;
      for (let round = 0; round < 2; round += 1) await addFavourite(database, mark, new Date(at));
      expect(await database.selectFrom('favourites').selectAll().execute()).toHaveLength(1);
    });

    it('deletes the sessions of a deleted member', async () => {
      await database.insertInto('members').values(member()).execute();
      await database
        .insertInto('sessions')
        .values({ token_hash: 'x', member_id: 'm1', created_at: at, expires_at: at })
        .execute();
      await database.deleteFrom('members').where('id', '=', 'm1').execute();
      expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
    });
  });
}
