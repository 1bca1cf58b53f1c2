import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleEmptyProducts, sampleProductDetail, sampleProductList } from './products.fixture.ts';

it('lists products with exhibitor, booths, label data and the paid placement', async () => {
  await renderPage(section, 'products', { data: { products: sampleProductList('tw') } });
  expect(screen.getByRole('heading', { level: 1, name: '參展產品' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('共 26 款產品');
  const [first] = screen.getAllByRole('article');
  const chenin = within(first ?? document.body);
  expect(chenin.getByRole('link', { name: '渡船人白詩楠 2022' })).toHaveAttribute(
    'href',
    '/VisitorProduct/Detail/20001',
  );
  expect(chenin.getByText('A0123、A0124')).toBeVisible();
  expect(chenin.getByText(/^白鷺岸酒莊/)).toBeVisible();
  expect(chenin.getByText('付費刊登')).toBeVisible();
  expect(chenin.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2022',
    '13.5%',
    '750 ml',
  ]);
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each(['tw', 'en'] as const)('formats counts with thousands separators (%s)', async (locale) => {
  const many = { Total: 2400, Page: 60, PageCount: 100 };
  const products = { ...sampleProductList(locale), ...many };
  await renderPage(section, 'products', { locale, data: { products } });
  expect(screen.getByRole('status')).toHaveTextContent(/2,400.*1,\d{3}/);
});

it('shows the source and number of ratings, and hides ratings without a source', async () => {
  const list = await renderPage(section, 'products', {
    locale: 'en',
    data: { products: sampleProductList('en') },
  });
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Rated 4.6 out of 5 by 12 trade buyers at the preview tasting');
  list.unmount();
  const product = sampleProductDetail('tw');
  const one = await renderPage(section, 'product', {
    params: { id: product.Id },
    data: { product },
  });
  expect(screen.getByText('展前品評：12 位專業買主評 4.6 分（滿分 5 分）')).toBeVisible();
  one.unmount();
  const { RatedBy: _, ...unrated } = product;
  await renderPage(section, 'product', {
    params: { id: product.Id },
    data: { product: { ...unrated, Related: [], HighestRated: [] } },
  });
  expect(screen.queryByText(/滿分 5 分/)).toBeNull();
});

it('reports an empty keyword and still shows the list', async () => {
  await renderPage(section, 'products', {
    locale: 'en',
    search: '?type=keyword',
    data: { products: sampleProductList('en') },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a keyword');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows empty and error states of the list', async () => {
  const empty = await renderPage(section, 'products', {
    data: { products: sampleEmptyProducts('tw') },
  });
  expect(screen.getByRole('heading', { name: '找不到符合條件的產品' })).toBeVisible();
  empty.unmount();
  await renderPage(section, 'products', { failures: { products: 503 } });
  expect(screen.getByRole('alert')).toHaveTextContent('暫時讀不到產品資料');
});

it('shows a product with its label data, exhibitor, booth link and related products', async () => {
  await renderPage(section, 'product', {
    locale: 'en',
    params: { id: '20001' },
    data: { product: sampleProductDetail('en') },
  });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Clos du Passeur Chenin Blanc 2022' }),
  ).toBeVisible();
  expect(screen.getByText('渡船人白詩楠 2022')).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByText('WCP-204')).toBeVisible();
  expect(screen.getByText(/^Rated 4\.6 out of 5 by 12 trade buyers/)).toBeVisible();
  expect(screen.getByRole('link', { name: /herons\.example/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Old vines' })).toHaveAttribute(
    'href',
    '/en/VisitorProduct?tag=old-vines',
  );
  const maker = within(screen.getByRole('region', { name: 'Domaine de la Rive aux Hérons' }));
  expect(maker.getByRole('link', { name: /A0123/ })).toHaveAttribute(
    'href',
    '/en/VisitorFloorplan?booth=A0123',
  );
  expect(maker.getByRole('link', { name: 'See more of their products' })).toHaveAttribute(
    'href',
    '/en/VisitorProduct?exhibitorId=1001',
  );
  for (const name of ['Related products', 'Highest rated in this area'])
    expect(
      within(screen.getByRole('region', { name })).getAllByRole('link').length,
    ).toBeGreaterThan(0);
});

it('shows loading and not-found states of a product', async () => {
  const loading = await renderPage(section, 'product', { params: { id: '20001' } });
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  loading.unmount();
  await renderPage(section, 'product', { params: { id: '9' }, failures: { product: 404 } });
  expect(screen.getByRole('link', { name: '看全部產品' })).toHaveAttribute(
    'href',
    '/VisitorProduct',
  );
});
