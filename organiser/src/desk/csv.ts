/**
 * Writes a table as CSV (RFC 4180). Spreadsheets run cells that begin like a formula; such cells
 * get a leading apostrophe, so that submitted text is never executed.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // The byte order mark tells Excel that this is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const plain = /^[\s\u0000]*[=+\-@\t\r|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
