import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cookies } from './cookies.ts';

/**
 * The privacy page must list exactly what the code stores on a device. If another file starts to
 * store something, this test fails until the file is listed below, with its rows of the cookie
 * table.
 */
const storedByFile: Readonly<Record<string, readonly string[]>> = {
  'organiser/src/captcha/captcha.routes.ts': ['dswine_captcha'],
  'organiser/src/members/session-cookies.ts': ['dswine_session', 'dswine_member'],
  'shared/src/fair/date-cookie.ts': ['dswine_date'],
  'shared/src/fair/access-cookies.ts': [
    'dswine_submission',
    'dswine_applications',
    'dswine_appointment',
    'dswine_appointments',
    'dswine_notify',
  ],
  'shared/src/fair/appointments-storage.ts': ['dswine-appointments'],
  'shared/src/form/draft.ts': ['dswine-draft:…'],
  'shared/src/fair/here.ts': ['dswine-here'],
  'shared/src/fair/my-list-storage.ts': ['dswine-my-list'],
  'shared/src/fair/my-list-account.ts': ['dswine-my-list-account'],
  'shell/offline/show-floor-cache.ts': ['Cache Storage'],
  'shell/offline/cached.ts': ['Cache Storage', 'workbox-expiration'],
  'shell/offline/offline-page.ts': ['Cache Storage'],
  'shell/server/http/locale-choice.ts': ['dswine_locale'],
  'shell/server/previews/preview-cookie.ts': ['dswine_preview'],
  'shell/src/account/log-out.ts': ['dswine:logged-out'],
  'shell/src/age/age-answer.ts': ['dswine_age'],
  // Reads only.
  'shell/src/boot.ts': ['dswine:logged-out'],
  'shell/src/composition/document-reload.ts': ['dswine:opened-as-document'],
  'shell/src/consent/cohort.ts': ['dswine_cohort'],
  'shell/src/consent/consent-choice.ts': ['dswine_consent'],
  'shell/src/consent/record-url.ts': ['RecordUrl'],
  'shell/src/layout/intercept-navigation.ts': ['dswine_locale'],
  'shell/src/layout/scroll-positions.ts': ['dswine:positions'],
};

const writes =
  /localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open|Cookies\.set|\.setCookie\(|HttpOnly; SameSite|setCookie: `|ExpirationPlugin\(/u;
/** Names defined by the browser or a library. */
const fixedNames = ['Cache Storage', 'workbox-expiration'];
/** Cache names; the table has one row for all of them. */
const caches = ['dswine-pages', 'dswine-answers', 'dswine-files', 'dswine-pictures'];

/** In-page events and marks of the performance timeline, which store nothing. */
const eventNames = [
  'dswine:boundaries',
  'dswine:early',
  'dswine:hydrated',
  'dswine:hydrated-page',
  'dswine:hydrated:',
  'dswine:running',
  'dswine-my-list-toggled',
];

const root = path.resolve(import.meta.dirname, '../../..');
const sources = globSync(
  '{shell/src,shell/server,shell/offline,shared/src,organiser/src,mfe-*/src}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  // Skip the harness (for developers), the desk (for the organiser's staff) and `cookies.ts` (the
  // generic cookie writer).
  .filter(
    (file) =>
      !/\.(test|fixture)\.tsx?$|^shared\/src\/(standalone|testing)|^organiser\/src\/desk|metrics/u.test(
        file,
      ),
  )
  .filter((file) => !['organiser/src/http/cookies.ts', 'shell/src/legal/cookies.ts'].includes(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it('device storage is written only by the listed files', () => {
  expect(sources.length).toBeGreaterThan(500);
  const writing = sources
    .filter(({ text }) => writes.test(withoutComments(text)))
    .map(({ file }) => file);
  expect(writing.sort()).toEqual(Object.keys(storedByFile).sort());
});

it('the cookie table lists exactly what these files store', () => {
  expect(cookies.map(({ name }) => name).sort()).toEqual(
    [...new Set(Object.values(storedByFile).flat())].sort(),
  );
});

it('the names in the code match the cookie table', () => {
  const names = sources.flatMap(({ text }) =>
    [...withoutComments(text).matchAll(/['"`](dswine[-_:][\w:-]*\w:?|RecordUrl)['"`]/gu)].map(
      ([, name = '']) => name,
    ),
  );
  const documented = cookies
    .map(({ name }) => name.replace('…', ''))
    .filter((name) => !fixedNames.includes(name));
  expect([...new Set(names)].sort()).toEqual([...documented, ...caches, ...eventNames].sort());
});

const withoutComments = (text: string) => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gmu, '');
