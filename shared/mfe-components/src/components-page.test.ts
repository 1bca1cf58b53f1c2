import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Frames of whole pages need the requests and messages of a section, whose pages show them. */
const frames = ['list-page.tsx', 'query-page.tsx'];

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder).filter((file) => name.test(file) && !file.includes('.test.'));

it('names the file of every component of the design system', () => {
  const components = filesIn(path.resolve(import.meta.dirname, '../../src/ui'), /\.tsx$/).filter(
    (file) => !frames.includes(file),
  );
  const page = filesIn(import.meta.dirname, /^components-page.*\.tsx$/)
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('');
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((file) => !page.includes(`'../../src/ui/${file}'`))).toEqual([]);
});
