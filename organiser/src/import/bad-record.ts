/**
 * A line that was not imported or a file that cannot be shown, with the reason in both languages.
 */
export type BadRecord = { file: string; line?: number; reason: string };

export function describeBadRecord({ file, line, reason }: BadRecord): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${reason}`;
}
