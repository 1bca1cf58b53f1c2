import { expect, inLanguage, locales, phone, test, openPage } from './test.ts';

const texts = {
  tw: {
    download: /^下載完整報告（PDF/,
    table: '看數字表',
    days: '每日人次',
    album: '走道與攤位',
    box: '走道與攤位，放大檢視',
    open: /^放大第 1 張/,
    of: (number: number) => `第 ${number} 張，共 20 張`,
    next: '下一張',
    zoom: '放大',
    close: '關閉',
  },
  en: {
    download: /^Download full report \(PDF/,
    table: 'Show the table',
    days: 'Visits by day',
    album: 'Aisles and booths',
    box: 'Aisles and booths, enlarged',
    open: /^Enlarge picture 1:/,
    of: (number: number) => `${number} of 20`,
    next: 'Next picture',
    zoom: 'Zoom in',
    close: 'Close',
  },
} as const;

for (const locale of locales) {
  const t = texts[locale];

  test(`the report shows charts with tables, and its PDF supports range requests (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/Report'));
    const chart = page.getByRole('article', { name: t.days });
    await expect(chart.getByRole('img')).toBeVisible();
    await chart.getByText(t.table).click();
    await expect(chart.getByRole('cell', { name: '3,860' })).toBeVisible();
    const href = (await page.getByRole('link', { name: t.download }).getAttribute('href')) ?? '';
    const whole = await page.request.get(site + href);
    expect(whole.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
    });
    expect((await whole.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const part = await page.request.get(site + href, { headers: { range: 'bytes=0-9' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
  });

  test(`the album lightbox works by keyboard and ends above the warning (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/HistoryPhoto'));
    await page.getByRole('link', { name: t.album }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.album })).toBeVisible();
    const first = page.getByRole('link', { name: t.open });
    await first.focus();
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: t.box });
    await expect(box).toBeVisible();
    await expect(box.getByText(t.of(1))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText(t.of(2))).toBeVisible();
    await page.keyboard.press('End');
    await expect(box.getByText(t.of(20))).toBeVisible();
    await expect(box.getByRole('button', { name: t.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Home');
    await page.keyboard.press('+');
    await expect(box.locator('li[data-zoom="2"]')).toHaveCount(1);
    await page.keyboard.press('PageDown');
    await expect(box.getByText(t.of(2))).toBeVisible();
    await expect(box.locator('li[data-zoom="2"]')).toHaveCount(0);
    const edges = await box.evaluate((dialog) => ({
      bottom: dialog.getBoundingClientRect().bottom,
      warning: document.querySelector('.site-warning')?.getBoundingClientRect().top ?? 0,
    }));
    expect(edges.bottom).toBeLessThanOrEqual(edges.warning + 1);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(
      page.getByRole('link', { name: /^(放大第 2 張|Enlarge picture 2:)/ }),
    ).toBeFocused();
  });

  test(`in the album lightbox a swipe on a phone shows the next picture (${locale})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, site + inLanguage(locale, '/HistoryPhoto/Detail/1'));
    await page.getByRole('link', { name: t.open }).click();
    const box = page.getByRole('dialog', { name: t.box });
    await expect(box.getByText(t.of(1))).toBeVisible();
    // A swipe scrolls the track by its width, and it snaps.
    await box
      .getByRole('list')
      .evaluate((track) => track.scrollBy({ left: track.clientWidth * 0.8 }));
    await expect(box.getByText(t.of(2))).toBeVisible();
    await box.getByRole('button', { name: t.zoom }).click();
    const slide = box.locator('li[data-zoom="2"]');
    expect(await slide.evaluate((field) => field.scrollWidth / field.clientWidth)).toBeCloseTo(
      2,
      1,
    );
    await box.getByRole('button', { name: t.close }).click();
    await expect(box).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales)
    test(`album pictures link to their large file, and report tables open (${locale})`, async ({
      page,
      site,
    }) => {
      await page.goto(site + inLanguage(locale, '/HistoryPhoto/Detail/1'));
      const link = page.getByRole('link', { name: texts[locale].open });
      const large = await page.request.get(site + ((await link.getAttribute('href')) ?? ''));
      expect(large.headers()['content-type']).toBe('image/webp');
      await page.goto(`${site}${inLanguage(locale, '/Report')}`);
      await page.getByText(texts[locale].table).first().click();
      await expect(page.getByRole('table').first()).toBeVisible();
    });
});
