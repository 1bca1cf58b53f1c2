import type { NewsArticle } from '@dswine/shared/fair/structured-data';
import { headOf, sampleShare, siteUrl } from './document-head.fixture.ts';
import { headTags } from './head-tags.ts';

const metas = (head: ReturnType<typeof headOf>) =>
  Object.fromEntries(
    headTags(head).flatMap(({ attributes }) => {
      const name = attributes['property'] ?? attributes['name'];
      return name === undefined ? [] : [[name, attributes['content']]];
    }),
  );

describe('the head of the home page', () => {
  it('describes the fair in Chinese from the edition record', () => {
    const head = headOf('/', 'tw');
    expect(head).toMatchObject({
      lang: 'zh-Hant-TW',
      title: '臺北國際葡萄酒暨烈酒啤酒展',
      canonical: 'https://fair.example/',
      noindex: false,
    });
    expect(metas(head)).toEqual({
      description: '2026年4月17日至20日於臺北世界貿易中心登場。一座展館，四種風土',
      keywords: '臺北國際葡萄酒暨烈酒啤酒展, 葡萄酒, 威士忌, 清酒, 啤酒, 烈酒, 酒類展覽, 臺北市',
      'og:title': '臺北國際葡萄酒暨烈酒啤酒展',
      'og:description': '2026年4月17日至20日於臺北世界貿易中心登場。一座展館，四種風土',
      'og:type': 'website',
      'og:url': 'https://fair.example/',
      'og:site_name': '臺北酒展',
      'og:locale': 'zh_TW',
      'og:locale:alternate': 'en_US',
      'og:image': `${siteUrl}${sampleShare.tw}`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '臺北國際葡萄酒暨烈酒啤酒展',
      'twitter:card': 'summary_large_image',
    });
  });

  it('has separate JSON-LD blocks for the fair, the site and the organiser', () => {
    const organiser = {
      '@type': 'Organization',
      '@id': 'https://fair.example/#organiser',
      name: 'Taipei Wine Fair Office',
      url: 'https://fair.example/en',
    };
    expect(headOf('/en', 'en').structured).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ExhibitionEvent',
        '@id': 'https://fair.example/#fair',
        name: 'Taipei International Wine, Spirits & Beer Fair',
        description: '17–20 April 2026, Taipei World Trade Center. One hall, four worlds of taste',
        startDate: '2026-04-17T10:00:00+08:00',
        endDate: '2026-04-20T16:00:00+08:00',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: {
          '@type': 'Place',
          name: 'Taipei World Trade Center, Exhibition Hall 1',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'No. 5, Sec. 5, Xinyi Rd., Xinyi Dist.',
            addressLocality: 'Taipei City',
            postalCode: '110',
            addressCountry: 'TW',
          },
        },
        organizer: organiser,
        image: [`https://fair.example${sampleShare.en}`],
        url: 'https://fair.example/en',
        inLanguage: 'en',
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': 'https://fair.example/en#site',
        name: 'Taipei Wine Fair',
        alternateName: 'Taipei International Wine, Spirits & Beer Fair',
        url: 'https://fair.example/en',
        inLanguage: 'en',
        publisher: organiser,
      },
      {
        '@context': 'https://schema.org',
        ...organiser,
        telephone: '+886-2-5550-0100',
        faxNumber: '+886-2-5550-0199',
        email: 'fair@dswine.example',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'No. 5, Sec. 5, Xinyi Rd., Taipei City',
        },
        logo: 'https://fair.example/icon-512.png',
      },
    ]);
  });
});

describe('the head of a section page', () => {
  const share = '/api/expo/Share/DSWINE2026/news/7-0123456789ab.jpg?Lang=en';
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    headline: 'Opening',
    description: 'Doors open.',
    articleSection: 'Show',
    datePublished: '2026-04-16T18:00:00+08:00',
    dateModified: '2026-04-17T09:00:00+08:00',
    image: [share],
    url: '/en/News/Detail/7',
    mainEntityOfPage: '/en/News/Detail/7',
    inLanguage: 'en',
  };
  const sectionHead = {
    title: 'Opening',
    description: 'Doors open.',
    image: share,
    breadcrumb: [
      { name: 'Latest News', path: '/News' },
      { name: 'Opening', path: '/News/Detail/7' },
    ],
    jsonLd: [article],
  };

  it('contains the data and the breadcrumb of the page, with absolute URLs', () => {
    const head = headOf('/en/News/Detail/7', 'en', sectionHead);
    expect(head.title).toBe('Opening | Taipei Wine Fair');
    expect(head.structured.map((block) => block['@type'])).toEqual([
      'NewsArticle',
      'BreadcrumbList',
      'WebSite',
      'Organization',
    ]);
    expect(head.structured[0]).toEqual({
      '@context': 'https://schema.org',
      ...article,
      image: ['https://fair.example/api/expo/Share/DSWINE2026/news/7-0123456789ab.jpg?Lang=en'],
      url: 'https://fair.example/en/News/Detail/7',
      mainEntityOfPage: 'https://fair.example/en/News/Detail/7',
    });
    expect(head.structured[1]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://fair.example/en' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Latest News',
          item: 'https://fair.example/en/News',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Opening',
          item: 'https://fair.example/en/News/Detail/7',
        },
      ],
    });
    expect(metas(head)).toMatchObject({
      'og:type': 'article',
      'og:locale': 'en_US',
      'og:locale:alternate': 'zh_TW',
      'og:image': 'https://fair.example/api/expo/Share/DSWINE2026/news/7-0123456789ab.jpg?Lang=en',
      'article:published_time': '2026-04-16T18:00:00+08:00',
      'article:modified_time': '2026-04-17T09:00:00+08:00',
    });
  });

  it('falls back to the picture of the fair', () => {
    expect(headOf('/News', 'tw', { title: 'News', description: 'All' }).share.image).toBe(
      `${siteUrl}${sampleShare.tw}`,
    );
  });

  it.each(['/news/DETAIL/7', '/News/Detail/7', '/News/Detail/7?utm_source=x'])(
    'has one canonical URL in the spelling of the route: %s',
    (path) => {
      expect(headOf(path, 'tw', { title: 'News', description: 'All' })).toMatchObject({
        canonical: 'https://fair.example/News/Detail/7',
        alternates: [
          { hreflang: 'zh-Hant-TW', href: 'https://fair.example/News/Detail/7' },
          { hreflang: 'en', href: 'https://fair.example/en/News/Detail/7' },
          { hreflang: 'x-default', href: 'https://fair.example/News/Detail/7' },
        ],
      });
    },
  );

  it('has no structured data when the page is not indexed', () => {
    const head = headOf('/en/News', 'en', { ...sectionHead, noindex: true });
    expect(metas(head)).toMatchObject({ robots: 'noindex' });
    expect(head.structured).toEqual([]);
  });

  it('points to the Chinese page for a Chinese-only route', () => {
    const sectionHead = { title: '新品目錄', description: '新品目錄' };
    expect(headOf('/en/EventInfo/156', 'en', sectionHead)).toMatchObject({
      canonical: 'https://fair.example/EventInfo/156',
      noindex: true,
      alternates: [{ hreflang: 'zh-Hant-TW' }, { hreflang: 'x-default' }],
      share: { hasTranslation: false },
    });
    expect(headOf('/EventInfo/156', 'tw', sectionHead).noindex).toBe(false);
  });

  it('points to the Chinese page for a Chinese-only record', () => {
    const only = { title: '優惠', description: '展場限定', onlyIn: 'tw' } as const;
    const english = headOf('/en/News/Detail/7', 'en', only);
    expect(english).toMatchObject({
      canonical: 'https://fair.example/News/Detail/7',
      noindex: true,
      alternates: [
        { hreflang: 'zh-Hant-TW', href: 'https://fair.example/News/Detail/7' },
        { hreflang: 'x-default', href: 'https://fair.example/News/Detail/7' },
      ],
    });
    expect(metas(english)).not.toHaveProperty('og:locale:alternate');
    expect(headOf('/News/Detail/7', 'tw', only).noindex).toBe(false);
  });
});

it('the head of an error page has noindex, no canonical URL and no structured data', () => {
  for (const [path, status] of [
    ['/Nowhere', 404],
    ['/News', 500],
  ] as const) {
    const head = headOf(path, 'tw', undefined, status);
    expect(head).toMatchObject({ noindex: true, alternates: [], structured: [] });
    expect(head).not.toHaveProperty('canonical');
  }
});

it('never uses "tw" as a language tag', () => {
  for (const locale of ['tw', 'en'] as const) {
    const head = headOf(locale === 'tw' ? '/' : '/en', locale);
    const tags = [head.lang, ...head.alternates.map(({ hreflang }) => hreflang)];
    expect(tags.filter((tag) => !['zh-Hant-TW', 'en', 'x-default'].includes(tag))).toEqual([]);
    expect(JSON.stringify(head.structured)).not.toMatch(/"inLanguage":"(?!zh-Hant-TW"|en")/);
  }
});
