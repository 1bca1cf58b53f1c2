import { expect, phone, test, waitForHydration } from './test.ts';

test.use({ viewport: phone, serviceWorkers: 'allow' });

test('the service worker starts when the page is hydrated', async ({ page, site, routes }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/releases\/mfe-visitor\/.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(site + routes.exhibitors);
  await waitForHydration(page, 'layout');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await workers()).toBe(0);
  arrived.resolve();
  await waitForHydration(page);
  await expect.poll(workers).toBe(1);
});
