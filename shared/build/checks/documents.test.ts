/** What documents and stylesheets say: rules that no linter knows. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = '{docs,e2e,mfe-*,organiser,shared,shell,deploy,.github}';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files of a release, which the build writes. */
const built = ['server/section.cjs', 'server/shell.cjs'];

function find(pattern: string): string[] {
  return globSync([pattern, `${folders}/${pattern}`, `${folders}/**/${pattern}`], {
    cwd: root,
    exclude: (entry) => /(^|\/)(node_modules|dist|var)$/.test(String(entry)),
  });
}

// A path may be shortened from the left.
it('documents name only source files that exist', () => {
  const sources = find('*.{ts,tsx,scss,cjs,mjs}').map((file) => `/${file}`);
  const documents = find('*.md').filter((file) => file !== 'CHANGELOG.md');
  expect(documents.length).toBeGreaterThan(20);
  const lost = documents.flatMap((file) =>
    [...read(file).matchAll(/`([\w@][\w./@-]*\.(?:tsx?|scss|cjs|mjs))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !built.includes(name))
      .filter((name) => !sources.some((source) => source.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

// With `auto-fit`, the items that have arrived share a row, and move when the next one arrives.
it('no grid uses auto-fit in place of counted-columns', () => {
  const sheets = find('*.scss');
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((file) => read(file).includes('auto-fit'))).toEqual([]);
});
