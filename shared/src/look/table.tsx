import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

type Column<Row> = { key: string; label: string; cell: (row: Row) => ReactNode; number?: boolean | undefined };
type Props<Row> = {
  id: string;
  caption: string;
  columns: readonly Column<Row>[];
  /** `undefined` while the rows are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What stands in place of rows when there are none. */
  empty: ReactNode;
};

/** A table that scrolls in its own region, which the keyboard reaches. The first column names the row. */
export function Table<Row>({ id, caption, columns, rows, rowKey, empty }: Props<Row>) {
  return (
    <section className="dw-table" aria-labelledby={id} tabIndex={0} aria-busy={rows === undefined || undefined}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.number ? 'dw-table__number' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? <WaitingRows columns={columns.length} /> : null}
          {rows?.length === 0 ? (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          ) : null}
          {rows?.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => {
                const className = column.number ? 'dw-table__number' : undefined;
                if (index === 0)
                  return (
                    <th key={column.key} scope="row" className={className}>
                      {column.cell(row)}
                    </th>
                  );
                return (
                  <td key={column.key} className={className}>
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
    <tr key={row}>
      {Array.from({ length: columns }, (_, index) => (
        <td key={index}>
          <Skeleton shape="line" />
        </td>
      ))}
    </tr>
  ));
}
