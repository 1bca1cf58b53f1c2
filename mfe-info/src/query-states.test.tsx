import { expectAlert, expectText, headings, hrefsIn } from '@dswine/shared/testing/read-page';
import { screen } from '@testing-library/react';
import { open, openEnglish } from './open-sample.fixture.ts';

it.each([
  ['news', ['最新消息']],
  ['news-item', []],
  ['hotels', ['周邊住宿']],
  ['history-video', ['歷年影片']],
])('shows that %s is loading, with its heading if it is known', async (id, heading) => {
  await open(id, { state: 'loading' });
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  if (heading.length > 0) expect(headings(1)).toEqual(heading);
});

it.each(['news', 'news-item', 'latest-news', 'hotels', 'history-video'])(
  'shows that %s cannot be loaded, with a retry link',
  async (id) => {
    await open(id, { state: 'failed' });
    expectAlert('暫時讀不到');
    expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
  },
);

it.each([
  ['news', '這個分類還沒有消息'],
  ['latest-news', '第一則消息即將發布'],
  ['hotels', '沒有符合條件的旅館'],
  ['history-video', '歷年影片整理中'],
])('shows that %s is empty', async (id, title) => {
  await open(id, { state: 'empty' });
  expectText(title);
});

it('renders no partners on the home page when loading fails', async () => {
  await open('partners-row', { state: 'failed' });
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['news', { category: 'nothing' }, 'There is no such page of news', '/en/News'],
  ['news-item', { id: '9' }, 'This story cannot be found', '/en/News'],
  ['album', { id: '9' }, 'This album cannot be found', '/en/HistoryPhoto'],
])('links to the list from an unknown %s', async (id, params, title, href) => {
  await openEnglish(id, { params });
  expectText(title);
  expect(hrefsIn(document.body)).toContain(href);
});

it.each([
  ['albums', 'albums', '所有相簿'],
  ['report', 'report', '展後報告整理中'],
  ['press', 'press', '媒體專區準備中'],
])('explains that there is no %s', async (id, request, text) => {
  await open(id, { failures: { [request]: 404 } });
  expect(screen.getAllByText(text)[0]).toBeVisible();
});
