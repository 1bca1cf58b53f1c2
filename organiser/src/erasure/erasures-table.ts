import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from '../store/create-table.ts';

/**
 * Erasures by random id, without personal data. Each row is written in the deleting transaction.
 */
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
    // Until now, reasons held the mail server's message with the address.
    await sql`update outbox_mails set reason = null where reason is not null`.execute(database);
  },
};
