import { screen } from '@testing-library/react';
import { renderInSite } from '@dswine/shared/testing/render-in-site';
import en from '../messages/en.json';
import { Fragment } from './featured-products.tsx';
import { sampleProductList } from './products.fixture.ts';

const products = sampleProductList('en');
const [first] = products.Items;
const requests = { products: { template: 'Products/{Code}?Featured=true&PageSize=6{&Lang}' } };
const show = (given: { data?: Record<string, unknown>; failures?: Record<string, number> }) =>
  renderInSite(<Fragment />, {
    section: 'visitor',
    messages: en,
    locale: 'en',
    path: '/en',
    requests,
    ...given,
  });

it('links each featured product and the list of all products', () => {
  show({ data: { products } });
  expect(screen.getByRole('heading', { level: 2, name: 'Featured products' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(products.Items.length);
  expect(screen.getByRole('link', { name: new RegExp(first?.Name ?? 'none') })).toHaveAttribute(
    'href',
    `/en/VisitorProduct/Detail/${first?.Id}`,
  );
  expect(screen.getByRole('link', { name: /All products/ })).toHaveAttribute(
    'href',
    '/en/VisitorProduct',
  );
});

it.each([
  ['nothing is featured', { data: { products: { ...products, Total: 0, Items: [] } } }],
  ['the organiser responds with an error', { failures: { products: 500 } }],
  ['the data is loading', {}],
])('renders nothing while %s', (_what, given) => {
  const { container } = show(given);
  expect(container).toBeEmptyDOMElement();
});
