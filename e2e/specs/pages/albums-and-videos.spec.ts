import { axeViolationsOn } from '../../../shell/page-check/axe.ts';
import { collectMessages, expect, openPage, phone, test } from '../test.ts';

test('the album lightbox works by keyboard and ends above the warning', async ({ page, site }) => {
  await openPage(page, `${site}/HistoryPhoto/Detail/1`);
  const links = page.getByRole('link', { name: /^放大第 \d+ 張/ });
  const last = await links.count();
  await links.first().press('Enter');
  const box = page.getByRole('dialog', { name: '展館與攤位，放大檢視' });
  const shows = (number: number) =>
    expect(box.getByText(`第 ${number} 張，共 ${last} 張`)).toBeVisible();
  await shows(1);
  await page.keyboard.press('ArrowRight');
  await shows(2);
  await page.keyboard.press('End');
  await shows(last);
  await expect(box.getByRole('button', { name: '下一張' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Home');
  await page.keyboard.press('+');
  await expect(box.locator('li[data-zoom="2"]')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await shows(2);
  await expect(box.locator('li[data-zoom="2"]')).toHaveCount(0);
  const edges = await box.evaluate((dialog) => ({
    bottom: dialog.getBoundingClientRect().bottom,
    warning: document.querySelector('.site-warning')?.getBoundingClientRect().top ?? 0,
  }));
  expect(edges.bottom).toBeLessThanOrEqual(edges.warning + 1);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('link', { name: /^放大第 2 張/ })).toBeFocused();
});

test('the first tap on a picture opens it in the page before anything is hydrated, and a swipe shows the next', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${site}/en/HistoryPhoto/Detail/1`);
  const links = page.getByRole('link', { name: /^Enlarge picture \d+:/ });
  const last = await links.count();
  await links.first().click();
  const box = page.getByRole('dialog', { name: 'Hall and stands, enlarged' });
  await expect(box.getByText(`1 of ${last}`)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/HistoryPhoto\/Detail\/1$/u);
  expect(await axeViolationsOn(page)).toEqual([]);
  // A swipe scrolls the track by its width, and it snaps.
  await box
    .getByRole('list')
    .evaluate((track) => track.scrollBy({ left: track.clientWidth * 0.8 }));
  await expect(box.getByText(`2 of ${last}`)).toBeVisible();
  await box.getByRole('button', { name: 'Zoom in' }).click();
  const slide = box.locator('li[data-zoom="2"]');
  expect(await slide.evaluate((field) => field.scrollWidth / field.clientWidth)).toBeCloseTo(2, 1);
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
});

test("a video plays on a page with the warning, with captions in the page's language", async ({
  page,
  site,
}) => {
  const messages = collectMessages(page);
  await openPage(page, `${site}/VisitorVideo?v=208`);
  const film = page.locator('video');
  await expect(page.getByText(/^禁止酒駕\s飲酒過量，有害健康$/).first()).toBeVisible();
  await film.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const captions = () =>
    film.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language, cues }) => [language, (cues?.length ?? 0) > 2]),
    );
  await expect.poll(captions).toEqual([['zh-Hant-TW', true]]);
  expect(messages).toEqual([]);
});

test('a film that is chosen while another plays is the one that plays', async ({ page, site }) => {
  await openPage(page, `${site}/VisitorVideo?v=208`);
  const film = page.locator('video');
  const file = () => film.evaluate((element: HTMLVideoElement) => element.currentSrc);
  await film.evaluate((element: HTMLVideoElement) => element.play());
  const before = await file();
  await page.locator('main a[href="/VisitorVideo?v=202"]').first().click();
  await expect(page).toHaveURL(/v=202/);
  await expect.poll(file).not.toBe(before);
});

test('an album is in the language that a visitor goes back to, with an open photo too', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/HistoryPhoto/Detail/1`);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${site}/en/HistoryPhoto/Detail/1`);
  await page.locator('main figure a').nth(2).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site}/HistoryPhoto/Detail/1`);
  await expect(page.locator('main figcaption').nth(2)).toContainText('六百個攤位');
});
