import { desktop, expect, inLanguage, locales, test } from './test.ts';

/** One of each page of the events section that has no form. */
const reading = [
  '/Events',
  '/EventRunBar',
  '/EventRunBar/StoreList?route=2',
  '/EventKOL',
  '/EventLottery',
  '/EventSeminar',
  '/EventDrink',
  '/EventBooth',
  '/EventCheersVIP',
  '/EventInfo/155',
  '/EventInfo/156',
  '/EventClass',
  '/EventClass/Detail/708',
  '/EventMeet/3',
  '/EventMeet/Detail/704',
  '/EventsCalender?day=2026-04-18&hour=11',
];

test('unknown IDs get 404, and Detail without an ID shows the list', async ({ request, site }) => {
  const missing = [
    'EventInfo/157',
    'EventClass/99',
    'EventClass/Detail/704',
    'EventMeet/1',
    'EventMeet/Detail/999',
  ];
  for (const path of [...missing, 'EventsCalender/Apply/701'])
    expect((await request.get(`${site}/${path}`)).status(), path).toBe(404);
  for (const path of ['EventClass/Detail', 'EventMeet/Detail', 'eventinfo', 'EVENTRUNBAR'])
    expect((await request.get(`${site}/${path}`)).status(), path).toBe(200);
});

test('English URLs of Chinese-only offers are noindex and mark the text as Chinese', async ({
  page,
  site,
}) => {
  const response = await page.goto(`${site}/en/EventInfo/155`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /[^n]\/EventInfo\/155$/,
  );
  await expect(page.locator('link[hreflang=en]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[lang=zh-Hant-TW]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('展場限定優惠');
});

test('the Events menu has two entries, in Chinese only', async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.goto(site);
  const menu = page.locator('.site-nav');
  const entries = menu.locator('a[href*="/Event"]');
  expect(
    await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/EventInfo/155', '/EventInfo/156']);
  await page.goto(`${site}/en`);
  await expect(entries).toHaveCount(0);
});

test('calendar URLs respond with iCalendar data, and with 404 for an unknown edition', async ({
  request,
  site,
}) => {
  for (const path of ['/calendar/DSWINE2026.ics', '/calendar/DSWINE2026/701.ics?Lang=en']) {
    const response = await request.get(site + path);
    expect(response.headers()['content-type']).toContain('text/calendar');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r?\n?$/);
  }
  expect((await request.get(`${site}/calendar/NONE2000.ics`)).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`event pages have content, and the calendar form filters entries (${locale})`, async ({
      page,
      site,
    }) => {
      for (const path of reading) {
        await page.goto(site + inLanguage(locale, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150);
      }
      await page.goto(site + inLanguage(locale, '/EventsCalender'));
      await page
        .getByLabel(locale === 'tw' ? '日期' : 'Day', { exact: true })
        .selectOption('2026-04-19');
      await page
        .getByLabel(locale === 'tw' ? '地點' : 'Place', { exact: true })
        .selectOption('tasting-room-b');
      await page
        .getByRole('button', { name: locale === 'tw' ? '篩選' : 'Show', exact: true })
        .click();
      await expect(page).toHaveURL(/day=2026-04-19/);
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
    });
  }
});
