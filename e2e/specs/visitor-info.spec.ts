import { desktop, expect, inLanguage, locales, phone, test, openPage } from './test.ts';

const texts = {
  tw: {
    group: '參觀者專區',
    about: '關於展覽',
    admission: '入場須知',
    shuttle: '免費接駁車',
    register: '參觀預先登錄',
    over: '本屆參觀預先登錄已結束。',
    table: '開放時間',
    timetable: '往世貿一館，專業日時刻表',
  },
  en: {
    group: 'For Visitors',
    about: 'About Exhibition',
    admission: 'Admission',
    shuttle: 'Free Shuttle Buses',
    register: 'Visitor Pre-registration',
    over: 'Pre-registration for this edition has closed.',
    table: 'Opening hours',
    timetable: 'To Hall 1: timetable for Trade days',
  },
} as const;

for (const locale of locales) {
  const t = texts[locale];

  test(`visitor pages show opening hours, admission rules, bus timetables and registration (${locale})`, async ({
    page,
    site,
  }) => {
    const main = page.getByRole('main');
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await openPage(page, site + inLanguage(locale, '/VisitorInfo'));
      await expect(main.getByRole('table', { name: t.table })).toBeVisible();
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', size.width);
    }
    await main.getByRole('link', { name: t.admission }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.admission })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(9);
    await main.getByRole('link', { name: t.shuttle }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.shuttle })).toBeVisible();
    await expect(main.getByRole('table', { name: t.timetable })).toHaveCount(3);
    await openPage(page, site + inLanguage(locale, '/VisitorReg'));
    await expect(page.getByRole('heading', { level: 1, name: t.register })).toBeVisible();
    // The show of the test site is over.
    await expect(main.getByText(t.over)).toBeVisible();
  });

  test(`the menu links to About Exhibition, the floor plan and the list, in this order (${locale})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(desktop);
    await openPage(page, site + inLanguage(locale, '/VisitorInfo'));
    const links = page.getByRole('navigation').getByRole('link');
    const paths = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    const menu = [
      ...new Set(paths.filter((path) => /^(\/en)?\/Visitor(Info|Floorplan|Exhibitor)$/.test(path))),
    ];
    expect(menu).toEqual(
      ['/VisitorInfo', '/VisitorFloorplan', '/VisitorExhibitor'].map((path) =>
        inLanguage(locale, path),
      ),
    );
  });
}
