import { collectMessages, expect, fetchAfterOverload, inLanguage, test } from '../test.ts';
import type { Locale, Page, Routes } from '../test.ts';

/** Page kinds to check, with the structured data types each adds to WebSite and Organization. */
const expectedTypes = {
  home: ['ExhibitionEvent'],
  exhibitors: ['BreadcrumbList'],
  exhibitor: ['BreadcrumbList'],
  product: ['BreadcrumbList'],
  topic: ['BreadcrumbList'],
  entry: ['Event', 'BreadcrumbList'],
  newsCategory: ['BreadcrumbList'],
  story: ['NewsArticle', 'BreadcrumbList'],
  contact: ['BreadcrumbList'],
} satisfies Partial<Record<keyof Routes, string[]>>;
const kinds = Object.keys(expectedTypes) as (keyof typeof expectedTypes)[];

type Block = { '@context': string; '@type': string; [key: string]: unknown };

/** What a document says about itself to machines. */
function read(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    links: Object.fromEntries(
      [...document.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]')].map(
        (link) => [link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href') ?? ''],
      ),
    ),
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

/** What the home page says of the fair: its days, venue and organiser. */
const fairAt = (site: string, locale: Locale) => ({
  '@type': 'ExhibitionEvent',
  startDate: '2026-04-17T10:00:00+08:00',
  endDate: expect.stringMatching(/^2026-04-20T/) as unknown,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', postalCode: '110', addressCountry: 'TW' },
  },
  organizer: { '@type': 'Organization' },
  url: site + inLanguage(locale, '/'),
});

const htmlLanguage = { tw: 'zh-Hant-TW', en: 'en' } as const;

for (const [locale, tag] of [
  ['tw', []],
  ['en', ['@full']],
] as [keyof typeof htmlLanguage, string[]][])
  test(
    `every page has structured data, Open Graph metadata, a share picture, its own title, a canonical and hreflang links (${locale})`,
    {
      tag,
    },
    async ({ page, site, routes }) => {
      const messages = collectMessages(page);
      const titles = new Set<string>();
      const pictures = new Map<string, string>();
      for (const kind of kinds) {
        await page.goto(site + inLanguage(locale, routes[kind]));
        const { title, links, metas, blocks, lang, languages } = await read(page);
        titles.add(title);
        expect(links).toEqual({
          canonical: site + inLanguage(locale, routes[kind]),
          'zh-Hant-TW': site + routes[kind],
          en: site + inLanguage('en', routes[kind]),
          'x-default': site + routes[kind],
        });
        expect(metas['robots']).toBeUndefined();
        expect(metas['description']?.length, kind).toBeGreaterThan(10);
        expect(
          blocks.map((block) => block['@type']),
          kind,
        ).toEqual([...expectedTypes[kind], 'WebSite', 'Organization']);
        if (kind === 'home') expect(blocks[0]).toMatchObject(fairAt(site, locale));
        for (const block of blocks) {
          expect(block['@context']).toBe('https://schema.org');
          for (const address of ['@id', 'url', 'item', 'logo', 'mainEntityOfPage'].flatMap((key) =>
            valuesOf(block, key),
          ))
            expect(address, kind).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
        }
        expect(JSON.stringify(blocks)).not.toContain('"Offer"');
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
        expect(lang).toBe(htmlLanguage[locale]);
        // As a language tag `tw` means Twi.
        for (const tag of [
          ...languages,
          ...blocks.flatMap((block) => valuesOf(block, 'inLanguage')),
        ])
          expect(tag).not.toMatch(/^(tw|zh|cn)(-|$)(?!Hant)/i);
      }
      expect(titles.size).toBe(kinds.length);
      // Lists use the fair's picture, all other pages their own.
      const ofFair = [...pictures]
        .filter(([, picture]) => picture.includes('/fair/'))
        .map(([kind]) => kind);
      expect(ofFair).toEqual(['home', 'exhibitors', 'contact']);
      const different = new Set(pictures.values());
      expect(different.size).toBe(kinds.length - ofFair.length + 1);
      for (const picture of different) {
        expect(picture.startsWith(`${site}/api/expo/Share/DSWINE2026/`)).toBe(true);
        const { status, headers } = await fetchAfterOverload(picture);
        expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
          200,
          'image/jpeg',
          'public, max-age=31536000, immutable',
        ]);
      }
      // The strict policy must not block data blocks.
      expect(messages.filter((line) => /Content Security Policy|error/i.test(line))).toEqual([]);
    },
  );

test('a search is noindex, with the unfiltered list as its canonical and no hreflang', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/en/VisitorExhibitor?keyword=rice`);
  const { metas, links } = await read(page);
  expect([metas['robots'], links]).toEqual([
    'noindex, nofollow',
    { canonical: `${site}/en/VisitorExhibitor` },
  ]);
});
