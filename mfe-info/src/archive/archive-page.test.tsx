import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleArchive } from './archive.fixture.ts';

it('links each year to its content on the site', async () => {
  await renderPage(section, 'archive', { locale: 'en', data: { archive: sampleArchive('en') } });
  const linksOf = (year: string) =>
    within(screen.getByRole('list', { name: `More of ${year}` }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksOf('2026')).toEqual(['/en/News', '/en/VisitorExhibitor', '/en/EventsCalender']);
  expect(linksOf('2025')).toEqual([
    '/en/Report?year=2025',
    '/en/HistoryPhoto/Detail/1',
    '/en/VisitorVideo?v=220',
  ]);
});
