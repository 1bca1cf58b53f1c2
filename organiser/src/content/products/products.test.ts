import { ProductDetail } from '@dswine/shared/contract/products';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const organiser = startedBeforeAll(startTestOrganiser);

it.each([
  ['Lang=tw', ['20002', '20003', '20001']],
  ['Category=red-wine&Category=lager', ['20002', '20001']],
  ['ExhibitorId=1003', ['20003']],
  [`Keyword=${encodeURIComponent('果香 老藤')}`, ['20001']],
])('filters and sorts products: %s', async (query, ids) => {
  const response = await organiser.get(`Products/DSWINE2026?${query}`);
  const { Data } = response.json<{ Data: { Items: { Id: string }[] } }>();
  expect(Data.Items.map(({ Id }) => Id)).toEqual(ids);
});

it('returns a product with its exhibitor', async () => {
  const url = 'Products/Detail/DSWINE2026/20001?Lang=en';
  expect(await organiser.read(ProductDetail, url)).toMatchObject({
    Name: 'Old vines',
    OtherName: '老藤紅酒',
    Model: 'M-20001',
    Tags: [{ Name: 'Organic' }],
    Exhibitor: { Id: '1001', Website: 'https://elegance.example/', Booths: ['A0123'] },
    Related: [],
  });
});
