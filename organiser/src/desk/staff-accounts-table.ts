import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createTable } from '../store/create-table.ts';

/**
 * Adds roles, self-chosen passwords and second factors. Existing staff become managers, as before.
 */
export const staffAccounts: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    const add = (column: string, fallback: string | number) =>
      schema
        .alterTable('staff')
        .addColumn(column, typeof fallback === 'string' ? 'text' : 'integer', (definition) =>
          definition.notNull().defaultTo(fallback),
        )
        .execute();
    await add('role', 'manage');
    await add('must_change', 0);
    await add('totp_step', 0);
    for (const column of ['totp_secret', 'totp_pending'])
      await schema.alterTable('staff').addColumn(column, 'text').execute();
    await schema
      .alterTable('staff_sessions')
      .addColumn('stage', 'text', (definition) => definition.notNull().defaultTo('open'))
      .execute();
    await createTable(database, 'staff_recovery_codes', {
      columns: { code_hash: 'text', staff_id: 'text' },
      key: ['code_hash'],
      indexes: [['staff_id']],
      belongsTo: { column: 'staff_id', table: 'staff' },
    });
  },
};
