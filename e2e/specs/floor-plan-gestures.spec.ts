import { expect, openPage, phone, test, type Page } from './test.ts';

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

test('on a phone, two fingers zoom the plan, and one pans it only when it is zoomed', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/VisitorFloorplan`);
  const window = page.locator('#plan [data-alive]');
  await window.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await window.boundingBox();
  if (!box) throw new Error('The plan is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const booth = page.locator('svg a[data-booth="A0123"] rect');
  const place = async () => (await booth.boundingBox()) ?? { x: 0, y: 0, width: 0 };
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
  await expect(page).not.toHaveURL(/booth=/);
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
