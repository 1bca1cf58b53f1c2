import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The required amount of work per challenge. */
export const proofBits: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('proof_challenges')
      .addColumn('bits', 'integer', (column) => column.notNull().defaultTo(16))
      .execute();
  },
};
