import { faultsIn } from './valid-html.ts';
import { everyKind, expect, inLanguage, locales, test } from './visit.ts';

for (const locale of locales) {
  test(`every page is valid HTML (${locale})`, async ({ site, places }) => {
    test.setTimeout(120_000);
    const found = new Set<string>();
    for (const path of [...everyKind.map((kind) => places[kind]), '/NoSuchPage']) {
      const response = await fetch(site + inLanguage(locale, path));
      expect(response.status, path).toBe(path === '/NoSuchPage' ? 404 : 200);
      for (const fault of await faultsIn(await response.text())) found.add(`${path} ${fault}`);
    }
    expect([...found]).toEqual([]);
  });
}

test('the visits know a page of every kind that the sections have', async ({ page, site, places }) => {
  await page.goto(site);
  const patterns = await page.evaluate(() => {
    const { composition } = JSON.parse(document.querySelector('#page-state')?.textContent ?? '{}') as {
      composition: { sections: { routes: { path: string }[] }[] };
    };
    return composition.sections.flatMap(({ routes }) => routes.map(({ path }) => path));
  });
  const known = everyKind.map((kind) => new URL(places[kind], site).pathname.slice(1));
  const unknown = patterns
    // The list, at an address without an id.
    .filter((pattern) => !pattern.endsWith('/Detail'))
    .filter((pattern) => !known.some((path) => patternOf(pattern).test(path)));
  expect(patterns.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`);
}
