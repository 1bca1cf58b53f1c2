/** docs/specification.md names existing source files and tests for every requirement. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const rows = read('docs/specification.md')
  .split('\n')
  .filter((line) => /^\| (?!§|---)/u.test(line))
  .map((line) => {
    const [, , what = '', doneBy = '', shownBy = ''] = line.split(/(?<!\\)\|/);
    return {
      what: what.trim(),
      files: [...doneBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      tests: [...shownBy.trim().matchAll(/`([^`]+)`(?: “(.+?)”(?=;|$))?/g)].map(
        ([, file = '', title = '']) => ({ file, title }),
      ),
    };
  });

it('each requirement names source files and tests', () => {
  expect(rows.length).toBeGreaterThan(80);
  const unproven = rows.filter(({ files, tests }) => files.length === 0 || tests.length === 0);
  expect(unproven.map(({ what }) => what)).toEqual([]);
});

it('the specification names only files that exist', () => {
  const named = rows.flatMap(({ files, tests }) => [...files, ...tests.map(({ file }) => file)]);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('the specification cites only test files, and only titles that these contain', () => {
  const wrong = rows
    .flatMap(({ tests }) => tests)
    .filter(
      ({ file, title }) =>
        !/\.(test\.tsx?|spec\.ts)$/.test(file) || !plain(read(file)).includes(plain(title)),
    );
  expect(wrong).toEqual([]);
});

/** Normalises quotes, which titles and sources write differently. */
function plain(text: string): string {
  return text.replace(/\\'/g, "'").replace(/["“”]/g, '"');
}
