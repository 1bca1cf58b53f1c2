import { expect, main, openOldPage, openPage, phone, scrollTo, test, type Page } from '../test.ts';

const plan = '/VisitorFloorplan';
const card = (page: Page) => main(page).getByRole('article');
const chosen = (page: Page) => card(page).getByRole('heading', { level: 2 });
const drawn = (page: Page, number: string) => page.locator(`svg a[data-booth="${number}"] rect`);
const frame = (page: Page) => page.getByRole('group', { name: /^(展場平面圖|Floor plan)/ });
const metres = (page: Page) => page.getByText(/^(約 \d+ 公尺|About \d+ m)$/);

/** Position of booth A0123 as a fraction of the viewport of the plan: 0.5 is the middle. */
async function positionOfBooth(page: Page) {
  const window = await frame(page).boundingBox();
  const booth = await drawn(page, 'A0123').boundingBox();
  if (!window || !booth) throw new Error('The booth is not on the screen.');
  return { x: (booth.x + booth.width / 2 - window.x) / window.width, width: booth.width };
}

/** The whole plan fits between bar and warning once the upper part of the page has scrolled away. */
async function expectWholePlan(page: Page): Promise<void> {
  await scrollTo(page, 200);
  const heights = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const room = (box('.site-warning')?.top ?? 0) - (box('.site-header')?.bottom ?? 0);
    return { plan: box('#plan [role=group]')?.height ?? Infinity, room };
  });
  expect(heights.plan).toBeLessThanOrEqual(heights.room);
}

test('a visitor finds a booth, a route and the exhibitor by keyboard only', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/en${plan}`);
  await page.getByRole('searchbox', { name: 'Find a booth or an exhibitor' }).focus();
  await page.keyboard.type('a-123');
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toContainText('A0123');
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link', { name: 'See this exhibitor' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link', { name: 'Start from here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=A0123/);
  await page.getByRole('combobox', { name: 'Destination' }).focus();
  await page.keyboard.type('D0123');
  await page.keyboard.press('Enter');
  await expect(metres(page)).toBeVisible();
  await expect(page).toHaveURL(/to=D0123/);

  await page.locator('summary').filter({ hasText: 'Wine' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toContainText('A0101');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/VisitorExhibitor\/Detail\/\d+$/);
});

test('the plan zooms on click, buttons and Ctrl+wheel, and pans with arrow keys', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, site + plan);
  const width = async () => (await drawn(page, 'A0123').boundingBox())?.width ?? 0;
  const small = await width();
  expect(small).toBeLessThan(24);
  // Relative to the frame, which may still move with the page above it.
  const [booth, plans] = [drawn(page, 'A0123'), frame(page)];
  await expect(async () => {
    const [box, around] = [await booth.boundingBox(), await plans.boundingBox()];
    if (!box || !around) throw new Error('The plan is not on the screen.');
    const [x, y] = [box.x + box.width / 2 - around.x, box.y + box.height / 2 - around.y];
    if ((await width()) < 24) await plans.click({ position: { x, y } });
    expect(await width()).toBeGreaterThanOrEqual(24);
  }).toPass();
  await expect(card(page)).toHaveCount(0);
  await drawn(page, 'A0123').click();
  await expect(chosen(page)).toContainText('A0123');

  await frame(page).focus();
  const before = await positionOfBooth(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await positionOfBooth(page)).x).toBeLessThan(before.x - 0.1);
  await page.getByRole('button', { name: '放大' }).click();
  await expect.poll(width).toBeGreaterThan(before.width * 1.5);
  await page.getByRole('button', { name: '看全圖' }).click();
  await expect.poll(width).toBeCloseTo(small, 1);

  // The wheel scrolls the page. With a modifier key it zooms.
  await frame(page).hover();
  await page.mouse.wheel(0, -200);
  expect(await width()).toBeCloseTo(small, 1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -400);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(small * 1.2);
  await expectWholePlan(page);
});

test('the plan keeps its view when its data are requested again', async ({ page, site }) => {
  const arrive = await openOldPage(page, `${site}${plan}?booth=A0123`, (body) =>
    body.replaceAll('卡里角', '卡里灣'),
  );
  const width = async () => (await positionOfBooth(page)).width;
  const near = await width();
  await page.getByRole('button', { name: '看全圖' }).click();
  await expect.poll(width).toBeLessThan(near / 2);
  arrive();
  await expect(chosen(page)).toContainText('卡里灣');
  await expect.poll(width).toBeLessThan(near / 2);
});

test('on a phone the plan fills the width with the booth of ?booth= in its middle, between bar and warning', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}${plan}?booth=a-123`);
  await expect(chosen(page)).toContainText('A0123');
  await expect.poll(async () => (await positionOfBooth(page)).x).toBeCloseTo(0.5, 1);
  expect((await positionOfBooth(page)).width).toBeGreaterThanOrEqual(24);
  expect((await page.locator('#plan').boundingBox())?.width).toBe(phone.width);
  await page.evaluate(() =>
    document.getElementById('plan')?.scrollIntoView({ behavior: 'instant' }),
  );
  const controls = await page.getByRole('button', { name: '看全圖' }).boundingBox();
  const strip = await page.getByText('飲酒過量，有害健康').boundingBox();
  expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  expect(controls?.height).toBeGreaterThanOrEqual(44);
  // With a route, too.
  await openPage(page, `${site}${plan}?to=B0146`);
  await expectWholePlan(page);
});

test.describe('with fingers', () => {
  // Chromium handles touches only in a context that has them.
  test.use({ hasTouch: true, viewport: phone, reducedMotion: 'reduce' });

  type Finger = { x: number; y: number };

  /** Moves fingers across the screen in ten steps, as the browser reports them. */
  async function gesture(page: Page, fingers: (part: number) => Finger[]): Promise<void> {
    const devTools = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', fingers(0));
    for (let step = 1; step <= 10; step += 1) await send('touchMove', fingers(step / 10));
    await send('touchEnd', []);
    await devTools.detach();
  }

  test('two fingers zoom the plan, and one pans it only when it is zoomed', async ({
    page,
    site,
  }) => {
    await openPage(page, site + plan);
    const window = page.locator('#plan [data-alive]');
    await window.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const box = await window.boundingBox();
    if (!box) throw new Error('The plan is not on the screen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const place = async () =>
      (await drawn(page, 'A0123').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const scrolled = () => page.evaluate(() => scrollY);
    const drag = (across: number, down: number) =>
      gesture(page, (part) => [{ x: x + across * part, y: y + down * part }]);
    const pinch = (from: number, to: number) =>
      gesture(page, (part) => {
        const apart = (from + (to - from) * part) / 2;
        return [
          { x: x - apart, y },
          { x: x + apart, y },
        ];
      });

    const whole = await place();
    const top = await scrolled();
    await drag(60, 0);
    expect((await place()).x, 'the whole plan stays where it is').toBeCloseTo(whole.x, 1);
    await pinch(60, 240);
    await expect.poll(async () => (await place()).width).toBeGreaterThan(whole.width * 2);
    const near = await place();
    await drag(-60, -40);
    await expect.poll(async () => (await place()).x).toBeCloseTo(near.x - 60, 0);
    expect((await place()).y).toBeCloseTo(near.y - 40, 0);
    expect(await scrolled(), 'the page stays where it is').toBe(top);
    await pinch(240, 30);
    await expect.poll(async () => (await place()).width).toBeCloseTo(whole.width, 1);
    await drag(0, -80);
    await expect.poll(scrolled, 'one finger scrolls the page').toBeGreaterThan(top);
  });
});
