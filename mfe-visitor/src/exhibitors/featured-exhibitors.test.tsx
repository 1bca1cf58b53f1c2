import { renderFragment } from '@dswine/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleEmptyList, sampleExhibitorList } from './exhibitors.fixture.ts';

it('shows the featured exhibitors and a link to all exhibitors', async () => {
  await renderFragment(section, 'featured-exhibitors', {
    locale: 'en',
    data: { exhibitors: sampleExhibitorList('en') },
  });
  expect(screen.getByRole('region', { name: 'Featured exhibitors' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'See all exhibitors' })).toHaveAttribute(
    'href',
    '/en/VisitorExhibitor',
  );
});

it('renders nothing when no exhibitor is featured', async () => {
  const { container } = await renderFragment(section, 'featured-exhibitors', {
    data: { exhibitors: sampleEmptyList('tw') },
  });
  expect(container).toBeEmptyDOMElement();
});

it('shows an error with a retry link when loading fails', async () => {
  await renderFragment(section, 'featured-exhibitors', { failures: { exhibitors: 503 } });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
});
