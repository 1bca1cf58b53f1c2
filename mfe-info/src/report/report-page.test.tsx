import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleReport } from './report.fixture.ts';

it('shows the facts of the fair and links the full report as a PDF', async () => {
  await renderPage(section, 'report', { locale: 'en', data: { report: sampleReport('en') } });
  expect(screen.getByText('18–21 April 2025')).toBeVisible();
  expect([...document.querySelectorAll('dl')][0]?.textContent).toMatch(
    /^Date.*Time.*Venue.*Organizer.*Partner.*Management.*Sponsors/,
  );
  const link = screen.getByRole('link', { name: 'Download full report (PDF, 214 KB)' });
  expect(link).toHaveAttribute('href', '/api/expo/File/DSWINE2026/show-report-2025-en.pdf');
  expect(link).toHaveAttribute('download');
});

it('describes a chart in its accessible name and adds a table to each chart', async () => {
  await renderPage(section, 'report', { data: { report: sampleReport('tw') } });
  const [days] = screen.getAllByRole('article', { name: '每日人次' });
  expect(within(days ?? document.body).getByRole('img')).toHaveAccessibleName(
    '週五 4,500; 週六 7,500',
  );
  expect(document.querySelectorAll('table')).toHaveLength(3);
  const bars = document.querySelectorAll('article svg rect[width$="%"]');
  expect([...bars].slice(0, 2).map((bar) => bar.getAttribute('width'))).toEqual([
    '51.47%',
    '8.53%',
  ]);
});

const numberIn = (text: string | null) => Number(text?.replaceAll(',', ''));

it('shows the figures of a bar chart in its table', async () => {
  await renderPage(section, 'report', { locale: 'en', data: { report: sampleReport('en') } });
  const chart = screen.getByRole('article', { name: 'Visits by day' });
  const rows = [...chart.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Friday', '3,860', '640'],
    ['Saturday', '3,120', '4,380'],
  ]);
  const sums = rows.map(([label, ...values]) => [
    label,
    values.map(numberIn).reduce((sum, value) => sum + value, 0),
  ]);
  const drawn = within(chart).getByRole('img').getAttribute('aria-label')?.split('; ') ?? [];
  expect(
    drawn.map((text) => {
      const [label, value = ''] = text.split(' ');
      return [label, numberIn(value)];
    }),
  ).toEqual(sums);
  const largest = Math.max(...sums.map(([, sum]) => Number(sum)));
  const bars = [...chart.querySelectorAll('svg rect[width$="%"]')];
  expect(bars.map((bar) => parseFloat(bar.getAttribute('width') ?? ''))).toEqual(
    rows.flatMap(([, ...values]) =>
      values.map((value) => Math.round((numberIn(value) / largest) * 10_000) / 100),
    ),
  );
});

it('shows an empty state when there is no report yet', async () => {
  await renderPage(section, 'report', { failures: { report: 404 } });
  expect(screen.getByRole('heading', { name: '展後報告整理中' })).toBeVisible();
});
