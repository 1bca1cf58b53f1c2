import { full } from '@dswine/shared/testing/full-run';
import { liveOf } from '../../site/section-variant.ts';
import { checkPage } from '../check-page.ts';
import {
  desktop,
  pageKinds,
  expect,
  inLanguage,
  locales,
  phone,
  test,
  type Routes,
} from '../test.ts';
import { workspaceOf } from '../routes.ts';
import '../../../shell/src/composition/composition-file.ts';

// The largest file by far: one worker would still run it when the others have ended.
test.describe.configure({ mode: 'parallel' });

/** Pages of the shell; `/NoSuchPage` responds with 404. */
const shellPaths = [
  '/Login',
  '/Register',
  '/ResetPassword',
  '/MemberCenter',
  '/Privacy',
  '/Accessibility',
  '/Consent',
  '/AgeNotice',
  '/NoSuchPage',
] as const;

/** Left to `FULL=1`: pages with the template of another one, and those that other specs check. */
const elsewhere = new Set<string>([
  // The template of another page.
  ...['products', 'admission', 'shuttle', 'exhibitorNews', 'exhibitorNewsItem', 'film'],
  ...['askAboutProduct', 'exhibitorMonth', 'adOnlineDirectory', 'adPublicArea', 'today'],
  ...['exhibitorInquiryCompleted', 'calendarHalf', 'topic', 'events', 'barsOnRoute', 'kol'],
  ...['lottery', 'seminars', 'tastings', 'boothVote', 'cheersVip', 'offers', 'classGroup'],
  ...['classEntry', 'meets', 'meetGroup', 'meet', 'newsCategory', 'visa', 'hotels', 'albums'],
  ...['accreditationCompleted', 'contactCompleted', 'pastVideos', 'openData', 'myVisit'],
  ...['aboutExhibition', 'eventInfo', '/Accessibility', '/Consent'],
  // A form.
  ...['registerTrade', 'badge', 'appointment', 'entryApply', 'runBarApply', 'applications'],
  ...['kolApply', 'accreditation', 'notify', 'notifyLink', 'contact', 'submission', '/Register'],
  ...['exhibitorInquiry', 'exhibitorDesk', '/ResetPassword'],
  // `conform.spec.ts` opens all pages of this section.
  ...['freeServices', 'paidServices', 'exhibitorCalendar', 'exhibitorDownloads', 'adDirectory'],
]);

const appearances = [phone, desktop].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

[...pageKinds, ...shellPaths].forEach((kind, index) => {
  for (const locale of locales)
    for (const [at, appearance] of appearances.entries()) {
      // Once in turn in each language and appearance. `FULL=1` runs all of them.
      const isTurn = at === index % 4 && locale === locales[Math.floor(index / 4) % 2];
      test(
        `${kind} is valid, accessible, shows the warning and hydrates without console messages (${locale}, ${appearance.viewport.width} px, ${appearance.colorScheme})`,
        {
          tag: [tagOf(kind), ...(isTurn && !elsewhere.has(kind) ? [] : ['@full'])],
        },
        async ({ page, site, routes }) => {
          const isKind = !kind.startsWith('/');
          const path = isKind ? routes[kind as keyof typeof routes] : kind;
          await checkPage(page, site + inLanguage(locale, path), appearance, {
            status: kind === '/NoSuchPage' ? 404 : 200,
            requestsNoData: isKind,
            ...(index % 4 === 0 ? {} : { part: 'main' }),
          });
        },
      );
    }
});

/** `npm test -- mfe-info` runs the tests with the tag of the section. */
function tagOf(kind: string): string {
  return kind.startsWith('/') ? '@shell' : `@${workspaceOf(kind as keyof Routes)}`;
}

/** Patterns of the live sections that no kind of page in this suite has. */
async function unlistedPatterns(site: string, routes: Routes): Promise<string[]> {
  const { sections } = await liveOf(site);
  const patterns = sections.flatMap(({ paths }) => paths.map((path) => path.slice(1)));
  expect(patterns.length).toBeGreaterThan(50);
  const paths = pageKinds.map((kind) => new URL(routes[kind], site).pathname.slice(1));
  return patterns
    .filter((pattern) => !pattern.endsWith('/Detail'))
    .filter((pattern) => !paths.some((path) => patternOf(pattern).test(path)));
}

const parameter = /\/:\w+(?!\w*\?)/;

test('every route with a required parameter has an example in this suite', async ({
  site,
  routes,
}) => {
  const unvisited = (await unlistedPatterns(site, routes)).filter((path) => parameter.test(path));
  expect(unvisited, 'add an example to e2e/specs/routes.ts').toEqual([]);
});

test('unlisted pages are valid, accessible, show the warning and hydrate without console messages', async ({
  page,
  site,
  routes,
}) => {
  const unlisted = await unlistedPatterns(site, routes);
  // exhibitor-desk.spec.ts and exhibitor-work.spec.ts run axe on the pages of the desk.
  const isElsewhere = (path: string) => !full && path.startsWith('ExhibitorDesk/');
  const patterns = unlisted.filter((path) => !parameter.test(path) && !isElsewhere(path));
  for (const pattern of patterns) {
    const [path = ''] = pattern.split('/:');
    await checkPage(page, `${site}/en/${path}`, { viewport: phone, colorScheme: 'dark' });
  }
});

function patternOf(route: string): RegExp {
  const pattern = route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${pattern}$`);
}
