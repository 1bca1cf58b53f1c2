import { desktop, expect, inLanguage, locales, phone, test, openPage, type Page } from './test.ts';

const texts = {
  tw: {
    find: '找攤位或參展商',
    submit: '搜尋',
    open: '看這家參展商',
    here: '走到這裡',
    from: '從這裡出發',
    list: '攤位清單',
    wine: '葡萄酒',
    window: /^展場平面圖/,
    closer: '放大',
    whole: '看全圖',
    metres: /^約 \d+ 公尺$/,
    start: '從哪裡出發',
    goal: '要去哪裡',
    way: '規劃路線',
  },
  en: {
    find: 'Find a booth or an exhibitor',
    submit: 'Search',
    open: 'See this exhibitor',
    here: 'Walk here',
    from: 'Start from here',
    list: 'Booth list',
    wine: 'Wine',
    window: /^Floor plan/,
    closer: 'Zoom in',
    whole: 'Whole hall',
    metres: /^About \d+ m$/,
    start: 'Start',
    goal: 'Destination',
    way: 'Show the way',
  },
} as const;
const plan = '/VisitorFloorplan';

const card = (page: Page) => page.getByRole('main').getByRole('article');
const chosen = (page: Page) => card(page).getByRole('heading', { level: 2 });
const drawn = (page: Page, number: string) => page.locator(`svg a[data-booth="${number}"] rect`);

/** Position of a booth's centre as a fraction of the viewport of the plan: 0.5 is the middle. */
async function positionOf(page: Page, number: string, name: RegExp) {
  const window = await page.getByRole('group', { name }).boundingBox();
  const booth = await drawn(page, number).boundingBox();
  if (!window || !booth) throw new Error(`Booth ${number} is not on the screen.`);
  return {
    x: (booth.x + booth.width / 2 - window.x) / window.width,
    y: (booth.y + booth.height / 2 - window.y) / window.height,
    width: booth.width,
  };
}

for (const locale of locales) {
  const t = texts[locale];

  test(`a visitor finds a booth, a route and the exhibitor by keyboard only (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, plan));
    await page.getByRole('searchbox', { name: t.find }).focus();
    await page.keyboard.type('a-123');
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toContainText('A0123');
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('link', { name: t.open })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('link', { name: t.from })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=A0123/);

    await page.getByRole('combobox', { name: t.goal }).focus();
    await page.keyboard.type('D0123');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.metres)).toBeVisible();
    await expect(page).toHaveURL(/to=D0123/);
    expect(await page.getByRole('listitem').filter({ hasText: 'D0123' }).count()).toBeGreaterThan(
      0,
    );

    await page.locator('summary').filter({ hasText: t.wine }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chosen(page)).toContainText('A0101');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/VisitorExhibitor\/Detail\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`?booth= centres the booth horizontally, at least 24 px wide (${locale})`, async ({
    page,
    site,
  }) => {
    for (const size of [phone, desktop])
      for (const written of ['A0123', 'a-123', '123']) {
        await page.setViewportSize(size);
        await openPage(page, `${site}${inLanguage(locale, plan)}?booth=${written}`);
        await expect(chosen(page)).toContainText('A0123');
        const { x, width } = await positionOf(page, 'A0123', t.window);
        expect(width).toBeGreaterThanOrEqual(24);
        expect(Math.abs(x - 0.5)).toBeLessThan(0.03);
        await expect(page.locator('html')).toHaveJSProperty('scrollWidth', size.width);
      }
  });

  test(`the plan offers search, booth selection and routes without JavaScript (${locale})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto(site + inLanguage(locale, plan));
    expect((await drawn(page, 'A0123').boundingBox())?.width).toBeGreaterThanOrEqual(23.9);
    await page.getByRole('searchbox', { name: t.find }).fill('123');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /B0123$/ })
        .first(),
    ).toBeVisible();
    await page.goto(`${site}${inLanguage(locale, plan)}?booth=123`);
    await expect(chosen(page)).toContainText('A0123');
    expect((await positionOf(page, 'A0123', t.window)).width).toBeGreaterThanOrEqual(24);
    await card(page).getByRole('link', { name: t.here }).click();
    await expect(page.getByText(t.metres)).toBeVisible();
    await page.getByRole('combobox', { name: t.start }).fill('east-entrance');
    await page.getByRole('button', { name: t.way }).click();
    await expect(page).toHaveURL(/from=east-entrance/);
    await expect(page.getByText(t.metres)).toBeVisible();
    await card(page).getByRole('link', { name: t.open }).click();
    await expect(page).toHaveURL(/VisitorExhibitor\/Detail\/\d+$/);
    await context.close();
  });
}

test('the plan zooms on click, buttons and Ctrl+wheel, and pans with arrow keys', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, site + plan);
  const window = page.getByRole('group', { name: texts.tw.window });
  const width = async () => (await drawn(page, 'A0123').boundingBox())?.width ?? 0;
  const small = await width();
  expect(small).toBeLessThan(24);
  const box = await drawn(page, 'A0123').boundingBox();
  if (!box) throw new Error('The plan is not on the screen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(width).toBeGreaterThanOrEqual(24);
  await expect(card(page)).toHaveCount(0);
  await drawn(page, 'A0123').click();
  await expect(chosen(page)).toContainText('A0123');
  await expect(page).toHaveURL(/booth=A0123/);

  await window.focus();
  const before = await positionOf(page, 'A0123', texts.tw.window);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await positionOf(page, 'A0123', texts.tw.window)).x)
    .toBeLessThan(before.x - 0.1);
  await page.getByRole('button', { name: texts.tw.closer }).click();
  await expect.poll(width).toBeGreaterThan(before.width * 1.5);
  await page.getByRole('button', { name: texts.tw.whole }).click();
  await expect.poll(width).toBeCloseTo(small, 1);

  // The wheel scrolls the page. With a modifier key it zooms.
  await window.hover();
  await page.mouse.wheel(0, -200);
  expect(await width()).toBeCloseTo(small, 1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(small * 1.2);
});

test('on a phone the plan fills the width, and its controls end above the warning strip', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}/VisitorExhibitor`);
  await openPage(page, `${site}${plan}?booth=A0123`);
  const sheet = page.locator('#plan');
  expect((await sheet.boundingBox())?.width).toBe(phone.width);
  await page.evaluate(() =>
    document.getElementById('plan')?.scrollIntoView({ behavior: 'instant' }),
  );
  const controls = await page.getByRole('button', { name: texts.tw.whole }).boundingBox();
  const strip = await page.getByText('飲酒過量，有害健康').boundingBox();
  expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  expect(controls?.height).toBeGreaterThanOrEqual(44);
});

test('the printed plan shows the whole hall, without controls', async ({ page, site }) => {
  await openPage(page, `${site}${plan}?booth=A0123`);
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.locator('#plan svg').first().boundingBox();
  expect(sheet?.width).toBeGreaterThan(500);
  await expect(page.locator('#plan svg').first()).toHaveCSS('transform', 'none');
  await expect(page.getByRole('group', { name: '移動與縮放平面圖' })).toBeHidden();
});
