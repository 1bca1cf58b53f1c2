import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Table } from './table-plan.ts';
import { tables } from './tables.ts';

/** A migration that creates the tables that came with it; without a name, the first ones. */
export const createTables = (since?: string): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const [name, table] of Object.entries(tables))
      if (table.since === since) await createTable(database, name, table);
  },
});

async function createTable(database: Kysely<unknown>, table: string, plan: Table): Promise<void> {
  let creation: CreateTableBuilder<string, string> = database.schema.createTable(table);
  for (const [column, { type, isNullable, default: value, since }] of Object.entries(plan.columns))
    if (since === undefined)
      creation = creation.addColumn(column, type, (definition) => {
        const filled = value === undefined ? definition : definition.defaultTo(value);
        return isNullable ? filled : filled.notNull();
      });
  creation = creation.addPrimaryKeyConstraint(`${table}_key`, [...plan.key]);
  if (plan.belongsTo) {
    const { column, table: owner } = plan.belongsTo;
    creation = creation.addForeignKeyConstraint(
      `${table}_${column}`,
      [column],
      owner,
      ['id'],
      (key) => key.onDelete('cascade'),
    );
  }
  await creation.execute();
  const { indexes = [], unique = [] } = plan;
  for (const columns of [...indexes, ...unique]) {
    const index = database.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns([...columns]);
    await (unique.includes(columns) ? index.unique() : index).execute();
  }
}
