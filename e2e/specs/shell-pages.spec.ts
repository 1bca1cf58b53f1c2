import { expect, inLanguage, collectMessages, locales, test, openPage, type Page } from './test.ts';
import { sitemapFiles } from './sitemap.ts';
import { htmlErrors } from '../../shell/page-check/html-errors.ts';

/** The pages of the shell, and their visibility to search engines. */
const legal = ['/Privacy', '/Accessibility', '/Consent'];
const account = ['/Login', '/Register', '/ResetPassword', '/MemberCenter'];

for (const locale of locales) {
  test(`shell pages are valid HTML, preload their code and hydrate without console messages (${locale})`, async ({
    page,
    site,
  }) => {
    for (const path of [...legal, ...account, '/AgeNotice']) {
      const address = site + inLanguage(locale, path);
      const html = await (await fetch(address)).text();
      expect(await htmlErrors(html), path).toEqual([]);
      const { preload, sections } = JSON.parse(
        /<script[^>]* id="start"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
      ) as Record<'preload' | 'sections', [path: string, hash: string][]>;
      expect(
        preload.some(([file]) => file.includes('page-')),
        path,
      ).toBe(path !== '/AgeNotice');
      if (legal.includes(path)) expect(sections, path).toEqual([]);
      const messages = collectMessages(page);
      await openPage(page, address);
      await page.waitForLoadState('networkidle');
      expect(messages, path).toEqual([]);
      page.removeAllListeners();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
}

test('the sitemap lists the legal pages and no personal pages', async ({ page, site }) => {
  const map = (await sitemapFiles(site)).join('\n');
  for (const path of legal)
    for (const locale of locales) expect(map).toContain(`${inLanguage(locale, path)}</loc>`);
  for (const path of [...account, '/AgeNotice', '/Offline'])
    expect(map).not.toContain(`${path}</loc>`);
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
    .map(
      (text) =>
        JSON.parse(text) as {
          '@type': string;
          itemListElement?: { name: string; item?: string }[];
        },
    )
    .find((block) => block['@type'] === 'BreadcrumbList');
  return list?.itemListElement ?? [];
}
