import type { ImportStep } from './edition-importer.ts';

type Output = { isTTY?: boolean; write(text: string): unknown };

/** Shows the import's progress: one updated line on a terminal, one line per step elsewhere. */
export function showProgress(output: Output): (step: ImportStep) => void {
  return ({ edition, step, done, total, records }) => {
    const percent = Math.round((100 * done) / total);
    const text = `${edition} ${String(percent).padStart(3)} %  ${step} (${records})`;
    if (!output.isTTY) output.write(`${text}\n`);
    else output.write(`\r\u001b[K${text}${done === total ? '\n' : ''}`);
  };
}
