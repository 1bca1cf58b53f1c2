import {
  expectLink,
  expectNoText,
  expectText,
  expectTitle,
  hrefsIn,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { screen } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleProductDetail } from './products.fixture.ts';

it('lists products with exhibitor, booths, label data and the paid placement', async () => {
  await open('products');
  expectTitle('參展產品');
  expect(screen.getByRole('status')).toHaveTextContent('共 26 款產品');
  expectLink('渡船人白詩楠 2022', '/VisitorProduct/Detail/20001');
  expectText('A0123、A0124', /^白鷺岸酒莊/, '付費刊登');
  const label = textsOf(screen.getAllByRole('definition'));
  expect(label.slice(0, 3)).toEqual(['2022', '13.5%', '750 ml']);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('shows the source and number of ratings, and hides ratings without a source', async () => {
  const list = await openEnglish('products');
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(
    'Rated 4.6 out of 5 by 12 trade buyers at the preview tasting',
  );
  list.unmount();
  const { RatedBy: _, ...unrated } = sampleProductDetail('tw');
  await open('product', { data: { product: { ...unrated, Related: [], HighestRated: [] } } });
  expectNoText(/滿分 5 分/);
});

it('shows a product with its label data, exhibitor, booth link and related products', async () => {
  await openEnglish('product');
  expectTitle('Clos du Passeur Chenin Blanc 2022');
  expect(screen.getByText('渡船人白詩楠 2022')).toHaveAttribute('lang', 'zh-Hant-TW');
  expectText('WCP-204');
  expect(screen.getByRole('link', { name: /herons\.example/ })).toHaveAttribute('target', '_blank');
  expectLink('Old vines', '/en/VisitorProduct?tag=old-vines');
  const maker = region('Domaine de la Rive aux Hérons');
  expectLink(/A0123/, '/en/VisitorFloorplan?booth=A0123', maker);
  expectLink('See more of their products', '/en/VisitorProduct?exhibitorId=1001', maker);
  for (const name of ['Related products', 'Highest rated in this area'])
    expect(hrefsIn(region(name))).toContain('/en/VisitorProduct/Detail/20002');
});
