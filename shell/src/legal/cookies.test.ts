import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLegalText } from '../../build/legal-text.ts';

/**
 * The privacy page must list exactly what the code stores on a device. If another file starts to
 * store something, this test fails until the file is listed below. `boot.ts` only reads.
 */
const storingFiles = [
  'organiser/src/http/captcha/captcha.routes.ts',
  'organiser/src/accounts/members/session-cookies.ts',
  'shared/src/fair/addresses/access-cookies.ts',
  'shared/src/fair/lists/appointments-storage.ts',
  'shared/src/form/draft.ts',
  'shared/src/fair/hall/here.ts',
  'shared/src/fair/lists/list-place.ts',
  'shared/src/fair/lists/my-list-storage.ts',
  'shared/src/fair/lists/my-list-account.ts',
  'shell/offline/show-floor-cache.ts',
  'shell/offline/cached.ts',
  'shell/offline/offline-page.ts',
  'shell/server/pages/page-redirects.ts',
  'shell/server/variants/audience.ts',
  'shell/src/account/log-out.ts',
  'shell/src/age/age-answer.ts',
  'shell/src/before-hydration/boot.ts',
  'shell/src/faults/document-reload.ts',
  'shell/src/consent/cohort.ts',
  'shell/src/consent/consent-choice.ts',
  'shell/src/consent/record-url.ts',
  'shell/src/navigation/intercept-navigation.ts',
  'shell/src/navigation/scroll-positions.ts',
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

it('device storage is written only by the listed files', () => {
  expect(sources.length).toBeGreaterThan(500);
  const writing = sources
    .filter(({ text }) => writes.test(withoutComments(text)))
    .map(({ file }) => file);
  expect(writing.sort()).toEqual(storingFiles.sort());
});

it('the cookie table lists exactly what these files store', () => {
  const names = sources.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(/['"`](dswine[-_:][\w:-]*\w:?|RecordUrl)['"`]/gu)].map(
      ([, name = '']) => name,
    ),
  );
  const table = readFileSync(path.join(import.meta.dirname, 'texts/cookies.en.md'), 'utf8');
  const documented = parseLegalText(table)
    .parts.map(({ id }) => id.replace('…', ''))
    .filter((name) => !fixedNames.includes(name));
  expect([...new Set(names)].sort()).toEqual([...documented, ...caches, ...eventNames].sort());
});

const withoutComments = (text: string) => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gmu, '');
