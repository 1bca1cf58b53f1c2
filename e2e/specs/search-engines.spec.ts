import { expect, inLanguage, collectMessages, locales, test, openPage, type Page } from './test.ts';
import { expectedTypes, kinds } from './search-engines.fixture.ts';

type Block = { '@context': string; '@type': string; [key: string]: unknown };
type PageMetadata = {
  metas: Record<string, string>;
  blocks: Block[];
  lang: string;
  languages: string[];
};

function read(page: Page): Promise<PageMetadata> {
  return page.evaluate(() => ({
    metas: Object.fromEntries(
      [...document.head.querySelectorAll('meta[name], meta[property]')].map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    blocks: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as Block,
    ),
    lang: document.documentElement.lang,
    languages: [...document.querySelectorAll('[lang], [hreflang]')].map(
      (element) => element.getAttribute('hreflang') ?? element.getAttribute('lang') ?? '',
    ),
  }));
}

/** All values of a key, at any depth. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((part) => valuesOf(part, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name === key ? [part] : []),
    ...valuesOf(part, key),
  ]);
}

for (const locale of locales) {
  test(`every page has structured data, Open Graph metadata and a share picture (${locale})`, async ({
    page,
    site,
    routes,
  }) => {
    const messages = collectMessages(page);
    const pictures = new Map<string, string>();
    for (const kind of kinds) {
      await page.goto(site + inLanguage(locale, routes[kind]));
      const { metas, blocks, lang, languages } = await read(page);
      const title = await page.title();
      expect(
        blocks.map((block) => block['@type']),
        kind,
      ).toEqual([...expectedTypes[kind], 'WebSite', 'Organization']);
      for (const block of blocks) {
        expect(block['@context']).toBe('https://schema.org');
        for (const address of ['@id', 'url', 'item', 'logo', 'mainEntityOfPage'].flatMap((key) =>
          valuesOf(block, key),
        ))
          expect(address, kind).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
      }
      expect(JSON.stringify(blocks)).not.toContain('"Offer"');
      for (const word of locale === 'tw'
        ? ['葡萄酒', '威士忌', '清酒', '啤酒', '烈酒']
        : ['wine', 'whisky', 'sake', 'beer', 'spirits'])
        expect(metas['keywords']).toContain(word);
      expect(title).toContain(metas['og:title'] ?? 'no title');
      expect(metas).toMatchObject({
        'og:description': metas['description'],
        'og:type': kind === 'story' ? 'article' : 'website',
        'og:url': site + inLanguage(locale, routes[kind]),
        'og:locale': locale === 'tw' ? 'zh_TW' : 'en_US',
        'og:locale:alternate': locale === 'tw' ? 'en_US' : 'zh_TW',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': metas['og:title'],
        'twitter:card': 'summary_large_image',
      });
      expect(metas['og:site_name']?.length).toBeGreaterThan(2);
      pictures.set(kind, metas['og:image'] ?? 'none');
      expect(lang).toBe(locale === 'tw' ? 'zh-Hant-TW' : 'en');
      // As a language tag `tw` means Twi.
      for (const tag of [...languages, ...blocks.flatMap((block) => valuesOf(block, 'inLanguage'))])
        expect(tag).not.toMatch(/^(tw|zh|cn)(-|$)(?!Hant)/i);
    }
    // Lists use the fair's picture, all other pages their own.
    const ofFair = [...pictures]
      .filter(([, picture]) => picture.includes('/fair/'))
      .map(([kind]) => kind);
    expect(ofFair).toEqual(['home', 'exhibitors', 'products', 'calendar', 'news', 'contact']);
    const different = new Set(pictures.values());
    expect(different.size).toBe(kinds.length - ofFair.length + 1);
    for (const picture of different) {
      expect(picture.startsWith(`${site}/api/expo/Share/DSWINE2026/`)).toBe(true);
      const response = await page.request.get(picture);
      expect([
        response.status(),
        response.headers()['content-type'],
        response.headers()['cache-control'],
      ]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable']);
    }
    // The strict policy must not block data blocks.
    expect(messages.filter((line) => /Content Security Policy|error/i.test(line))).toEqual([]);
  });

  test(`structured data describes the fair with its days, venue and organiser (${locale})`, async ({
    page,
    site,
  }) => {
    await page.goto(site + inLanguage(locale, '/'));
    const { blocks } = await read(page);
    const record = (await (
      await page.request.get(`${site}/api/expo/Exhibitions/DSWINE2026?Lang=en`)
    ).json()) as {
      Data: {
        web_Exhibition_Info: {
          ShowName: Record<string, string>;
          StartDate: string;
          EndDate: string;
          Hours: { Date: string; Open: string; Close: string }[];
          Venue: { Address: Record<string, string> };
          Organiser: { Name: Record<string, string> };
        };
      };
    };
    const { ShowName, StartDate, EndDate, Hours, Venue, Organiser } =
      record.Data.web_Exhibition_Info;
    expect([StartDate, EndDate]).toEqual(['2026-04-17', '2026-04-20']);
    expect(blocks[0]).toMatchObject({
      '@type': 'ExhibitionEvent',
      name: ShowName[locale],
      startDate: `2026-04-17T${Hours[0]?.Open}:00+08:00`,
      endDate: `2026-04-20T${Hours.at(-1)?.Close}:00+08:00`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: Venue.Address[locale],
          postalCode: '110',
          addressCountry: 'TW',
        },
      },
      organizer: { '@type': 'Organization', name: Organiser.Name[locale] },
      url: site + inLanguage(locale, '/'),
    });
  });
}

test('client navigation produces the same metadata and structured data as a page load', async ({
  page,
  site,
  routes,
}) => {
  await openPage(page, `${site}/en/News`);
  await page.locator(`main a[href="/en${routes.story}"]`).first().click();
  await expect(page).toHaveURL(`${site}/en${routes.story}`);
  await expect
    .poll(async () => (await read(page)).metas['og:url'])
    .toBe(`${site}/en${routes.story}`);
  const here = await read(page);
  const fresh = await page.context().newPage();
  await openPage(fresh, page.url());
  const opened = await read(fresh);
  expect(here.metas).toEqual(opened.metas);
  expect(here.blocks).toEqual(opened.blocks);
});
