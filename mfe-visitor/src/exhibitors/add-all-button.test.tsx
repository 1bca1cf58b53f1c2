import { readList } from '@dswine/shared/fair/lists/my-list';
import { expectLink } from '@dswine/shared/testing/read-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exhibitorEntry, store, stored } from '../my-list/my-list.fixture.ts';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleExhibitorCards, sampleExhibitorList } from './exhibitors.fixture.ts';

beforeEach(() => localStorage.clear());

const search = '?keyword=找進口商&area=beer&sort=name&page=2';
const pages = { ...sampleExhibitorList('tw'), Total: 27, PageCount: 2 };
const onePage = { ...pages, Total: 3, Page: 1, PageCount: 1 };
const listed = () => readList(stored(), 'DSWINE2026').map(({ id }) => id);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('adds the results of all pages to the list, says so and undoes it', async () => {
  const requests: string[] = [];
  const [card] = sampleExhibitorCards('tw');
  const Items = Array.from({ length: 27 }, (_, index) => ({ ...card, Id: String(1001 + index) }));
  store([exhibitorEntry('1002', { note: '先去' })]);
  const fetcher = async (key: string) => (requests.push(key), { ...pages, Items });
  await act(
    async () => void (await open('exhibitors', { search, data: { exhibitors: pages }, fetcher })),
  );
  await press('把其餘 26 家加入清單');
  expect(requests.map(decodeURIComponent)).toEqual([
    'Exhibitors/DSWINE2026?Items=card&Facets=none&PageSize=30&Lang=tw&Keyword=找進口商&Area=beer',
  ]);
  expect(listed()).toHaveLength(27);
  expect(new Set(listed()).size).toBe(27);
  expect(screen.getByText('已把 26 家加入清單。')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /家加入清單/ })).toBeNull();
  expectLink('排出參觀路線', '/MyVisit');
  await press('復原');
  expect(listed()).toEqual(['1002']);
  expect(stored()).toContain('先去');
});

it('adds what the list has room for', async () => {
  store(Array.from({ length: 98 }, (_, index) => exhibitorEntry(String(2000 + index))));
  await openEnglish('exhibitors', { search: '?area=beer', data: { exhibitors: onePage } });
  await press('Add these 3 to my list');
  expect(listed()).toHaveLength(100);
  expect(screen.getByText('The list is full (100 entries): only 2 added.')).toBeVisible();
  await press('Add 1 more to my list');
  expect(screen.getByText(/Nothing was added/)).toBeVisible();
});

it.each([
  ['without a search', '?sort=name', onePage],
  ['for more than 30 results', search, { ...pages, Total: 31 }],
])('is not offered %s', async (_when, query, exhibitors) => {
  await open('exhibitors', { search: query, data: { exhibitors } });
  expect(screen.queryByRole('button', { name: /家加入清單/ })).toBeNull();
});
