import { expect, inLanguage, locales, test } from './test.ts';

/** Pages that the footer lists until the show is over. On the shared site it is over. */
const untilTheEnd = [
  '/EventKOL/Apply',
  '/EventRunBar/Apply',
  '/Press/Accreditation',
  '/Today',
  '/VisitorReg',
];

for (const locale of locales)
  test(`header and footer link to every page that search engines may list (${locale})`, async ({
    site,
  }) => {
    const { sections } = (await (await fetch(`${site}/composition.json`)).json()) as {
      sections: { paths: string[] }[];
    };
    const html = async (path: string) =>
      await (await fetch(site + inLanguage(locale, path))).text();
    const home = await html('/');
    const layout = home.replace(/<main[^]*<\/main>/u, '');
    const linked = new Set([...layout.matchAll(/href="([^"?#]+)"/gu)].map(([, href]) => href));
    const paths = sections
      .flatMap((section) => section.paths)
      .map((path) => path.replace(/\/:\w+\?$/u, ''))
      .filter((path) => !path.includes(':'));
    const missing: string[] = [];
    let listed = 0;
    for (const path of paths) {
      const page = await html(path);
      const address = inLanguage(locale, path);
      const isItself = new RegExp(`rel="canonical" href="[^"]*[^/]${address}"`, 'u').test(page);
      if (!isItself || page.includes('name="robots" content="noindex')) continue;
      listed += 1;
      if (!linked.has(address)) missing.push(address);
    }
    expect(missing.sort()).toEqual(untilTheEnd.map((path) => inLanguage(locale, path)));
    expect(listed).toBeGreaterThan(35);
  });
