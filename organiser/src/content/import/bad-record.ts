/**
 * A record that was not imported or a file that cannot be shown, with the reason. `column` is a
 * letter; with it, `line` is a row of a table.
 */
export type BadRecord = { file: string; line?: number; column?: string; reason: string };

export function describeBadRecord({ file, line, column, reason }: BadRecord): string {
  if (column !== undefined) return `${file}, row ${line}, column ${column}: ${reason}`;
  return `${line === undefined ? file : `${file}:${line}`}: ${reason}`;
}
