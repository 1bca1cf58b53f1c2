import { screen, within } from '@testing-library/react';
import { renderFragment } from '@dswine/shared/testing/render-page';
import { section } from '../section.tsx';
import { sampleAbout } from '@dswine/shared/testing/about.fixture';

it('links each area to its exhibitors and shows their number', async () => {
  await renderFragment(section, 'areas', { locale: 'en', data: { about: sampleAbout('en') } });
  const region = screen.getByRole('region', { name: 'Four themed areas' });
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/VisitorExhibitor?area=wine',
    '/en/VisitorExhibitor?area=spirits',
    '/en/VisitorExhibitor?area=sake',
    '/en/VisitorExhibitor?area=beer',
  ]);
  expect(within(region).getByText('143 exhibitors')).toBeVisible();
  expect(within(region).getByText('1 exhibitor')).toBeVisible();
});

it('shows the areas in Chinese', async () => {
  await renderFragment(section, 'areas', { locale: 'tw', data: { about: sampleAbout('tw') } });
  expect(screen.getByRole('heading', { name: '四大主題展區' })).toBeVisible();
  expect(screen.getByText('143 家參展商')).toBeVisible();
});

it('renders nothing when the data cannot be loaded', async () => {
  const { container } = await renderFragment(section, 'areas', {
    locale: 'tw',
    failures: { about: 503 },
  });
  expect(container).toBeEmptyDOMElement();
});
