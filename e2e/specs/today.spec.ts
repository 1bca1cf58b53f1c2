import { startSite, type Site } from '../site/site.ts';
import { checkPage } from './check-page.ts';
import { expect, inLanguage, locales, openPage, phone, test } from './test.ts';

/** A show day, at noon: what a visitor in the hall needs. */
test.describe.configure({ mode: 'serial' });
test.use({ viewport: phone });

let site: Site;
test.beforeAll(async () => {
  const offset = Date.parse('2026-04-18T13:10:00+08:00') - Date.now();
  site = await startSite('today', { env: { CLOCK_OFFSET_MS: String(offset) } });
});
test.afterAll(() => site.stop());

const texts = {
  tw: {
    today: '今日展場',
    on: '現在',
    find: '攤位號碼、參展商或地點',
    show: '看在哪裡',
    route: '打開我的參觀路線',
    hours: '10:00–18:00',
    lastBus: '末班接駁車',
    later: '今天稍後',
    past: '已結束的 1 天',
    over: '本屆展覽已經結束，謝謝您的蒞臨。',
  },
  en: {
    today: 'Today at the Fair',
    on: 'On now',
    find: 'A booth number, an exhibitor or a place',
    show: 'Show it',
    route: 'Open my route',
    hours: '10:00–18:00',
    lastBus: 'Last shuttle bus',
    later: 'Later today',
    past: '1 day that is over',
    over: 'This year’s show is over. Thank you for coming.',
  },
} as const;

for (const locale of locales) {
  const t = texts[locale];
  const home = inLanguage(locale, '/');

  test(`today has what is on, booths, the own route, the opening hours and the last bus (${locale})`, async ({
    page,
  }) => {
    await openPage(page, site.url + inLanguage(locale, '/Today'));
    const main = page.getByRole('main');
    await expect(page.getByRole('region', { name: t.on }).getByRole('listitem')).not.toHaveCount(0);
    await expect(main.getByText(t.hours)).toBeVisible();
    await expect(main.getByText(/^1[789]:\d\d$/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: t.route })).toHaveAttribute(
      'href',
      inLanguage(locale, '/MyVisit'),
    );
    const parts = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(parts.indexOf(t.later)).toBeGreaterThan(parts.indexOf(t.lastBus));
    await main.getByRole('searchbox', { name: t.find }).fill('A0123');
    await main.getByRole('button', { name: t.show }).click();
    await expect(page).toHaveURL(/find=A0123/);
    await expect(page.getByRole('main').getByRole('article')).toContainText('A0123');
  });

  test(`the calendar opens on today, and a link unfolds a day that is over (${locale})`, async ({
    page,
  }) => {
    await openPage(page, site.url + inLanguage(locale, '/EventsCalender'));
    const first = page.locator('#day-2026-04-17');
    await expect(page.getByText(t.past)).toBeVisible();
    await expect(first).toBeHidden();
    await expect(page.locator('#day-2026-04-18')).toBeVisible();
    await page.locator('a[href$="#day-2026-04-17"]').first().click();
    await expect(first).toBeVisible();
    await expect(first).toBeInViewport();
  });

  test(`the page holds what every page holds on a show day (${locale})`, async ({ page }) => {
    await checkPage(page, site.url + inLanguage(locale, '/Today'), {
      viewport: phone,
      colorScheme: locale === 'tw' ? 'dark' : 'light',
    });
  });

  test(`after the show the page leads on (${locale})`, async ({ page, site: afterwards }) => {
    await page.goto(afterwards + inLanguage(locale, '/Today'));
    await expect(page.getByText(t.over)).toBeVisible();
    await page.goto(afterwards + home);
    await expect(page.getByRole('main').getByRole('link', { name: t.today })).toHaveCount(0);
  });
}
