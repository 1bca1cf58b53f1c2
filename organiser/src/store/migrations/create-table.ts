import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Column = 'text' | 'integer' | 'text?';

/** A table. It has text and integers only, which behave alike in SQLite and PostgreSQL. */
type TablePlan = {
  columns: Record<string, Column>;
  key: string[];
  indexes?: string[][];
  unique?: string[][];
  belongsTo?: { column: string; table: string };
};

/** A table by its name, and the columns that name a row of it. */
export type StoredTable = { name: string; key: readonly string[] };

/** A migration that creates these tables. A table stands after those that its rows belong to. */
export function createTables(
  tables: Record<string, TablePlan>,
): Migration & { tables: readonly StoredTable[] } {
  return {
    tables: Object.entries(tables).map(([name, { key }]) => ({ name, key })),
    async up(database: Kysely<unknown>) {
      for (const [table, plan] of Object.entries(tables)) await createTable(database, table, plan);
    },
  };
}

async function createTable(
  database: Kysely<unknown>,
  table: string,
  plan: TablePlan,
): Promise<void> {
  let creation: CreateTableBuilder<string, string> = database.schema.createTable(table);
  for (const [column, type] of Object.entries(plan.columns)) {
    creation =
      type === 'text?'
        ? creation.addColumn(column, 'text')
        : creation.addColumn(column, type, (c) => c.notNull());
  }
  creation = creation.addPrimaryKeyConstraint(`${table}_key`, plan.key);
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
  const indexes = [
    ...(plan.indexes ?? []).map((columns) => ({ columns, unique: false })),
    ...(plan.unique ?? []).map((columns) => ({ columns, unique: true })),
  ];
  for (const { columns, unique } of indexes) {
    const index = database.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns);
    await (unique ? index.unique() : index).execute();
  }
}
