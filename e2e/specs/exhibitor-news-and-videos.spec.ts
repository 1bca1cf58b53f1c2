import { expect, inLanguage, collectMessages, locales, phone, test, openPage } from './test.ts';

const texts = {
  tw: {
    press: '參展商新訊',
    categories: '新訊分類',
    award: /^得獎消息/,
    teller: '發布的參展商',
    next: /^上一則/,
    films: '影片',
    transcript: '文字稿',
    elsewhere: '這支影片在外部平臺',
    past: '歷年影片',
  },
  en: {
    press: 'Exhibitor News',
    categories: 'Kinds of exhibitor news',
    award: /^Awards/,
    teller: 'Published by',
    next: /^Previous item/,
    films: 'Videos',
    transcript: 'Transcript',
    elsewhere: 'This video is hosted by an external provider',
    past: 'Videos of Past Fairs',
  },
} as const;
for (const locale of locales) {
  const t = texts[locale];

  test(`exhibitor news links from a category to an item, to its exhibitor and back (${locale})`, async ({
    page,
    site,
  }) => {
    await openPage(page, site + inLanguage(locale, '/VisitorExNews'));
    await expect(page.getByRole('heading', { level: 1, name: t.press })).toBeVisible();
    await page
      .getByRole('navigation', { name: t.categories })
      .getByRole('link', { name: t.award })
      .click();
    await expect(page).toHaveURL(site + inLanguage(locale, '/VisitorExNews/award'));
    await expect(page.getByRole('heading', { level: 1, name: t.award })).toBeVisible();
    const title = page.getByRole('main').getByRole('article').first().getByRole('heading');
    const text = (await title.textContent()) ?? '';
    await title.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(page.getByRole('link', { name: t.next })).toBeVisible();
    await page
      .getByRole('complementary', { name: t.teller })
      .getByRole('heading')
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/VisitorExhibitor\/Detail\/\d+$/);
    await expect(page.getByRole('main').getByRole('link', { name: text })).toBeVisible();
  });

  test(`a video plays on a page with the warning, with captions in the page's language (${locale})`, async ({
    page,
    site,
  }) => {
    const messages = collectMessages(page);
    await openPage(page, site + inLanguage(locale, '/VisitorVideo?v=208'));
    const film = page.locator('video');
    await expect(page.getByText(/^禁止酒駕\s飲酒過量，有害健康$/).first()).toBeVisible();
    const requests = page.waitForResponse((response) => response.url().includes('.mp4'));
    await film.evaluate((element: HTMLVideoElement) => element.play());
    expect([200, 206]).toContain((await requests).status());
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.4);
    const showing = await film.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language }) => language),
    );
    expect(showing).toEqual([locale === 'tw' ? 'zh-Hant-TW' : 'en']);
    await expect
      .poll(() =>
        film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0),
      )
      .toBeGreaterThanOrEqual(locale === 'tw' ? 3 : 0);
    expect(
      await film.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight]),
    ).toEqual([640, 360]);
    expect(messages).toEqual([]);
  });

  test(`videos are listed without JavaScript, and an externally hosted one is only linked (${locale})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(site + inLanguage(locale, '/VisitorVideo'));
    await expect(page.getByRole('heading', { level: 1, name: t.films })).toBeVisible();
    await page.getByText(t.transcript).click();
    await expect(page.locator('details[open] li').first()).toBeVisible();
    await page.goto(site + inLanguage(locale, '/VisitorVideo?v=225'));
    await expect(page.getByRole('heading', { name: t.elsewhere })).toBeVisible();
    await expect(page.getByRole('link', { name: /Formosa Tube/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await page.goto(site + inLanguage(locale, '/HistoryVideo'));
    await expect(page.getByRole('heading', { level: 1, name: t.past })).toBeVisible();
    await page.getByRole('region').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/VisitorVideo\?v=\d+$/);
    expect([...hosts]).toEqual([new URL(site).host]);
    await context.close();
  });
}

test('video files support range requests and ETags, and unknown IDs get 404', async ({
  request,
  site,
}) => {
  const played = (await (
    await request.get(`${site}/api/expo/Videos/Play/DSWINE2026?V=208&Lang=tw`)
  ).json()) as {
    Data: { File: { Src: string }; Captions: { Src: string }[] };
  };
  const part = await request.get(site + played.Data.File.Src, {
    headers: { range: 'bytes=100-199' },
  });
  expect(part.status()).toBe(206);
  expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '100' });
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/);
  const etag = part.headers()['etag'] ?? '';
  expect(etag).not.toBe('');
  const again = await request.get(site + played.Data.File.Src, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
  const captions = await request.get(site + (played.Data.Captions[0]?.Src ?? ''));
  expect(captions.headers()['content-type']).toContain('text/vtt');
  expect(await captions.text()).toMatch(/^WEBVTT\n/);
  expect((await request.get(`${site}/VisitorVideo?v=999`)).status()).toBe(404);
  expect((await request.get(`${site}/VisitorExNews/Detail/999`)).status()).toBe(404);
});
