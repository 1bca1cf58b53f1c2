import {
  expect,
  inLanguage,
  collectMessages,
  locales,
  test,
  waitForHydration,
  openPage,
  type Page,
} from './test.ts';

const texts = {
  tw: {
    button: /^我的清單：/,
    list: '我的清單',
    remove: /^從清單移除/,
    compare: '比較所選',
    visit: '排出參觀路線',
    way: '我的參觀路線',
    offer: '加入我的清單',
    added: '已加入 3 項。',
    note: /^備註/,
    scripts: '清單需要 JavaScript',
    synchronise: '與帳號同步',
    login: '請先登入才能使用此功能。',
    loginLink: '登入',
    sideBySide: '並排比較',
    saved: /^已存到我的清單/,
    undo: '復原',
    must: '一定要去',
    grade: /^4 分/,
    dry: '不甜',
    tasted: '4/5 分 · 不甜',
    share: '分享清單連結',
    withNotes: /附上我的備註/,
    calendar: /ics/,
  },
  en: {
    button: /^My list:/,
    list: 'My List',
    remove: /^Remove from the list/,
    compare: 'Compare selected',
    visit: 'Plan my way',
    way: 'My Route',
    offer: 'Add to my list',
    added: '3 added.',
    note: /^Note/,
    scripts: 'The list needs JavaScript',
    synchronise: 'Synchronise with my account',
    login: 'You must be logged in to use this function.',
    loginLink: 'Login',
    sideBySide: 'Side by Side',
    saved: /^Saved to My List/,
    undo: 'Undo',
    must: 'Must see',
    grade: /^4 out of 5/,
    dry: 'dry',
    tasted: '4/5 · dry',
    share: 'Share a link to this list',
    withNotes: /Include my notes/,
    calendar: /ics/,
  },
} as const;
/** Opens the list from a shared link and accepts it. */
async function addShared(page: Page, address: string, offer: string): Promise<void> {
  await openPage(page, address);
  await page.getByRole('main').getByRole('button', { name: offer }).click();
}

for (const locale of locales) {
  const t = texts[locale];
  const at = (site: string, path: string) => site + inLanguage(locale, path);

  test(`an exhibitor is added by keyboard, annotated and removed (${locale})`, async ({
    page,
    site,
  }) => {
    const messages = collectMessages(page);
    await openPage(page, at(site, '/VisitorExhibitor'));
    const button = page.getByRole('main').getByRole('button', { name: t.button }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, at(site, '/MyList'));
    await expect(page.getByRole('heading', { level: 1, name: t.list })).toBeVisible();
    await page.getByRole('textbox', { name: t.note }).fill('10:30, two samples');
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('textbox', { name: t.note })).toHaveValue('10:30, two samples');
    await page.getByRole('button', { name: t.remove }).click();
    // The button disappears with the last entry, so the notice gets the focus.
    await expect(page.getByRole('status').and(page.locator(':focus'))).not.toBeEmpty();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    expect(messages).toEqual([]);
  });

  test(`a shared link adds entries, which can be compared and planned as a route (${locale})`, async ({
    page,
    site,
  }) => {
    await addShared(page, at(site, '/MyList#add=e1001.e1102.e1003.nonsense'), t.offer);
    await expect(page.getByRole('status').filter({ hasText: t.added })).toBeFocused();
    await expect(page).toHaveURL(at(site, '/MyList'));
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: t.compare }).click();
    await expect(page).toHaveURL(/Compare\?exhibitor=\d+&exhibitor=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: t.sideBySide })).toBeVisible();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
    await openPage(page, at(site, '/MyList'));
    await page.getByRole('link', { name: t.visit }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.way })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') }),
    ).toHaveCount(3);
    const calendar = await page.getByRole('link', { name: t.calendar }).getAttribute('href');
    const file = await page.request.get(site + (calendar ?? ''));
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('BEGIN:VEVENT');
  });

  test(`tasting notes are entered by buttons, and shared only on request (${locale})`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(window, { copied });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void copied.push(text) },
      });
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    const copied = () =>
      page.evaluate(() => (window as unknown as { copied: string[] }).copied.at(-1) ?? '');
    const main = page.getByRole('main');
    await openPage(page, at(site, '/MyList?items=p20001,c701,c702'));
    await main.getByRole('button', { name: t.offer }).click();
    await expect(page).toHaveURL(at(site, '/MyList'));
    const product = main.getByRole('article').filter({ has: page.locator('details') });
    await product.getByRole('button', { name: t.must }).press('Enter');
    await product.locator('summary').click();
    await product.getByRole('button', { name: t.grade }).click();
    await product.getByRole('button', { name: t.dry, exact: true }).click();
    await expect(product.getByRole('link', { name: /^[A-D]\d{4}/ }).first()).toHaveAttribute(
      'href',
      /VisitorFloorplan\?booth=[A-D]\d{4}/,
    );
    const share = main.getByRole('button', { name: t.share });
    await share.click();
    await expect.poll(copied).toBe(at(site, '/MyList?items=p20001,c701,c702'));
    await main.getByRole('checkbox', { name: t.withNotes }).check();
    await share.click();
    await expect.poll(copied).toContain('/MyList?items=p20001,c701,c702#notes=');
    const link = await copied();
    await page.evaluate(() => localStorage.clear());
    await openPage(page, link);
    await main.getByRole('button', { name: t.offer }).click();
    await expect(product.locator('summary')).toHaveText(t.tasted);
    await expect(product.getByRole('button', { name: t.must })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await page.emulateMedia({ media: 'print' });
    await expect(product.locator('summary')).toBeVisible();
    await expect(share).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  test(`synchronising without a login shows a login link that returns to the list (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, at(site, '/MyList'));
    await page.getByRole('button', { name: t.synchronise }).click();
    const loginAlert = page.getByRole('alert').filter({ hasText: t.login });
    await expect(loginAlert).toBeVisible();
    await expect(loginAlert.getByRole('link', { name: t.loginLink })).toHaveAttribute(
      'href',
      `${inLanguage(locale, '/Login')}?next=${encodeURIComponent(inLanguage(locale, '/MyList'))}`,
    );
  });

  test(`without JavaScript the page explains why it has no buttons and lists shared entries (${locale})`, async ({
    browser,
    site,
    routes,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(site, routes.exhibitor));
    await expect(page.getByRole('button', { name: t.button })).toHaveCount(0);
    await page.goto(at(site, '/MyList'));
    await expect(page.getByText(t.scripts)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Member|會員/ })).toBeVisible();
    await page.goto(at(site, '/MyList?items=e1001,p20001,c701'));
    for (const path of [
      '/VisitorExhibitor/Detail/1001',
      '/VisitorProduct/Detail/20001',
      '/EventsCalender/Detail/701',
    ])
      await expect(
        page.getByRole('main').locator(`a[href="${inLanguage(locale, path)}"]`),
      ).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.goto(at(site, '/Compare?exhibitor=1001&exhibitor=1003'));
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await context.close();
  });
}

for (const locale of locales) {
  const t = texts[locale];
  test(`saving shows a message, and undoing a removal restores the notes (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/VisitorExhibitor/Detail/1001'));
    const button = page.getByRole('main').getByRole('button', { name: t.button }).first();
    const toast = page.getByRole('status').filter({ hasText: t.saved });
    await button.click();
    await expect(toast).toBeVisible();
    await openPage(page, site + inLanguage(locale, '/MyList'));
    await page.getByRole('textbox', { name: t.note }).fill('ask');
    await openPage(page, site + inLanguage(locale, '/VisitorExhibitor/Detail/1001'));
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: t.undo, exact: true }).click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, site + inLanguage(locale, '/MyList'));
    await expect(page.getByRole('textbox', { name: t.note })).toHaveValue('ask');
  });
}

test('two tabs show the same list', async ({ context, site }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await openPage(other, `${site}/MyList`);
  await openPage(one, `${site}/VisitorExhibitor`);
  await one.getByRole('main').getByRole('button', { name: texts.tw.button }).first().click();
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1);
});
