import type { ReleaseManifest } from '@dswine/shared/contract/releases';
import { sitemapFiles } from '../sitemap.ts';
import { expect, inLanguage } from '../test.ts';

/** What a team states of a page that it adds, at its path. */
export function addedPage(path: string): Pick<ReleaseManifest, 'menu' | 'footer' | 'search'> {
  const label = { tw: '酒窖', en: 'Cellar' };
  const entry = { group: 'information', order: 91, path };
  return {
    menu: [{ ...entry, label }],
    footer: [{ ...entry, order: 92, label: { tw: '所有酒窖', en: 'All cellars' } }],
    search: [{ path, label, keywords: { tw: ['醒酒器'], en: ['decanter'] } }],
  };
}

/** The page is found, linked and listed. The search reads the live pages every five seconds. */
export async function expectAddedPage(site: string, path: string): Promise<void> {
  const read = async (address: string) => (await fetch(site + address)).text();
  const sitemap = (await sitemapFiles(site)).join();
  for (const [locale, keyword, menu, footer] of [
    ['tw', '醒酒器', '酒窖', '所有酒窖'],
    ['en', 'decanter', 'Cellar', 'All cellars'],
  ] as const) {
    const address = inLanguage(locale, path);
    const search = inLanguage(locale, `/Search?q=${encodeURIComponent(keyword)}`);
    const found = async () => /<main[^]*<\/main>/.exec(await read(search))?.[0];
    await expect.poll(found).toContain(`href="${address}"`);
    const home = await read(inLanguage(locale, '/'));
    for (const label of [menu, footer])
      expect(home).toMatch(new RegExp(`href="${address}"[^>]*>(<[^>]*>)*${label}<`));
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*\\d${address}</loc>`));
  }
}
