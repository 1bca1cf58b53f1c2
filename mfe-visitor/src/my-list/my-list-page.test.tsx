import {
  expectLink,
  expectNoText,
  expectText,
  field,
  headings,
  hrefOf,
  press,
  region,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleExhibitorCards } from '../exhibitors/exhibitors.fixture.ts';
import { open, openEnglish } from '../open-sample.fixture.ts';
import {
  at,
  entries,
  eventEntry,
  eventsOf,
  exhibitorEntry,
  store,
  stored,
} from './my-list.fixture.ts';

beforeEach(() => localStorage.clear());

it('shows the list from localStorage without data from the organiser', async () => {
  store(entries);
  await open('my-list');
  expectLink('一品酒莊', '/VisitorExhibitor/Detail/1001');
  expect(field('備註：臺灣啤酒')).toHaveValue('問新酒');
  expectText('法國', '葡萄酒');
  expectLink(/^A0123/, '/VisitorFloorplan?booth=A0123');
  expectLink('品飲會', '/EventsCalender/Detail/701');
});

it('marks a name that is stored only in the other language', async () => {
  store(entries);
  await openEnglish('my-list');
  expect(screen.getByRole('heading', { name: '臺灣啤酒' })).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByRole('heading', { name: 'Élégance' })).not.toHaveAttribute('lang');
});

it('stores notes, and removes an entry, which can be restored with its note', async () => {
  store(entries);
  await open('my-list');
  await userEvent.type(field('備註：一品酒莊'), '十點');
  expect(stored()).toContain('十點');
  await press('從清單移除：臺灣啤酒');
  expect(screen.getByText('已從清單移除：臺灣啤酒')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: /^參展商/ })).toHaveFocus();
  expect(stored()).not.toContain('1002');
  await press('復原');
  expect(field('備註：臺灣啤酒')).toHaveValue('問新酒');
});

it('compares two to four exhibitors and disables the other checkboxes at four', async () => {
  store(['1', '2', '3', '4', '5'].map((id) => exhibitorEntry(id)));
  await open('my-list');
  const button = screen.getByRole('button', { name: '比較所選' });
  expect(button.closest('form')).toHaveAttribute('action', '/Compare');
  expectText('選二到四項並排比較。');
  const boxes = screen.getAllByRole('checkbox', { name: /酒莊/ });
  const states = [];
  for (const box of [...boxes.slice(0, 4), boxes[0]]) {
    await userEvent.click(box ?? button);
    states.push([!button.hasAttribute('disabled'), !boxes[4]?.hasAttribute('disabled')]);
  }
  expect(states).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
    [true, true],
  ]);
});

it('shows an empty state, and offers those without a login to synchronise', async () => {
  await openEnglish('my-list', { fair: { loginStatus: 'NoLogin' } });
  expectText('Your list is empty');
  await press('Synchronise with my account');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('You must be logged in to use this function.');
  expectLink('Login', '/en/Login?next=%2Fen%2FMyList', alert);
});

it.each([
  ['after it was erased', 'dswine_list=1', null, true],
  ['when it was never used', '', null, false],
  ['when the visitor has emptied it', 'dswine_list=1', [], false],
])('says what happened to an empty list %s', async (_, cookie, list, isErased) => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  if (list) store(list);
  await openEnglish('my-list');
  expect(screen.queryByText('The browser has erased your list') !== null).toBe(isErased);
});

it.each([
  ['Chrome', 'Google Inc.', /Clearing the browser’s data removes it/, 'Send the list to myself'],
  ['Safari', 'Apple Computer, Inc.', /have not opened this site for seven days/, '#share-list'],
  ['Line/15.8', 'Apple Computer, Inc.', /in LINE only/, 'openExternalBrowser=1'],
  ['[FBAV/500.0;]', 'Google Inc.', /menu of Facebook/, '#share-list'],
])('says where %s keeps the list, and offers the way out', async (agent, vendor, text, way) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  store(entries);
  await openEnglish('my-list');
  const place = screen.getByText(text);
  expect(within(place).getByRole('link').outerHTML).toContain(way);
});

it('saves and clears priority, rating and tastes with buttons', async () => {
  const choices = ['4 分，滿分 5 分', '煙燻', '不甜'];
  store([exhibitorEntry('1')]);
  await open('my-list');
  const must = screen.getByRole('button', { name: '一定要去' });
  must.focus();
  await userEvent.keyboard('{Enter}');
  expect(must).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByText('品飲筆記'));
  for (const name of choices) await press(name);
  expectText('4/5 分 · 煙燻 · 不甜');
  expect(stored()).toContain('"want":"must"');
  for (const name of [...choices, '一定要去']) await press(name);
  expect(stored()).not.toMatch(/want|rating|taste/);
});

it('sorts events by time, and shows overlaps and free time', async () => {
  store(eventsOf('3 15:00 16:00; 1 13:00 14:00; 2 13:30 14:30'));
  await open('my-list');
  expect(headings(3)).toContain('4月17日（五）');
  expect(headings(4)).toEqual(['活動 1', '活動 2', '活動 3']);
  expectText(
    '與「活動 2」時間重疊（13:30–14:30）',
    '與「活動 1」時間重疊（13:00–14:00）',
    '空檔 30 分鐘（14:30–15:00）。',
  );
});

it('collapses past events during the show, and shows only remaining free time', async () => {
  store(eventsOf('1 10:00 11:00; 2 13:00 14:00; 3 15:00 16:00'));
  const { unmount } = await open('my-list', { now: at('13:10') });
  const folded = screen.getByText('已結束的 1 場活動').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded ?? document.body).getByText('活動 1')).not.toBeVisible();
  expectText('活動 2', '進行中', '空檔 60 分鐘（14:00–15:00）。');
  expectNoText(/11:00–13:00/);
  unmount();
  await open('my-list', { now: '2026-05-01T00:00:00Z' });
  expectNoText(/^已結束的/);
  expect(screen.getAllByText('已結束')).toHaveLength(3);
});

it('shows changes until the visitor confirms them', async () => {
  const seen = { names: { tw: '活動 1' }, booths: [], start: at('14:00'), end: at('15:00') };
  store([
    eventEntry('1', '15:00', '16:00', { seen }),
    eventEntry('2', '17:00', '18:00', { isDeleted: true }),
  ]);
  await open('my-list');
  expectText('上次看過之後，有 2 項變更');
  expect(screen.getAllByText(/時間：14:00 → 15:00/)).toHaveLength(2);
  await press('知道了');
  expectNoText(/時間：14:00/);
  expectText('這場活動已取消，或已不在節目表上。');
});

it('undoes the import of a shared list and preserves earlier entries', async () => {
  store(entries);
  const before = JSON.parse(stored()) as { entries: unknown[] };
  const [card] = sampleExhibitorCards('tw');
  const shared = { Exhibitors: [{ ...card, Id: '1003' }], Products: [], Events: [], Doors: [] };
  await open('my-list', { search: 'items=e1003,e1001', data: { shared } });
  await press('加入我的清單');
  expect(screen.getByText('已加入 1 項。')).toHaveAttribute('role', 'status');
  expect(stored()).toContain('"1003"');
  await press('復原');
  expect(screen.getByText('剛才加入的項目已全部移除。')).toHaveFocus();
  expect(JSON.parse(stored())).toMatchObject({ entries: before.entries });
});

it('confirms that a shared list was declined, and moves focus to the message', async () => {
  const shared = { Exhibitors: [], Products: [], Events: [], Doors: [] };
  await open('my-list', { search: 'items=e1001', data: { shared } });
  await press('不用了');
  expect(screen.queryByRole('button', { name: '不用了' })).not.toBeInTheDocument();
  expect(screen.getByText('沒有加入對方分享的項目。')).toHaveFocus();
});

it('keeps focus in the account notice after removing another account’s list', async () => {
  store(entries);
  await open('my-list', { fair: { loginStatus: 'Logined', listSync: 'other-account' } });
  await press('從這臺裝置移除，改用目前帳號的清單');
  expect(stored()).toContain('"entries":[]');
  expect(document.activeElement).toContainElement(screen.getByText('這份清單屬於另一個帳號'));
});

it('counts all booths of an exhibitor in My List and My Route', async () => {
  store([{ ...entries[0], booths: ['A0123', 'A0124'] }, entries[1]]);
  const name = '在平面圖上顯示這 3 個攤位';
  const list = await open('my-list');
  const onPlan = hrefOf(name) ?? '';
  list.unmount();
  await open('my-visit');
  expectLink(name, onPlan);
  expect(within(region(/./)).getByText('A0124')).toBeVisible();
});
