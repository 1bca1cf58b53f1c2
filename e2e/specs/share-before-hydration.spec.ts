import { collectMessages, expect, phone, test, waitForHydration, type Page } from './test.ts';

test.use({ viewport: phone, hasTouch: true });

/** Holds what hydrates the page back, and counts what is copied. There is no share sheet. */
async function holdAndCopy(page: Page, isAllowed: boolean) {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/releases\/.*\/(shell|react-dom)\.[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.addInitScript((isAllowed) => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      if (!isAllowed) throw new DOMException('no', 'NotAllowedError');
      copied.push(text);
    };
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, isAllowed);
  const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  return { arrive: () => arrived.resolve(), copied };
}

test('the Share button works before hydration, and hydration keeps what it says', async ({
  page,
  site,
  routes,
}) => {
  const messages = collectMessages(page);
  const { arrive, copied } = await holdAndCopy(page, true);
  await page.goto(site + routes.story);
  const share = page.getByRole('main').getByRole('button', { name: '分享' });
  await share.tap();
  const outcome = page.getByRole('main').getByText('網址已複製到剪貼簿。');
  await expect(outcome).toBeVisible();
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
  arrive();
  await waitForHydration(page);
  await expect(outcome).toBeVisible();
  expect(await copied()).toEqual([site + routes.story]);
  await share.tap();
  await expect.poll(copied).toHaveLength(2);
  await expect(outcome).toBeVisible();
  expect(messages).toEqual([]);
});

test('an address that cannot be copied before hydration is shown after it', async ({
  page,
  site,
  routes,
}) => {
  const { arrive } = await holdAndCopy(page, false);
  await page.goto(site + routes.story);
  await page.getByRole('main').getByRole('button', { name: '分享' }).tap();
  await expect(page.locator('html[data-waiting]')).toBeAttached();
  arrive();
  await expect(page.getByRole('main').getByText(site + routes.story)).toBeVisible();
});
