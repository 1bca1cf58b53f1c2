/**
 * A table as CSV (RFC 4180) for spreadsheets. They run a cell that begins like a formula, so such a cell begins with an apostrophe: what people sent is
 * read, never executed.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // The mark tells Excel that this is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const plain = /^[\s\u0000]*[=+\-@\t\r|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
