import type { FastifyReply } from 'fastify';
import { writeCsv } from './csv.ts';

/**
 * A table for download. Spreadsheets read numbers and dates into the cells of a CSV file
 * (`0912345678` loses its zero), so that people get xlsx, and programs CSV.
 */
export type Table = readonly (readonly string[])[];
export const tableFormats = ['xlsx', 'csv'] as const;
type TableFormat = (typeof tableFormats)[number];

const types: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

export async function sendTable(
  reply: FastifyReply,
  { name, format, table }: { name: string; format: TableFormat; table: Table },
): Promise<FastifyReply> {
  return reply
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(types[format])
    .send(format === 'csv' ? writeCsv(table) : await writeXlsx([{ name, table }]));
}

/** All cells are text, also when somebody edits them: nothing is read as number, date or formula. */
export async function writeXlsx(
  sheets: readonly { name: string; table: Table }[],
): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(
    sheets.map(({ name, table }) => ({
      sheet: name,
      data: table.map((row, at) =>
        row.map((value) => ({
          value,
          type: String,
          format: '@',
          ...(at === 0 && { fontWeight: 'bold' as const }),
        })),
      ),
      columns: table[0]?.map(() => ({ width: 18 })) ?? [],
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}
