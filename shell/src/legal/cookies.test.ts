import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLegalText } from '../../build/legal-text.ts';

/**
 * The privacy page must list exactly what the code stores on a device. What stores by a name that
 * stands elsewhere is listed here.
 */
const storingOtherNames = [
  'organiser/src/http/captcha/captcha.routes.ts',
  'shell/offline/offline-page.ts',
  'shell/offline/show-floor-cache.ts',
];

const writes =
  /localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open|Cookies\.set|\.setCookie\(|HttpOnly; SameSite|setCookie: `|ExpirationPlugin\(/u;
/** Names defined by the browser or a library. */
const fixedNames = ['Cache Storage', 'workbox-expiration'];
/** Cache names; the table has one row for all of them. */
const caches = ['dswine-pages', 'dswine-answers', 'dswine-files', 'dswine-pictures'];

/** In-page events and marks of the performance timeline, which store nothing. */
const eventNames = [
  'dswine:early',
  'dswine:hydrated',
  'dswine:hydrated-page',
  'dswine:running',
  'dswine:section-changed',
  'dswine:shell-messages-changed',
  'dswine-my-list-toggled',
];

const root = path.resolve(import.meta.dirname, '../../..');
const sources = globSync(
  '{shell/src,shell/server,shell/offline,shared/src,organiser/src,mfe-*/src}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  // Skip tools of developers, the desk (for the organiser's staff) and `cookies.ts` (the
  // generic cookie writer).
  .filter(
    (file) =>
      !/\.(test|fixture)\.tsx?$|^shared\/src\/(standalone|testing)|^organiser\/src\/(desk|measures)|metrics/u.test(
        file,
      ),
  )
  .filter((file) => file !== 'organiser/src/http/cookies.ts')
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const storedName = /['"`](dswine[-_:][\w:-]*\w:?|RecordUrl)['"`]/gu;

it('what is stored on a device has a name beside it, but in the listed files', () => {
  expect(sources.length).toBeGreaterThan(500);
  const unnamed = sources
    .filter(({ text }) => writes.test(withoutComments(text)) && text.search(storedName) < 0)
    .map(({ file }) => file);
  expect(unnamed.sort()).toEqual(storingOtherNames);
});

it('the cookie table lists exactly what these files store', () => {
  const names = sources.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(storedName)].map(([, name = '']) => name),
  );
  const table = readFileSync(path.join(import.meta.dirname, 'texts/cookies.en.md'), 'utf8');
  const documented = parseLegalText(table)
    .parts.map(({ id }) => id.replace('…', ''))
    .filter((name) => !fixedNames.includes(name));
  expect([...new Set(names)].sort()).toEqual([...documented, ...caches, ...eventNames].sort());
});

const withoutComments = (text: string) => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gmu, '');
