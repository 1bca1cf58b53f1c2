import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from '../store/create-table.ts';

/** What was deleted, by random id: no text of anybody. Written in the transaction that deletes. */
export const erasuresTable: Migration = {
  async up(database: Kysely<unknown>) {
    await createTable(database, 'erasures', {
      columns: { id: 'text', kind: 'text', reference: 'text?', at: 'text', state: 'text' },
      key: ['id'],
      indexes: [['state']],
    });
    await sql`
      insert into erasures (id, kind, at, state)
      select id, 'submission', created_at, 'done' from submissions where state = 'deleted'
    `.execute(database);
    // Reasons held the mail server's sentence with the address until now.
    await sql`update outbox_mails set reason = null where reason is not null`.execute(database);
  },
};
