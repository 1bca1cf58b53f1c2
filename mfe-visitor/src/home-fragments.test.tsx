import { hrefOf, hrefsIn, region } from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from './open-sample.fixture.ts';

it('links each area to its exhibitors, with their number', async () => {
  await openEnglish('areas');
  const areas = region('Four themed areas');
  expect(hrefsIn(areas)).toEqual(
    ['wine', 'spirits', 'sake', 'beer'].map((area) => `/en/VisitorExhibitor?area=${area}`),
  );
  for (const count of ['143 exhibitors', '1 exhibitor'])
    expect(within(areas).getByText(count)).toBeVisible();
});

it.each([
  ['exhibitors', 'See all exhibitors', 'Exhibitor', '1001', 3],
  ['products', 'All products', 'Product', '20001', 2],
])('links the featured %s and the list', async (...row) => {
  const [kind, all, page, first, count] = row;
  await open(`featured-${kind}`, { locale: 'en' });
  const featured = region(`Featured ${kind}`);
  expect(within(featured).getAllByRole('heading', { level: 3 })).toHaveLength(count);
  expect(hrefsIn(featured)).toContain(`/en/Visitor${page}/Detail/${first}`);
  expect(hrefOf(new RegExp(all))).toBe(`/en/Visitor${page}`);
});

it.each([
  ['areas', 'failed'],
  ['featured-exhibitors', 'empty'],
  ['featured-products', 'empty'],
  ['featured-products', 'failed'],
  ['featured-products', 'loading'],
] as const)('renders nothing for %s when it is %s', async (id, state) => {
  const { container } = await open(id, { state });
  expect(container).toBeEmptyDOMElement();
});

it('shows an error with a retry link when featured exhibitors cannot be loaded', async () => {
  await open('featured-exhibitors', { state: 'failed' });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
});
