import { desktop, expect, inLanguage, openPage, phone, test, waitForHydration } from './test.ts';
import { countries, texts, listed } from './exhibitors.fixture.ts';

for (const locale of ['tw', 'en'] as const) {
  const t = texts[locale];

  test(`a visitor filters exhibitors, and the URL and the Back button restore the list (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/'));
    await page.getByRole('main').getByRole('link', { name: t.all, exact: true }).first().click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/VisitorExhibitor'));
    await expect(page.getByRole('heading', { level: 1, name: t.list })).toBeVisible();
    await expect(listed(page)).toHaveCount(24);

    const filters = page.getByRole('form', { name: t.filters });
    await filters.getByRole('checkbox', { name: t.area }).check();
    await expect(page).toHaveURL(/[?&]area=wine(&|$)/);
    await filters.getByRole('checkbox', { name: t.country }).check();
    await expect(page).toHaveURL(/country=FR/);
    await expect(page.getByText(/^(共 25 家參展商|25 exhibitors)/)).toBeVisible();
    await expect(page.getByRole('link', { name: t.chosenCountry })).toBeVisible();
    await expect(listed(page).first()).toBeVisible();
    const french = await listed(page).allTextContents();
    expect(french.length).toBeGreaterThan(5);

    // The URL alone restores the list.
    const again = await page.context().newPage();
    await again.goto(page.url());
    expect(await listed(again).allTextContents()).toEqual(french);
    await again.close();

    await page.getByRole('combobox', { name: t.search }).fill('zzz');
    await page.getByRole('button', { name: t.find, exact: true }).click();
    await expect(page).toHaveURL(/keyword=zzz/);
    await expect(page).toHaveURL(/area=wine/);
    await expect(page.getByText(t.none)).toBeVisible();

    await page.goBack();
    await expect(page).not.toHaveURL(/keyword/);
    await expect(listed(page)).toHaveText(french);
    await expect(page.getByRole('combobox', { name: t.search })).toHaveValue('');

    const name = french[0] ?? '';
    await listed(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/VisitorExhibitor\/Detail\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText(t.booth, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/country=FR/);
    await expect(
      page.getByRole('form', { name: t.filters }).getByRole('checkbox', { name: t.country }),
    ).toBeChecked();
  });

  test(`the next page of the list shows other exhibitors and retains the filter (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/VisitorExhibitor?area=sake'));
    const first = await listed(page).allTextContents();
    await page.getByRole('link', { name: t.next, exact: true }).click();
    await expect(page).toHaveURL(/area=sake.*page=2|page=2.*area=sake/);
    await expect(listed(page).first()).not.toHaveText(first[0] ?? '');
    expect((await listed(page).allTextContents()).filter((name) => first.includes(name))).toEqual(
      [],
    );
  });
}

for (const locale of ['tw', 'en'] as const) {
  const t = texts[locale];

  test(`booth search accepts several notations, and an empty search shows an error (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/VisitorExhibitor'));
    await page.getByRole('button', { name: t.find, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(t.noKeyword);
    await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
    await expect(listed(page)).toHaveCount(24);
    await page.getByRole('radio', { name: t.byBooth }).check();
    await page.getByRole('button', { name: t.find, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(t.noBooth);
    await expect(page.getByRole('textbox', { name: t.boothField })).toBeFocused();
    await expect(listed(page)).toHaveCount(24);
    for (const typed of ['b-202', '202', 'B0202']) {
      await page.getByRole('textbox', { name: t.boothField }).fill(typed);
      await page.getByRole('button', { name: t.find, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`booth=${typed}`));
      await expect(page.getByRole('main').getByText('B0202').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: t.boothField })).toBeFocused();
    }
  });

  test(`suggestions work by keyboard, and the Back button restores the scroll position (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/VisitorExhibitor?sort=popularity'));
    await listed(page).nth(20).scrollIntoViewIfNeeded();
    const scrollBefore = await page.evaluate(() => window.scrollY);
    await listed(page).nth(20).getByRole('link').click();
    await expect(page).toHaveURL(/Detail/);
    await expect(page.getByRole('link', { name: /^[A-D]\d{4}/ }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/sort=popularity/);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollBefore))
      .toBeLessThan(30);

    const box = page.getByRole('combobox', { name: t.search });
    await box.click();
    await box.pressSequentially(t.typed);
    await expect(page.getByRole('option', { name: t.maker })).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await box.press('End');
    await page.keyboard.press('Backspace');
    const maker = page.getByRole('option', { name: t.maker });
    await expect(maker).toBeVisible();
    for (let step = 0; (await maker.getAttribute('aria-selected')) !== 'true'; step += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').nth(step)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t.maker })).toBeVisible();
    await expect(page.getByRole('link', { name: /^B0202/ })).toHaveAttribute(
      'href',
      /VisitorFloorplan\?booth=B0202$/,
    );
    const card = await page.request.get(
      new URL((await page.locator('a[download]').getAttribute('href')) ?? '', site).href,
    );
    expect(await card.text()).toContain(t.maker);
  });

  test(`a visitor searches products, shares one and widens a search without results (${locale})`, async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openPage(page, site + inLanguage(locale, '/VisitorProduct'));
    await expect(page.getByRole('heading', { level: 1, name: t.products })).toBeVisible();
    await page.getByRole('combobox', { name: t.productSearch }).fill('SGOD-810');
    await page.keyboard.press('Enter');
    await expect(listed(page)).toHaveCount(1);
    await listed(page).getByRole('link').click();
    await expect(page).toHaveURL(/VisitorProduct\/Detail\/20001$/);
    await expect(page.getByRole('main').getByText('SGOD-810', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.share }).click();
    await expect(page.getByText(t.copied)).toBeVisible();
    await page.goto(
      `${site}${inLanguage(locale, '/VisitorProduct/gin')}?country=JP&keyword=zzzzqqq`,
    );
    await expect(page.getByRole('heading', { name: t.wider })).toBeVisible();
    await page.goto(`${site}${inLanguage(locale, '/VisitorProduct/gin')}?country=PE`);
    await page.getByRole('link', { name: t.anyCountry }).click();
    await expect(page).toHaveURL(/VisitorProduct\/gin$/);
    await expect(listed(page).first()).toBeVisible();
  });
}

for (const locale of ['tw', 'en'] as const)
  for (const [list, viewport] of [
    ['/VisitorExhibitor', desktop],
    ['/VisitorProduct/gin', phone],
  ] as const)
    test(`more filter options appear without scrolling: ${list}, ${viewport.width} px (${locale})`, async ({
      page,
      site,
    }) => {
      const t = texts[locale];
      await page.setViewportSize(viewport);
      await openPage(page, site + inLanguage(locale, list));
      if (viewport === phone) await page.getByRole('button', { name: t.open }).click();
      const filters = page.getByRole('form', { name: t.filters });
      expect(await countries(page, locale)).toBe(8);
      // On a phone, ticks wait for the button; the tick below is not in the URL yet.
      await filters.getByRole('checkbox', { name: t.country }).check();
      if (viewport === desktop) await expect(page).toHaveURL(/country=FR/);
      await filters.getByRole('link', { name: t.more }).scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      await filters.getByRole('link', { name: t.more }).click();
      await expect(page).toHaveURL(new RegExp(`${list}\\?.*more=country`));
      await expect.poll(() => countries(page, locale)).toBeGreaterThan(8);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      const group = filters.getByRole('group', { name: t.countries });
      await expect(group.getByRole('checkbox').nth(8)).toBeFocused();
      await expect(filters.getByRole('link', { name: t.more })).toHaveCount(0);
      await expect(filters.getByRole('checkbox', { name: t.country })).toBeChecked();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });

test('on a phone a button opens the filters as a sheet, and applying them closes it', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, `${site}/VisitorExhibitor`);
  const sheet = page.getByRole('form', { name: texts.tw.filters });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: texts.tw.open, exact: true }).click();
  // The keyboard leaves it after its last button. It would cover what is focused then.
  await sheet.getByRole('button', { name: texts.tw.apply }).focus();
  await page.keyboard.press('Tab');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: texts.tw.open, exact: true }).click();
  await sheet.getByRole('checkbox', { name: texts.tw.area }).check();
  await sheet.getByRole('button', { name: texts.tw.apply }).click();
  await expect(page).toHaveURL(/area=wine/);
  await expect(sheet).toBeHidden();
});

test('the keyword of the URL filters the exhibitor list, also after a reload', async ({
  page,
  site,
}) => {
  await openPage(page, `${site}/VisitorExhibitor?keyword=${encodeURIComponent('鹽之白塔')}`);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toHaveText('鹽之白塔莊園');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('鹽之白塔');
  await page.reload();
  await waitForHydration(page);
  await expect(listed(page)).toHaveText('鹽之白塔莊園');
});
