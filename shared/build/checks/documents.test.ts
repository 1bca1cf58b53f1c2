/** Source files that a document names exist. A path may be shortened from the left. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = '{docs,e2e,mfe-*,organiser,shared,shell,deploy,.github}';

/** Files of a release, which the build writes. */
const built = ['server/section.cjs', 'server/shell.cjs'];

function find(pattern: string): string[] {
  return globSync([pattern, `${folders}/${pattern}`, `${folders}/**/${pattern}`], {
    cwd: root,
    exclude: (entry) => /(^|\/)(node_modules|dist|var)$/.test(String(entry)),
  });
}

const documents = find('*.md').filter((file) => file !== 'CHANGELOG.md');
const sources = find('*.{ts,tsx,scss,cjs,mjs}').map((file) => `/${file}`);

it('finds more than 20 documents and 1,000 source files', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(sources.length).toBeGreaterThan(1000);
});

it('documents name only source files that exist', () => {
  const lost = documents.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/`([\w@][\w./@-]*\.(?:tsx?|scss|cjs|mjs))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !built.includes(name))
      .filter((name) => !sources.some((source) => source.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});
