import { faultsIn } from './valid-html.ts';
import { expect, inLanguage, locales, test, type Places } from './visit.ts';

const kinds: (keyof Places)[] = [
  'home',
  'exhibitors',
  'exhibitor',
  'products',
  'product',
  'exhibitorInfo',
  'aboutExhibition',
  'floorPlan',
  'admission',
  'shuttle',
  'preRegistration',
  'calendar',
  'topic',
  'entry',
  'news',
  'newsCategory',
  'story',
  'venue',
  'hotels',
  'partners',
  'visa',
  'report',
  'albums',
  'album',
  'contact',
  'exhibitorNews',
  'exhibitorNewsItem',
  'films',
  'film',
  'pastFilms',
  'myList',
  'myVisit',
  'compare',
];

for (const locale of locales) {
  test(`every page is valid HTML (${locale})`, async ({ site, places }) => {
    const found = new Set<string>();
    for (const path of [...kinds.map((kind) => places[kind]), '/NoSuchPage']) {
      const html = await (await fetch(site + inLanguage(locale, path))).text();
      for (const fault of await faultsIn(html)) found.add(`${path} ${fault}`);
    }
    expect([...found]).toEqual([]);
  });
}
