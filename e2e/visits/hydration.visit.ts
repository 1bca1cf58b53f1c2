import { desktop, everyKind, expect, inLanguage, listen, locales, phone, test, usable } from './visit.ts';

/**
 * Not the page's own data: pictures (of files too), QR codes, the words of films and the codes of forms (each made for one reader), the login check, and what the organiser says of the
 * fair, asked once at start (specification § 4).
 */
const besides =
  /^\/api\/(expo\/(Picture|Photo|File|VideoCaptions|Exhibitors\/QR)\/|expo\/Validcode$|auth\/isAuthenticated$|expo\/Exhibitions\/About\/)/;

const visits = locales.flatMap((locale) => [phone, desktop].map((size) => ({ locale, size })));

for (const kind of everyKind) {
  test(`${kind} comes to life without a word to the console, in both languages on both screens`, async ({
    context,
    site,
    places,
  }) => {
    await Promise.all(
      visits.map(async ({ locale, size }) => {
        const where = `${kind} (${locale}, ${size.width} px)`;
        const page = await context.newPage();
        await page.setViewportSize(size);
        const heard = listen(page);
        const asked: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/api/') && !besides.test(pathname)) asked.push(pathname);
        });
        const response = await page.goto(site + inLanguage(locale, places[kind]));
        expect(response?.status(), where).toBe(200);
        await usable(page);
        await page.waitForLoadState('networkidle');
        expect(heard, where).toEqual([]);
        expect(asked, `${where}: hydration starts from the data in the page`).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
      }),
    );
  });
}

test('a page that does not exist comes to life too', async ({ context, site }) => {
  for (const locale of locales) {
    const page = await context.newPage();
    const heard = listen(page);
    const response = await page.goto(site + inLanguage(locale, '/NoSuchPage'));
    expect(response?.status()).toBe(404);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'frame');
    // Chromium itself reports the status of the document.
    expect(heard.filter((line) => !line.includes('status of 404'))).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: '回首頁' }).click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
  }
});
