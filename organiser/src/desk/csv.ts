/**
 * Writes a table as CSV (RFC 4180). Spreadsheets run cells that begin like a formula; such cells
 * get a leading apostrophe, so that submitted text is never executed. Where the list separator is `;`,
 * a cell also begins after a semicolon, a tab or a line break, whatever the quotes say.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // The byte order mark tells Excel that this is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const plain = text.replaceAll(formulas, "$1$3'$2$4");
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The beginnings of formulas, with what stands before them: nothing, or a separator of cells. */
const formulas =
  /(^)([\s\u0000]*[=+\-@\t\r|%＝＋－＠])|([;\t\r\n])([\s\u0000]*[=+\-@|%＝＋－＠])/gu;
