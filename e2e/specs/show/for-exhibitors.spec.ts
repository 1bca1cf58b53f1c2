import ICAL from 'ical.js';
import { startSite, type Site } from '../../site/site.ts';
import { checkPage } from '../check-page.ts';
import {
  desktop,
  expect,
  inLanguage,
  locales,
  phone,
  test,
  waitForHydration,
  openPage,
} from '../test.ts';
import { textsByLocale } from './for-exhibitors.fixture.ts';

// This site's clock is before the show; the shared site's clock is after it.
let ownSite: Site;
test.beforeAll(async () => {
  const CLOCK_OFFSET_MS = String(Date.parse('2026-03-01T09:00:00+08:00') - Date.now());
  ownSite = await startSite('for-exhibitors', { env: { CLOCK_OFFSET_MS } });
});
test.afterAll(() => ownSite.stop());

/** Pages that differ before and after the show. every-page.spec.ts checks all pages after it. */
const dependOnDate = [
  '/ExhibitorUpgrade',
  '/ExhibitorCalendar',
  '/ExhibitorDownload',
  '/AdDirectory',
  '/AdOnlineDirectory',
  '/AdPublicArea',
];

for (const locale of locales) {
  const t = textsByLocale[locale];
  const at = (path: string) => ownSite.url + inLanguage(locale, path);

  for (const path of [...dependOnDate, '/ExhibitorCalendar/2026-03'])
    test(`${path} is valid, accessible and shows the warning before the show (${locale})`, async ({
      page,
    }) =>
      checkPage(
        page,
        at(path),
        locale === 'tw'
          ? { viewport: phone, colorScheme: 'dark' }
          : { viewport: desktop, colorScheme: 'light' },
      ));

  test(`server-rendered HTML of exhibitor pages contains their main content (${locale})`, async () => {
    const texts = new Map<string, string>();
    for (const path of dependOnDate) texts.set(path, await (await fetch(at(path))).text());
    for (const feature of t.features) expect(texts.get('/ExhibitorUpgrade')).toContain(feature);
    expect(texts.get('/ExhibitorCalendar')).toContain(t.next);
    expect(texts.get('/ExhibitorDownload')).toContain(t.manual);
    expect(texts.get('/AdDirectory')).toContain(t.notYet[0]);
  });

  test(`footer links open the exhibitor pages in the specified order (${locale})`, async ({
    page,
  }) => {
    await openPage(page, at('/ExhibitorInfo'));
    const footer = page.getByRole('contentinfo');
    const paths = [];
    for (const name of t.menu) {
      const link = footer.getByRole('link', { name, exact: true });
      const href = (await link.getAttribute('href')) ?? 'nowhere';
      await link.click();
      await expect(page).toHaveURL(ownSite.url + href);
      await expect(page.locator('#main .dw-breadcrumb [aria-current=page]')).toHaveText(name);
      paths.push(new URL(page.url()).pathname.replace(/^\/en/, ''));
    }
    expect(paths).toEqual([
      '/ExhibitorInfo',
      '/ExhibitorInquiry',
      '/ExhibitorFree',
      '/ExhibitorUpgrade',
      '/ExhibitorCalendar',
      '/ExhibitorDownload',
    ]);
  });

  test(`paid services list eight features with fee and sample, and compare free with paid (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, at('/ExhibitorUpgrade'));
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 2 }).filter({ hasText: t.features[0] }),
    ).toBeVisible();
    expect((await main.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 8)).toEqual(
      t.features,
    );
    await expect(main.getByText(t.period)).toBeVisible();
    await expect(main.locator('figure img')).toHaveCount(8);
    const table = page.getByRole('table', { name: t.compared });
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(t.columns);
    for (const feature of t.features)
      await expect(
        table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: feature }) }),
      ).toContainText(/NT\$\d/);
    await page.setViewportSize(phone);
    await expect(table.getByRole('row')).toHaveCount(9);
    await expect(table.getByRole('cell').first()).toContainText(t.columns[1]);
    await openPage(page, site + inLanguage(locale, '/ExhibitorUpgrade'));
    await expect(page.getByRole('main').getByText(t.over)).toBeVisible();
    await expect(page.getByText(t.period)).toHaveCount(0);
  });

  test(`the exhibitor calendar marks the next deadline and exports iCalendar files (${locale})`, async ({
    page,
    request,
  }) => {
    await openPage(page, at('/ExhibitorCalendar'));
    const next = page.getByRole('main').locator('[aria-current=step]');
    await expect(next).toHaveCount(1);
    await expect(next).toContainText(t.next);
    await expect(next).toContainText(t.left);
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t.all, exact: true }).click(),
    ]);
    expect(all.suggestedFilename()).toBe('dswine2026-deadlines.ics');
    const link = await next.locator('a[href$=".ics"], a[href*=".ics?"]').getAttribute('href');
    const file = await request.get(ownSite.url + (link ?? ''));
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const [event] = new ICAL.Component(
      ICAL.parse(await file.text()) as unknown[],
    ).getAllSubcomponents('vevent');
    expect(String(event?.getFirstPropertyValue('summary'))).toContain(t.next);
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-03-06');
    await page.getByRole('main').getByRole('link', { name: t.april }).click();
    await expect(page).toHaveURL(at('/ExhibitorCalendar/2026-04'));
    await expect(page.getByRole('heading', { level: 1, name: t.april })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: t.next }),
    ).toHaveCount(0);
    await expect(page.getByRole('main').getByText(t.next)).toBeVisible();
  });

  test(`downloads show format, size and date, and support range requests and one archive (${locale})`, async ({
    page,
    request,
  }) => {
    await openPage(page, at('/ExhibitorDownload'));
    const table = page.getByRole('table').first();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(t.download);
    const row = table.getByRole('row').filter({ hasText: t.manual });
    await expect(row).toContainText('PDF');
    await expect(row).toContainText(/\d+ KB/);
    await expect(row.locator('time')).toHaveAttribute('datetime', '2025-10-15');
    const preview = row.getByRole('img');
    await expect
      .poll(() =>
        preview.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBe(360);
    const link = row.getByRole('link', { name: t.manual });
    const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(saved.suggestedFilename()).toBe(`exhibitor-manual-${locale}.pdf`);
    const url = ownSite.url + ((await link.getAttribute('href')) ?? '');
    const whole = await request.get(url);
    const { etag = '', 'content-length': size = '' } = whole.headers();
    const rest = await request.get(url, {
      headers: { range: `bytes=${Number(size) - 100}-`, 'if-range': etag },
    });
    expect([rest.status(), rest.headers()['content-range']]).toEqual([
      206,
      `bytes ${Number(size) - 100}-${Number(size) - 1}/${size}`,
    ]);
    expect((await rest.body()).equals((await whole.body()).subarray(-100))).toBe(true);
    expect((await request.get(url, { headers: { range: `bytes=${size}-` } })).status()).toBe(416);
    expect(
      (await request.get(url, { headers: { range: 'bytes=0-1', 'if-range': '"old"' } })).status(),
    ).toBe(200);
    expect((await request.get(url, { headers: { 'if-none-match': etag } })).status()).toBe(304);
    const zip = await request.get(
      `${ownSite.url}/api/expo/Downloads/Archive/DSWINE2026?Lang=${locale}`,
    );
    expect((await zip.body()).subarray(0, 2).toString()).toBe('PK');
  });

  test(`advertising pages show prices and a notice about what is not available yet (${locale})`, async ({
    page,
  }) => {
    for (const [index, path] of ['/AdDirectory', '/AdOnlineDirectory', '/AdPublicArea'].entries()) {
      await openPage(page, at(path));
      await expect(
        page.getByRole('status').getByText(t.notYet[index] ?? '', { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('table')).toContainText(/NT\$\d/);
    }
  });
}

test('a month without deadlines gets 404, and a path traversal in a file name gets 400', async ({
  page,
  request,
}) => {
  for (const month of ['2026-12', 'spring'])
    expect((await request.get(`${ownSite.url}/ExhibitorCalendar/${month}`)).status()).toBe(404);
  expect(
    (await request.get(`${ownSite.url}/api/expo/File/DSWINE2026/..%2fedition.yaml`)).status(),
  ).toBe(400);
  await page.goto(`${ownSite.url}/ExhibitorCalendar/2026-12`);
  await waitForHydration(page, 'layout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
