import { full } from '../full-run.ts';
import { axeViolationsOn } from '../../shell/page-check/axe.ts';
import {
  desktop,
  expect,
  inLanguage,
  locales,
  phone,
  test,
  openPage,
  touch,
  type Locale,
  type Page,
} from './test.ts';
import { unhydratedPath, states, colours } from './accessibility-of-states.fixture.ts';

states.forEach(({ name, at, reach }, index) => {
  // The markup is the same in both languages, so alternate states alternate the language.
  for (const locale of full ? locales : ([index % 2 ? 'en' : 'tw'] as const))
    test(`axe finds no violations in ${name} (${locale})`, async ({
      page,
      context,
      site,
      routes,
    }) => {
      await page.setViewportSize(at === 'phone' ? phone : desktop);
      await page.emulateMedia({ colorScheme: colours[locale][at], reducedMotion: 'reduce' });
      await reach({ page, context, routes, open: (path) => openIn(page, site, locale, path) });
      expect(await axeViolationsOn(page)).toEqual([]);
    });
});

/** Does not wait for hydration on the page whose script is blocked. */
async function openIn(page: Page, site: string, locale: Locale, path: string): Promise<void> {
  if (path === unhydratedPath) {
    await page.goto(site + inLanguage(locale, path));
    await touch(page);
  } else await openPage(page, site + inLanguage(locale, path));
}
