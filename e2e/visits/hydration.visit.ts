import { desktop, expect, inLanguage, listen, locales, phone, test, usable, type Places } from './visit.ts';

const kinds: (keyof Places)[] = [
  'home',
  'exhibitors',
  'exhibitor',
  'products',
  'product',
  'exhibitorInfo',
  'aboutExhibition',
  'floorPlan',
  'admission',
  'shuttle',
  'preRegistration',
  'calendar',
  'topic',
  'entry',
  'news',
  'newsCategory',
  'story',
  'venue',
  'hotels',
  'partners',
  'visa',
  'report',
  'albums',
  'album',
  'contact',
  'exhibitorNews',
  'exhibitorNewsItem',
  'films',
  'film',
  'pastFilms',
  'myList',
  'myVisit',
  'compare',
];

/** Not the page's own data: pictures, the login check, and what the organiser says of the fair, asked once at start (specification § 4). */
const besides = /^\/api\/(expo\/(Picture|Photo)\/|auth\/isAuthenticated$|expo\/Exhibitions\/About\/)/;

for (const kind of kinds) {
  for (const locale of locales) {
    test(`${kind} comes to life without a word to the console (${locale})`, async ({ context, site, places }) => {
      for (const size of [phone, desktop]) {
        const page = await context.newPage();
        await page.setViewportSize(size);
        const heard = listen(page);
        const asked: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/api/') && !besides.test(pathname)) asked.push(pathname);
        });
        const response = await page.goto(site + inLanguage(locale, places[kind]));
        expect(response?.status()).toBe(200);
        await usable(page);
        await page.waitForLoadState('networkidle');
        expect(heard).toEqual([]);
        expect(asked, 'hydration starts from the data in the page').toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
    });
  }
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
