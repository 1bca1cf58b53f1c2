import { renderFragment } from '@dswine/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleEmptyList, sampleExhibitorList } from './exhibitors.fixture.ts';

it('shows some exhibitors on the home page and leads to all', async () => {
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

it('takes no room when no exhibitor is featured', async () => {
  const { container } = await renderFragment(section, 'featured-exhibitors', {
    data: { exhibitors: sampleEmptyList('tw') },
  });
  expect(container).toBeEmptyDOMElement();
});

it('fails alone, with a retry', async () => {
  await renderFragment(section, 'featured-exhibitors', { failures: { exhibitors: 503 } });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
});
