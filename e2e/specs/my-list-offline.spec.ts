import { startSite, type Site } from '../site/site.ts';
import { fileOf, openAndCache } from './offline.fixture.ts';
import { expect, inLanguage, locales, openPage, phone, test } from './test.ts';

test.use({ serviceWorkers: 'allow', viewport: phone });
let site: Site;
test.beforeAll(async () => {
  site = await startSite(`my-list-offline-${test.info().workerIndex}`);
});
test.afterAll(() => site.stop());

const texts = {
  tw: { offer: '加入我的清單', note: /^備註/, must: '一定要去' },
  en: { offer: 'Add to my list', note: /^Note/, must: 'Must see' },
} as const;

for (const locale of locales) {
  const t = texts[locale];
  test(`My List is complete offline, and stores notes written offline (${locale})`, async ({
    page,
    context,
  }) => {
    const address = site.url + inLanguage(locale, '/MyList');
    const main = page.getByRole('main');
    await openAndCache(page, address);
    await openPage(page, `${address}#add=e1001.c701`);
    await main.getByRole('button', { name: t.offer }).click();
    const rows = main.getByRole('article');
    const booth = rows.getByRole('link', { name: /^[A-D]\d{4}/ }).first();
    await expect(booth).toBeVisible();
    const before = await rows.allInnerTexts();
    // The offline setting of the browser does not affect service workers.
    await context.setOffline(true);
    await site.web.end('SIGKILL');

    await openPage(page, address);
    await expect(booth).toBeVisible();
    expect(await rows.allInnerTexts()).toEqual(before);
    await main.getByRole('textbox', { name: t.note }).first().fill('14:30');
    await main.getByRole('button', { name: t.must }).first().click();
    await openPage(page, address);
    await expect(main.getByRole('textbox', { name: t.note }).first()).toHaveValue('14:30');
    await expect(main.getByRole('button', { name: t.must }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const saved = await fileOf(page, main.getByRole('link', { name: /ics/ }));
    expect(saved).toContain('UID:event-701@127.0.0.1');
    await site.startWeb();
  });
}
