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

it('shows an empty state when there is no report yet', async () => {
  await renderPage(section, 'report', { failures: { report: 404 } });
  expect(screen.getByRole('heading', { name: '展後報告整理中' })).toBeVisible();
});
