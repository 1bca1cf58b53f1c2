import type { ReactNode } from 'react';
import styles from './stacked-table.module.scss';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  number?: boolean;
  /** Emphasises the column. */
  strong?: boolean;
};
type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/**
 * A responsive table. Below the desktop width each row becomes a card and each cell shows its
 * column name. Browsers drop the table semantics when `display` changes, so explicit ARIA roles
 * restore them.
 */
export function StackedTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, number, strong }) => (
            <th key={key} scope="col" role="columnheader" className={cellClass(number, strong)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, label, cell, number, strong }, index) =>
              index === 0 ? (
                <th key={key} scope="row" role="rowheader">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} role="cell" className={cellClass(number, strong)}>
                  <span className={styles.label} aria-hidden="true">
                    {label}
                  </span>
                  <span className={styles.value}>{cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass(number = false, strong = false): string | undefined {
  return [number && styles.number, strong && styles.strong].filter(Boolean).join(' ') || undefined;
}
