import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder).filter((file) => name.test(file) && !file.includes('.test.'));

it('names the file of every component of the design system', () => {
  const components = filesIn(path.resolve(import.meta.dirname, '../../src/ui'), /\.tsx$/);
  const page = filesIn(import.meta.dirname, /^components-page.*\.tsx$/)
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('');
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !page.includes(`'../../src/ui/${file}'`))).toEqual([]);
});
