import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  number?: boolean | undefined;
};
type Props<Row> = {
  id: string;
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Content for an empty table. */
  empty: ReactNode;
};

/**
 * A table that scrolls in its own focusable region. The first column names the row. On a phone each
 * row becomes a card and each cell shows its column's name. The roles are explicit because browsers
 * drop table semantics when `display` changes.
 */
export function Table<Row>({ id, caption, columns, rows, rowKey, empty }: Props<Row>) {
  return (
    <section
      className="dw-table"
      aria-labelledby={id}
      tabIndex={0}
      aria-busy={rows === undefined || undefined}
    >
      <table role="table">
        <caption id={id}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                className={column.number ? 'dw-table__number' : undefined}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows === undefined ? <WaitingRows columns={columns.length} /> : null}
          {rows?.length === 0 ? (
            <tr role="row">
              <td role="cell" colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          ) : null}
          {rows?.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column, index) => {
                const className = column.number ? 'dw-table__number' : undefined;
                if (index === 0)
                  return (
                    <th key={column.key} scope="row" role="rowheader" className={className}>
                      {column.cell(row)}
                    </th>
                  );
                return (
                  <td key={column.key} role="cell" data-label={column.label} className={className}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WaitingRows({ columns }: { columns: number }) {
  return [1, 2, 3].map((row) => (
    <tr key={row} role="row">
      {Array.from({ length: columns }, (_, index) => (
        <td key={index} role="cell">
          <Skeleton shape="line" />
        </td>
      ))}
    </tr>
  ));
}
