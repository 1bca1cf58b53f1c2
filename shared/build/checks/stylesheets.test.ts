/** Rules of stylesheets that no linter knows. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

// With `auto-fit`, the items that have arrived share a row, and move when the next one arrives.
it('no grid uses auto-fit in place of counted-columns', () => {
  const files = globSync('{shared,shell,mfe-*}/src/**/*.scss', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('auto-fit'),
  );
  expect(found).toEqual([]);
});
