import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The request that caused a mail, for logs and traces. */
export const outboxOrigin: Migration = {
  async up(database: Kysely<unknown>) {
    for (const column of ['request_id', 'traceparent'])
      await database.schema.alterTable('outbox_mails').addColumn(column, 'text').execute();
  },
};
