import { startSite, type Site } from '../../site/site.ts';
import { checkPage } from '../check-page.ts';
import { expect, inLanguage, locales, openPage, phone, test } from '../test.ts';

/** The Today page on a show day at 13:10, and after the show. */
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
    take: '加入我的清單',
    save: /^我的清單：/,
    overCount: '已結束的 2 場活動',
    gap: /空檔 60 分鐘（15:30–16:30）/,
    plan: '排出參觀路線',
    day: '4月18日（六）',
    minutes: /\d\s分鐘/,
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
    take: 'Add to my list',
    save: /^My list: /,
    overCount: '2 events that are over',
    gap: /60 min free.*15:30–16:30/,
    plan: 'Plan my way',
    day: 'Sat 18 April',
    minutes: /\d\smin/,
    over: 'This year’s show is over. Thank you for coming.',
  },
} as const;

for (const locale of locales) {
  const t = texts[locale];
  const home = inLanguage(locale, '/');

  test(`Today shows current events, opening hours, last bus, booth search and the route link (${locale})`, async ({
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

  test(`the calendar opens on today, and a link expands a past day (${locale})`, async ({
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

  test(`My List and the route collapse past events and plan from now on (${locale})`, async ({
    page,
  }) => {
    await openPage(page, site.url + inLanguage(locale, '/MyList?items=e1001,c701,c711,c716,c719'));
    const main = page.getByRole('main');
    const event = (id: string) =>
      page.locator(`a[href="${inLanguage(locale, `/EventsCalender/Detail/${id}`)}"]`);
    await main.getByRole('button', { name: t.take }).click();
    const folded = main.getByText(t.overCount);
    await expect(folded).toBeVisible();
    await expect(event('701')).toBeHidden();
    await expect(event('716')).toBeVisible();
    await expect(main.getByText(t.gap)).toBeVisible();
    await folded.click();
    await expect(event('711')).toBeVisible();
    await main.getByRole('link', { name: t.plan }).click();
    await expect(folded).toBeVisible();
    await expect(event('701')).toBeHidden();
    const steps = main.getByRole('region', { name: t.day }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    for (const step of await steps.all())
      await expect(step.locator('a.dw-place[href*="VisitorFloorplan"]')).toBeVisible();
    await expect(steps.filter({ has: event('716') }).locator('.dw-place')).toContainText(t.minutes);
  });

  test(`every page that shows a record offers the same My List button (${locale})`, async ({
    page,
  }) => {
    const ids = new Set<string>();
    for (const path of [
      '/',
      '/EventSeminar',
      '/EventDrink',
      '/EventClass',
      '/EventMeet',
      '/Search?q=gin',
      '/VisitorFloorplan?booth=A0123',
      '/VisitorFloorplan?find=gin',
    ]) {
      await openPage(page, site.url + inLanguage(locale, path));
      const buttons = page.getByRole('main').getByRole('button', { name: t.save });
      const button = buttons.and(page.locator('[aria-pressed=false]')).first();
      const record = (await button.getAttribute('data-list-entry'))?.split('\n')[0] ?? '';
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(24);
      await button.click();
      await expect(
        buttons.and(page.locator(`[data-list-entry^="${record}"]`)).first(),
        path,
      ).toHaveAttribute('aria-pressed', 'true');
      ids.add(record);
    }
    expect(ids.size).toBe(8);
    await openPage(page, site.url + inLanguage(locale, '/MyList'));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  });

  test(`the Today page passes all page checks on a show day (${locale})`, async ({ page }) => {
    await checkPage(page, site.url + inLanguage(locale, '/Today'), {
      viewport: phone,
      colorScheme: locale === 'tw' ? 'dark' : 'light',
    });
  });

  test(`after the show Today says so, and the home page no longer links to it (${locale})`, async ({
    page,
    site: afterwards,
  }) => {
    await page.goto(afterwards + inLanguage(locale, '/Today'));
    await expect(page.getByText(t.over)).toBeVisible();
    await page.goto(afterwards + home);
    await expect(page.getByRole('main').getByRole('link', { name: t.today })).toHaveCount(0);
  });
}
