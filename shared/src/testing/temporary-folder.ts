import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for each test, which is removed after it. For the top of a test file. */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'dswine-test-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
