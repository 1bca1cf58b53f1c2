/**
 * docs/specification.md names source files and tests for every requirement. All of them must exist.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

type Shown = { file: string; title: string | undefined };
type Row = { what: string; doneBy: string[]; shownBy: Shown[] };

const rows: Row[] = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| §') && !line.startsWith('| ---'))
  .map((line) => {
    const [, , what = '', doneBy = '', shownBy = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return {
      what,
      doneBy: [...doneBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      shownBy: [...shownBy.matchAll(/`([^`]+)`(?: “(.+?)”(?=;|$))?/g)].map(
        ([, file = '', title]) => ({ file, title }),
      ),
    };
  });

const isTest = (file: string) => /\.(test\.tsx?|spec\.ts)$/.test(file);
const fileExists = (file: string) => existsSync(path.join(root, file));

it('the specification lists more than 80 requirements', () => {
  expect(rows.length).toBeGreaterThan(80);
});

it('each requirement names source files and tests', () => {
  expect(
    rows
      .filter(({ doneBy, shownBy }) => doneBy.length === 0 || shownBy.length === 0)
      .map(({ what }) => what),
  ).toEqual([]);
});

it('the specification names only files that exist', () => {
  const lost = rows.flatMap(({ doneBy, shownBy }) =>
    [...doneBy, ...shownBy.map(({ file }) => file)].filter((file) => !fileExists(file)),
  );
  expect(lost).toEqual([]);
});

it('the specification cites only test files, and only titles that these contain', () => {
  const wrong = rows
    .flatMap(({ shownBy }) => shownBy)
    .filter(({ file }) => fileExists(file))
    .filter(({ file, title }) => {
      if (!isTest(file) || !statSync(path.join(root, file)).isFile()) return true;
      return (
        title !== undefined &&
        !plain(readFileSync(path.join(root, file), 'utf8')).includes(plain(title))
      );
    })
    .map(({ file, title }) => `${file}: ${title ?? 'no test'}`);
  expect(wrong).toEqual([]);
});

/** Normalises quotes, which titles and sources write differently. */
function plain(text: string): string {
  return text.replace(/\\'/g, "'").replace(/["“”]/g, '"');
}
