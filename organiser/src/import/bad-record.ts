/** A line that was not imported, with its position and the reason in both languages. */
export type BadRecord = { file: string; line: number; reason: string };

export function describeBadRecord({ file, line, reason }: BadRecord): string {
  return `${file}:${line}: ${reason}`;
}
