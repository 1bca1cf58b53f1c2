import path from 'node:path';

type Result = { testFilePath: string; numFailingTests: number; failureMessage?: string | null };
type Totals = { numTotalTestSuites: number };

/** Jest reporter: one line for each file with how many there are, and what failed in it. */
export default class JestProgress {
  private done = 0;

  onTestResult(_: unknown, result: Result, { numTotalTestSuites }: Totals): void {
    this.done += 1;
    const file = path.relative(process.cwd(), result.testFilePath);
    const mark = result.failureMessage ? '✗' : '✓';
    console.error(`${mark} [${this.done}/${numTotalTestSuites}] ${file}`);
    if (result.failureMessage) console.error(result.failureMessage);
  }
}
