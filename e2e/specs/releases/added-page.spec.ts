import { until } from '@dswine/shared/testing/until';
import {
  generatedPath,
  generatedWorkspace,
  publishGenerated,
} from '../../site/generated-sections.ts';
import { liveOf, restoreReleases } from '../../site/section-variant.ts';
import { sitemapFiles } from '../sitemap.ts';
import { expect, inLanguage } from '../test.ts';
import { test } from './edge-site.fixture.ts';

const number = 1000;
const workspace = generatedWorkspace(number);
const added = `${generatedPath(number)}/Cellar`;
const label = { tw: '酒窖', en: 'Cellar' };
const entry = { group: 'information', order: 91, path: added };

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

test('a page that a team adds is found, listed and linked once it is promoted', async ({
  ownSite: site,
}) => {
  await publishGenerated(site, [number], '1.0.0', ({ routes, ...release }) => ({
    ...release,
    menu: [{ ...entry, label }],
    footer: [{ ...entry, order: 92, label: { tw: '所有酒窖', en: 'All cellars' } }],
    search: [{ path: added, label, keywords: { tw: ['醒酒器'], en: ['decanter'] } }],
    routes: routes.flatMap(({ sitemap: _, ...route }) => [
      { ...route, sitemap: false },
      { ...route, id: 'cellar', path: added.slice(1) },
    ]),
  }));
  for (const args of [
    ['grant', workspace, '--paths', generatedPath(number).slice(1), '--owner', 'Another team'],
    ['promote', `${workspace}@1.0.0`],
  ])
    expect(await site.release(...args), args.join(' ')).toMatchObject({ code: 0 });
  await until(async () => (await liveOf(site.url)).releases[workspace] === '1.0.0');
  await expectAddedPage(site.url, added);
});

/** The page is found, linked and listed. The search reads the live pages every five seconds. */
async function expectAddedPage(site: string, path: string): Promise<void> {
  const read = async (address: string) => (await fetch(site + address)).text();
  const sitemap = async () => (await sitemapFiles(site)).join();
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
    // A busy server answers 503 for a while.
    await expect.poll(sitemap).toMatch(new RegExp(`<loc>[^<]*\\d${address}</loc>`));
  }
}
