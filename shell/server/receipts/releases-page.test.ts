import type { Figures } from '../../releases/receipts/figures.ts';
import type { Overview } from '../../releases/receipts/overview.ts';
import type { Receipt } from '../../releases/receipts/receipt.ts';
import { htmlErrors } from '../../page-check/html-errors.ts';
import { releasesPage } from './releases-page.ts';

const figures = {
  views: 120,
  errors: 1,
  failedRenders: 2,
  browserErrors: 3,
  failedLoads: 4,
  inp: { count: 9, p75: 210.4 },
  lcp: { count: 9, p75: 1800 },
  cls: { count: 0, p75: undefined },
} satisfies Figures;
const NOW = Date.parse('2026-11-24T04:00:00Z');
const receipt: Receipt = {
  id: '0123456789abcdef',
  at: NOW - 1000,
  last: NOW,
  count: 3,
  kind: 'boundary',
  composition: 2,
  section: 'visitor',
  release: '1.1.0',
  page: 'visitor/exhibitors',
  releases: {},
  name: 'TypeError',
  stack: ['mfe-visitor/browser/page.1a.js:1:20'],
};
const overview: Overview = {
  days: 7,
  from: NOW - 7 * 24 * 3600_000,
  until: NOW,
  sections: [
    {
      section: 'visitor',
      releases: ['1.1.0', '1.0.0'].map((release) => ({
        release,
        isLive: release === '1.1.0',
        figures,
        hours: [{ at: NOW - 3600_000, figures }],
      })),
      promotions: [{ at: NOW - 7200_000, release: '1.1.0', kind: 'promote', revision: 2 }],
      receipts: [receipt],
    },
  ],
};

const pageOf = (shown: Overview, locale: 'tw' | 'en' = 'en') =>
  releasesPage({ overview: shown, locale, liveAddress: () => undefined });

it.each([
  ['tw', '1.0.0 沒有資料', ['<strong>上線中', '區塊在瀏覽器中出錯', '1.1.0 · 上線 · 組合 2']],
  [
    'en',
    '1.0.0 no data',
    ['<strong>live', 'Part of the page threw in the browser', '1.1.0 · promotion · composition 2'],
  ],
] as const)(
  'shows figures, promotions and receipts as valid HTML, and charts as text, without scripts (%s)',
  async (locale, noData, texts) => {
    const [section] = overview.sections;
    const none = { ...figures, inp: { count: 0, p75: undefined } };
    const releases = section?.releases.map((one) =>
      one.isLive ? one : { ...one, figures: none, hours: [] },
    );
    const sections = [{ ...section, releases }] as Overview['sections'];
    const html = pageOf({ ...overview, sections }, locale);
    for (const text of [
      ...texts,
      '<td>210 ms</td><td>1800 ms</td><td>–</td>',
      '11/24 10:00',
      'TypeError',
      'npm run release -- recreate 0123456789abcdef',
      `href="${locale === 'en' ? '' : '/en'}/releases?days=7"`,
    ])
      expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`aria-label="visitor: [^"]*INP[^"]*1.1.0 210, ${noData}"`));
    expect(html).not.toMatch(/<script|style="/);
    expect(await htmlErrors(html)).toEqual([]);
  },
);

it('links to the site when the releases of a receipt are live', () => {
  const address = 'https://fair.example/VisitorExhibitor';
  const html = releasesPage({ overview, locale: 'en', liveAddress: () => address });
  expect(html).toContain(`<a href="${address}">`);
});

it('shows a notice when there is no data, and escapes section names', () => {
  expect(pageOf({ ...overview, sections: [] })).toContain('<p>None in this time.</p>');
  const sections = overview.sections.map((one) => ({ ...one, section: '"><img src=x>' }));
  expect(pageOf({ ...overview, sections })).not.toContain('<img');
});
