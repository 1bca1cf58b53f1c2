import {
  expectArticles,
  expectLink,
  expectText,
  expectTitle,
  headings,
  hrefsIn,
  navigation,
  region,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from './open-sample.fixture.ts';

it('links each year to its content on the site', async () => {
  await openEnglish('archive');
  const linksOf = (year: string) => hrefsIn(screen.getByRole('list', { name: `More of ${year}` }));
  expect(linksOf('2026')).toEqual(['/en/News', '/en/VisitorExhibitor', '/en/EventsCalender']);
  expect(linksOf('2025')).toEqual([
    '/en/Report?year=2025',
    '/en/HistoryPhoto/Detail/1',
    '/en/VisitorVideo?v=220',
  ]);
});

it('lists videos by year, latest first, and links each to the player page', async () => {
  await open('history-video');
  expect(headings(2)).toEqual(['2025', '2024']);
  const year = region('2025 年的影片');
  expect(hrefsIn(year)).toHaveLength(2);
  expectLink('播放 2025 酒展回顧', '/VisitorVideo?v=220', year);
});

describe('albums', () => {
  it('link each picture to its large file for use without JavaScript', async () => {
    await openEnglish('album');
    const pictures = screen.getByRole('list', { name: 'Aisles and booths' });
    expect(hrefsIn(pictures)).toHaveLength(3);
    expectLink('Enlarge picture 1: View 1', '/media/news-wine-1.svg', pictures);
    expect(document.querySelector('picture source')).toHaveAttribute('type', 'image/avif');
  });

  it('call a rendering one, in its text alternative and below it', async () => {
    await openEnglish('album');
    const pictures = within(screen.getByRole('list', { name: 'Aisles and booths' }));
    expect(pictures.getAllByAltText('Rendering: An aisle between booths')).toHaveLength(3);
    expect(pictures.getAllByText('Rendering')).toHaveLength(3);
  });

  it('link back to their group and to the other albums', async () => {
    await openEnglish('album');
    const breadcrumb = navigation('You are here');
    expectLink('On the floor', '/en/HistoryPhoto/1', breadcrumb);
    expectLink('Set-up and leaving', '/en/HistoryPhoto/Detail/3');
  });

  it('are listed by group under the name of the group', async () => {
    await open('albums', { params: { group: '2' } });
    expectTitle('幕後');
    expectArticles(1);
    expect(screen.getByRole('link', { name: /^幕後/ })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the report', () => {
  it('shows the facts of the fair and links the full report as a PDF', async () => {
    await openEnglish('report');
    expectText('18–21 April 2025');
    expect(document.querySelector('dl')?.textContent).toMatch(
      /^Date.*Time.*Venue.*Organizer.*Partner.*Management.*Sponsors/,
    );
    const link = screen.getByRole('link', { name: 'Download full report (PDF, 214 KB)' });
    expect(link).toHaveAttribute('href', '/api/expo/File/DSWINE2026/show-report-2025-en.pdf');
    expect(link).toHaveAttribute('download');
  });

  it('describes and draws a bar chart with the figures of its table', async () => {
    await openEnglish('report');
    expect(document.querySelectorAll('table')).toHaveLength(3);
    const chart = screen.getByRole('article', { name: 'Visits by day' });
    const rows = [...chart.querySelectorAll('tbody tr')];
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Friday', '3,860', '640'],
      ['Saturday', '3,120', '4,380'],
    ]);
    const drawing = within(chart).getByRole('img');
    expect(drawing).toHaveAccessibleName('Friday 4,500; Saturday 7,500');
    // In per cent of the largest sum.
    const bars = [...chart.querySelectorAll('svg rect[width$="%"]')];
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual([
      '51.47%',
      '8.53%',
      '41.6%',
      '58.4%',
    ]);
  });
});
