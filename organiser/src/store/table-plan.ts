import type { Generated } from 'kysely';

/** Columns are text and integers, which behave alike in SQLite and PostgreSQL. */
export type Column<Value = unknown> = {
  type: 'text' | 'integer';
  isNullable?: true;
  default?: string;
  /** The migration that added it to a table of before. */
  since?: string;
  /** For types only: what queries read and write. */
  value?: Value;
};

export const text: Column<string> = { type: 'text' };
export const nullableText: Column<string | null> = { type: 'text', isNullable: true };
export const integer: Column<number> = { type: 'integer' };
export const flag: Column<0 | 1> = { type: 'integer' };
/** Text that is one of the names of `Name`. */
export const oneOf = <Name extends string>(): Column<Name> => ({ type: 'text' });
export const textWithDefault = (value: string): Column<Generated<string>> => ({
  type: 'text',
  default: value,
});

type Columns = Record<string, Column>;
type Plan<Name> = {
  key: readonly Name[];
  indexes?: readonly (readonly Name[])[];
  unique?: readonly (readonly Name[])[];
  /** A row is deleted with the row of `table` that `column` names. */
  belongsTo?: { column: Name; table: string };
  /** The migration that created it. */
  since?: string;
};
export type Table = { columns: Columns } & Plan<string>;

export const table = <C extends Columns>(columns: C, plan: Plan<keyof C & string>) => ({
  columns,
  ...plan,
});

export type RowOf<T extends Table> = {
  [C in keyof T['columns']]: T['columns'][C] extends Column<infer Value> ? Value : never;
};
