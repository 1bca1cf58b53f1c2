import { expectAlert, expectLink, expectText } from '@dswine/shared/testing/read-page';
import { screen } from '@testing-library/react';
import { open } from './open-sample.fixture.ts';

it.each([
  ['exhibitors', '參展商名單載入中'],
  ['exhibitor', '載入中'],
  ['floor-plan', '載入中'],
])('shows that %s is loading', async (id, name) => {
  await open(id, { state: 'loading' });
  expect(screen.getByRole('status', { name })).toBeVisible();
});

it.each([
  ...['exhibitors', 'exhibitor', 'products', 'exhibitor-news', 'floor-plan'],
  ...['about-exhibition', 'admission', 'shuttle'],
])('shows that %s cannot be loaded, with a retry link', async (id) => {
  await open(id, { state: 'failed' });
  expectAlert('暫時讀不到');
  expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
});

it.each([
  ['exhibitors', '找不到符合條件的參展商'],
  ['products', '找不到符合條件的產品'],
  ['exhibitor-news', '這個分類還沒有消息'],
  ['floor-plan', '平面圖更新中'],
  ['about-exhibition', '展覽介紹準備中'],
  ['admission', '入場須知更新中'],
  ['shuttle', '接駁車時刻更新中'],
])('shows that %s has no content yet', async (id, title) => {
  await open(id, { state: 'empty' });
  expectText(title);
});

it.each([
  ['exhibitors', { category: 'nothing' }, '看全部參展商', '/VisitorExhibitor'],
  ['exhibitor', { id: '9' }, '看全部參展商', '/VisitorExhibitor'],
  ['exhibitor-inquiry', { id: '9' }, '看全部參展商', '/VisitorExhibitor'],
  ['product', { id: '9' }, '看全部產品', '/VisitorProduct'],
  ['product-inquiry', { id: '9' }, '看全部產品', '/VisitorProduct'],
  ['exhibitor-news-item', { id: '9' }, '看全部參展商新訊', '/VisitorExNews'],
])('links to the list instead of an error from an unknown %s', async (id, params, name, href) => {
  const failures = { exhibitors: { exhibitors: 404 } }[id];
  await open(id, { params, ...(failures && { failures }) });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: '送出洽詢' })).toBeNull();
  expectLink(name, href);
});
