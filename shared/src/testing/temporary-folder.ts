import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Makes a folder that is removed after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'dswine-test-'));
  made.push(folder);
  return folder;
}

/** A new folder for each test. For the top of a test file. */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => void (folder = newFolder()));
  return () => folder;
}
