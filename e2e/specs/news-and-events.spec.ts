import { expect, inLanguage, phone, test, openPage } from './test.ts';

const texts = {
  tw: {
    news: '最新消息',
    categories: '消息分類',
    category: /^展覽公告/,
    next: /^下一則/,
    calendar: '活動行事曆',
    topics: '依主題查看',
    topic: /^品飲會/,
    full: '完整行事曆',
    info: '參展資訊',
    booths: '攤位類型與費用',
    questions: '常見問題',
  },
  en: {
    news: 'Latest News',
    categories: 'News categories',
    category: /^Fair notices/,
    next: /^Next story/,
    calendar: 'Event Calendar',
    topics: 'By topic',
    topic: /^Tastings/,
    full: 'Full calendar',
    info: 'Exhibitor Information',
    booths: 'Booth types and fees',
    questions: 'Frequently asked questions',
  },
} as const;

for (const locale of ['tw', 'en'] as const) {
  const t = texts[locale];

  test(`news links from the list to a category, a story and the next story (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/'));
    await page.getByRole('banner').getByRole('link', { name: t.news, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.news })).toBeVisible();
    await page
      .getByRole('navigation', { name: t.categories })
      .getByRole('link', { name: t.category })
      .click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/News/fair'));
    await expect(page.getByRole('heading', { level: 1, name: t.category })).toBeVisible();
    const second = page.getByRole('main').getByRole('article').nth(1).getByRole('heading');
    const title = (await second.textContent()) ?? '';
    await second.getByRole('link').click();
    await expect(page).toHaveURL(/News\/Detail\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const next = page.getByRole('link', { name: t.next });
    const label = await next.textContent();
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    // A heading keeps a number and its unit on one line.
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(label?.replaceAll('\u00a0', ' ')).toContain(heading?.replaceAll('\u00a0', ' '));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test(`the calendar links from all events to a topic, an event and back (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/EventsCalender'));
    await expect(page.getByRole('heading', { level: 1, name: t.calendar })).toBeVisible();
    await page
      .getByRole('navigation', { name: t.topics })
      .getByRole('link', { name: t.topic })
      .click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/EventsCalender/2'));
    await expect(page.getByRole('heading', { level: 1, name: t.topic })).toBeVisible();
    const entry = page.getByRole('main').getByRole('heading').getByRole('link').first();
    const title = (await entry.textContent()) ?? '';
    await entry.click();
    await expect(page).toHaveURL(/EventsCalender\/Detail\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: t.full }).first().click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(locale, '/EventsCalender')}(#day-.+)?$`));
    await expect(page.getByRole('heading', { level: 1, name: t.calendar })).toBeVisible();
  });

  test(`exhibitor information shows booth fees and frequent questions (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: t.info, exact: true }).click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/ExhibitorInfo'));
    await expect(page.getByRole('heading', { name: t.booths })).toBeVisible();
    await expect(page.getByText('58,000')).toBeVisible();
    await expect(page.getByRole('heading', { name: t.questions })).toBeVisible();
  });
}

test('the language switch retains page, record and query', async ({ page, site, routes }) => {
  for (const address of [
    routes.exhibitor,
    routes.story,
    routes.entry,
    '/VisitorExhibitor?country=JP&page=2',
    '/ExhibitorInfo',
    '/',
  ]) {
    await openPage(page, site + address);
    await page
      .getByRole('link', { name: 'English', exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(site + inLanguage('en', address));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^[\x20-\x7e\u00a0-\u024f\u2010-\u2027]+$/,
    );
    await page.getByRole('link', { name: '中文', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(site + address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  }
});

test('on a phone the menu opens, navigates and closes', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}/`);
  const opener = page.locator('summary, button').and(page.getByLabel('選單', { exact: true }));
  await opener.click();
  const menu = page.getByRole('navigation', { name: '主選單', exact: true });
  await expect(menu.getByRole('link', { name: '最新消息' })).toBeVisible();
  await menu.getByText('參觀者專區').click();
  await menu.getByRole('link', { name: '參展商名單' }).click();
  await expect(page).toHaveURL(`${site}/VisitorExhibitor`);
  await expect(menu).toBeHidden();
});
