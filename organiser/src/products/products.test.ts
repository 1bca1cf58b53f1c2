import { ProductDetail, ProductList } from '@dswine/shared/contract/products';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

const products = async (query: string) =>
  (
    await getData<ProductList>(organiser.app, `/api/expo/Products/DSWINE2026?${query}`, ProductList)
  ).Items.map((item) => item.Id);

it('filters and sorts products', async () => {
  expect(await products('Lang=tw')).toEqual(['20002', '20003', '20001']);
  expect(await products('Category=red-wine&Category=lager')).toEqual(['20002', '20001']);
  expect(await products('ExhibitorId=1003')).toEqual(['20003']);
  expect(await products('Featured=true')).toEqual(['20002']);
  expect(await products(`Keyword=${encodeURIComponent('果香 老藤')}`)).toEqual(['20001']);
});

it('returns a product with its exhibitor and related products', async () => {
  const product = await getData<ProductDetail>(
    organiser.app,
    '/api/expo/Products/Detail/DSWINE2026/20001?Lang=en',
    ProductDetail,
  );
  expect(product).toMatchObject({
    Name: 'Old vines',
    OtherName: '老藤紅酒',
    Model: 'M-20001',
    Description: 'Fruity',
    Tags: [{ Name: 'Organic' }],
    Vintage: 2019,
    Exhibitor: { Id: '1001', Website: 'https://elegance.example/', Booths: ['A0123'] },
    Related: [],
  });
});
