import type { CreateTableBuilder, Kysely } from 'kysely';

type Column = 'text' | 'integer' | 'text?';

/** A table as migrations describe it. */
export type TablePlan = {
  columns: Record<string, Column>;
  key: string[];
  indexes?: string[][];
  unique?: string[][];
  belongsTo?: { column: string; table: string };
};

export async function createTable(
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
