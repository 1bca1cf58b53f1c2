import { expect, test, openPage } from '../test.ts';

test.describe('pages that do not exist', () => {
  test('respond with 404, text in both languages and a home link', async ({ page, site }) => {
    for (const path of ['/NoSuchPage', '/News/Detail/no-such-story']) {
      const response = await page.goto(`${site}/en${path}`);
      expect(response?.status(), path).toBe(404);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('Page not Found');
      await expect(heading).toContainText('找不到頁面');
      await expect(page.getByRole('main')).toContainText('This page could not be found');
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/en');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  });

  test('show the error page in the layout after client navigation, with a working home link', async ({
    page,
    site,
  }) => {
    await openPage(page, `${site}/News`);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/NoSuchPage';
      link.textContent = 'nowhere';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'nowhere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('找不到頁面');
    await expect(page).toHaveTitle(/找不到頁面/);
    await page.getByRole('main').getByRole('link', { name: '回首頁' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
  });
});
