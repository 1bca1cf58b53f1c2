/** A line that was not imported: where it stands and what is wrong with it, in both languages. */
export type BadRecord = { file: string; line: number; reason: string };

export function describeBadRecord({ file, line, reason }: BadRecord): string {
  return `${file}:${line}: ${reason}`;
}
