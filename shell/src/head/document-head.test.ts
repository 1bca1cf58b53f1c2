import type { NewsArticle } from '@dswine/shared/fair/addresses/structured-data';
import { headOf, sampleShare } from './document-head.fixture.ts';
import { headTags } from './head-tags.ts';

const metas = (head: ReturnType<typeof headOf>) =>
  Object.fromEntries(
    headTags(head).flatMap(({ attributes }) => {
      const name = attributes['property'] ?? attributes['name'];
      return name === undefined ? [] : [[name, attributes['content']]];
    }),
  );

it('the home page has separate JSON-LD blocks for the fair, the site and the organiser', () => {
  const [fair, site, organiser] = headOf('/en', 'en').structured;
  expect(fair).toMatchObject({
    '@type': 'ExhibitionEvent',
    description: '17–20 April 2026, Taipei World Trade Center. One hall, four worlds of taste',
    startDate: '2026-04-17T10:00:00+08:00',
    endDate: '2026-04-20T16:00:00+08:00',
    location: { name: 'Taipei World Trade Center, Exhibition Hall 1' },
    organizer: { '@id': 'https://fair.example/#organiser' },
    image: [`https://fair.example${sampleShare.en}`],
    inLanguage: 'en',
  });
  expect(site).toMatchObject({ '@type': 'WebSite', url: 'https://fair.example/en' });
  expect(organiser).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://fair.example/#organiser',
    logo: 'https://fair.example/icon-512.png',
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
    breadcrumb: [{ name: 'Opening', path: '/News/Detail/7' }],
    jsonLd: [article],
  };
  const plain = { title: 'News', description: 'All' };

  it('contains the data and the breadcrumb of the page, with absolute URLs', () => {
    const head = headOf('/en/News/Detail/7', 'en', sectionHead);
    const url = 'https://fair.example/en/News/Detail/7';
    const image = `https://fair.example${share}`;
    expect(head.title).toBe('Opening | Taipei Wine Fair');
    expect(head.structured).toMatchObject([
      { ...article, image: [image], url, mainEntityOfPage: url },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: 'https://fair.example/en' },
          { position: 2, name: 'Opening', item: url },
        ],
      },
      { '@type': 'WebSite' },
      { '@type': 'Organization' },
    ]);
    expect(metas(head)).toMatchObject({
      'og:type': 'article',
      'og:image': image,
      'article:published_time': article.datePublished,
      'article:modified_time': article.dateModified,
    });
  });

  it.each([
    ['indexed', '/en/News?page=2', {}, 3, undefined],
    [
      'indexed under its own address',
      '/en/News?page=2',
      { canonical: '/News?page=2' },
      3,
      undefined,
    ],
    ['another address of a page', '/en/News?page=2', { canonical: '/News' }, 0, undefined],
    ['not indexed', '/en/News', { noindex: true }, 0, 'noindex'],
    [
      'one of many variants',
      '/en/News?page=2',
      { canonical: '/News', noindex: true },
      0,
      'noindex, nofollow',
    ],
  ])('names its languages only where it is for search engines: %s', (...row) => {
    const [, path, own, languages, robots] = row;
    const head = headOf(path, 'en', { ...plain, ...own });
    expect(head.alternates).toHaveLength(languages);
    expect(metas(head)['robots']).toBe(robots);
  });

  it('has no structured data when the page is not indexed', () => {
    const head = headOf('/en/News', 'en', { ...sectionHead, noindex: true });
    expect(metas(head)).toMatchObject({ robots: 'noindex' });
    expect(head.structured).toEqual([]);
  });

  it.each([
    ['route', 'EventInfo/156', plain],
    ['record', 'News/Detail/7', { ...plain, onlyIn: 'tw' as const }],
  ])('points to the Chinese page for a Chinese-only %s', (_kind, path, only) => {
    const english = headOf(`/en/${path}`, 'en', only);
    const href = `https://fair.example/${path}`;
    expect(english).toMatchObject({ canonical: href, noindex: true, alternates: [] });
    expect(metas(english)).not.toHaveProperty('og:locale:alternate');
    expect(headOf(`/${path}`, 'tw', only)).toMatchObject({
      noindex: false,
      alternates: [
        { hreflang: 'zh-Hant-TW', href },
        { hreflang: 'x-default', href },
      ],
    });
  });
});

it.each([
  ['/Nowhere', 404],
  ['/News', 500],
])('the head of the error page %s has noindex and no canonical URL', (path, status) => {
  const head = headOf(path, 'tw', undefined, status);
  expect(head).toMatchObject({ noindex: true, alternates: [], structured: [] });
  expect(head).not.toHaveProperty('canonical');
});
