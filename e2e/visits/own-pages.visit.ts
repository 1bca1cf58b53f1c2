import { barriersOn } from './barriers.ts';
import { desktop, expect, inLanguage, listen, locales, phone, test, usable, visit, type Page } from './visit.ts';
import { sitemapFiles } from './sitemap.ts';
import { faultsIn } from './valid-html.ts';

/** The pages that the shell has of its own, and where search engines find them. */
const legal = ['/Privacy', '/Accessibility', '/Consent'];
const account = ['/Login', '/Register', '/ResetPassword', '/MemberCenter'];
const paths = [...legal, ...account, '/AgeNotice', '/NoSuchPage'];

for (const locale of locales) {
  test(`they are valid HTML, bring their code along and come to life in silence (${locale})`, async ({
    page,
    site,
  }) => {
    for (const path of [...legal, ...account, '/AgeNotice']) {
      const address = site + inLanguage(locale, path);
      const html = await (await fetch(address)).text();
      expect(await faultsIn(html), path).toEqual([]);
      const { preload } = JSON.parse(/<script[^>]* id="start"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
        preload: string[];
      };
      expect(
        preload.some((url) => url.includes('page-')),
        path,
      ).toBe(path !== '/AgeNotice');
      const heard = listen(page);
      await visit(page, address);
      await page.waitForLoadState('networkidle');
      expect(heard, path).toEqual([]);
      page.removeAllListeners();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test(`nothing stands in anybody's way, with menus open and questions asked (${locale})`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({
      viewport: locale === 'tw' ? phone : desktop,
      colorScheme: locale === 'tw' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const page = await context.newPage();
    const found: string[] = [];
    const look = async (where: string) =>
      void found.push(...(await barriersOn(page)).map((barrier) => `${where} ${barrier}`));
    for (const path of paths) {
      const response = await page.goto(site + inLanguage(locale, path));
      if (response?.status() === 200) await usable(page);
      await look(path);
    }
    await visit(page, site + inLanguage(locale, '/Login'));
    await page.locator('.dw-form__submit button').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look('a refused form');
    await visit(page, site + inLanguage(locale, '/Privacy'));
    if (locale === 'tw') await page.locator('.frame-offcanvas > summary').click();
    for (const title of await page.locator('.frame-group > summary:visible').all()) {
      await title.click();
      await look(`the menu ${await title.innerText()}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('search engines are told of the legal pages, and of no page of one reader', async ({ page, site }) => {
  const map = (await sitemapFiles(site)).join('\n');
  for (const path of legal) for (const locale of locales) expect(map).toContain(`${inLanguage(locale, path)}</loc>`);
  for (const path of [...account, '/AgeNotice', '/Offline']) expect(map).not.toContain(`${path}</loc>`);
  await page.goto(`${site}/en/Privacy`);
  const crumbs = await breadcrumbOf(page);
  expect(crumbs.map(({ name }) => name)).toEqual(
    await page.getByRole('navigation', { name: 'You are here' }).locator('li').allInnerTexts(),
  );
  expect(crumbs.map(({ item }) => new URL(item ?? site).pathname)).toEqual(['/en', '/en/Privacy']);
  await page.goto(`${site}/Login`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

async function breadcrumbOf(page: Page): Promise<{ name: string; item?: string }[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = blocks
    .map((text) => JSON.parse(text) as { '@type': string; itemListElement?: { name: string; item?: string }[] })
    .find((block) => block['@type'] === 'BreadcrumbList');
  return list?.itemListElement ?? [];
}
