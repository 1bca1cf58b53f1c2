import { type ListEntry } from '@dswine/shared/fair/my-list';
import { renderPage } from '@dswine/shared/testing/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { entries, store, stored } from './my-list.fixture.ts';

beforeEach(() => localStorage.clear());

it('shows the list from localStorage without data from the organiser', async () => {
  store(entries);
  await renderPage(section, 'my-list');
  const exhibitors = within(screen.getByRole('region', { name: /^參展商/ }));
  expect(exhibitors.getByRole('link', { name: '一品酒莊' })).toHaveAttribute(
    'href',
    '/VisitorExhibitor/Detail/1001',
  );
  expect(exhibitors.getByRole('textbox', { name: '備註：臺灣啤酒' })).toHaveValue('問新酒');
  expect(screen.getByRole('link', { name: '品飲會' })).toHaveAttribute(
    'href',
    '/EventsCalender/Detail/701',
  );
});

it('marks a name that is stored only in the other language', async () => {
  store(entries);
  await renderPage(section, 'my-list', { locale: 'en' });
  expect(screen.getByRole('heading', { name: '臺灣啤酒' })).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByRole('heading', { name: 'Élégance' })).not.toHaveAttribute('lang');
});

it('stores notes, removes an entry and announces the removal', async () => {
  const user = userEvent.setup();
  store(entries);
  await renderPage(section, 'my-list');
  await user.type(screen.getByRole('textbox', { name: '備註：一品酒莊' }), '十點');
  expect(stored()).toContain('十點');
  await user.click(screen.getByRole('button', { name: '從清單移除：臺灣啤酒' }));
  expect(screen.getByText('已從清單移除：臺灣啤酒')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: /^參展商/ })).toHaveFocus();
  expect(stored()).not.toContain('1002');
});

it('enables the comparison when entries are selected', async () => {
  const user = userEvent.setup();
  store(entries);
  await renderPage(section, 'my-list');
  const button = screen.getByRole('button', { name: '比較所選' });
  expect(button).toBeDisabled();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(button).toBeEnabled();
  expect(button.closest('form')).toHaveAttribute('action', '/Compare');
});

it('compares two to four exhibitors and disables the other checkboxes at four', async () => {
  const user = userEvent.setup();
  store(
    ['1', '2', '3', '4', '5'].map((id) => ({
      kind: 'exhibitor',
      id,
      names: { tw: `酒莊 ${id}` },
      note: '',
      booths: [],
    })),
  );
  await renderPage(section, 'my-list');
  const button = screen.getByRole('button', { name: '比較所選' });
  expect(screen.getByText('選二到四項並排比較。')).toBeVisible();
  const [first, ...others] = screen.getAllByRole('checkbox', { name: /酒莊/ });
  const last = others.pop();
  if (!first || !last) throw new Error('There are no checkboxes.');
  await user.click(first);
  expect(button).toBeDisabled();
  for (const box of others) {
    expect(last).toBeEnabled();
    await user.click(box);
    expect(button).toBeEnabled();
  }
  expect(last).toBeDisabled();
  await user.click(first);
  expect(last).toBeEnabled();
});

it('shows an empty state without entries', async () => {
  await renderPage(section, 'my-list');
  expect(screen.getByRole('heading', { name: '清單還是空的' })).toBeVisible();
});

const stepsOf = (day: string) =>
  within(screen.getByRole('region', { name: day }))
    .getAllByRole('listitem')
    .map((step) => within(step).getByRole('heading').textContent);

it('orders the route by booth number without data from the organiser', async () => {
  store(entries);
  await renderPage(section, 'my-visit');
  expect(stepsOf('4月18日（六）')).toEqual(['一品酒莊', '臺灣啤酒', '品飲會']);
  expect(screen.getByText('平面圖尚未公布，先依攤位號碼排列。')).toBeVisible();
  expect(screen.getByRole('link', { name: '從上一站怎麼走' })).toHaveAttribute(
    'href',
    '/VisitorFloorplan?from=A0123&to=B0200',
  );
});

const at = (time: string) => `2026-04-18T${time}:00+08:00`;
const savedEvent = (id: string, from: string, to: string, rest: Partial<ListEntry> = {}) =>
  ({
    kind: 'event',
    id,
    names: { tw: `活動 ${id}` },
    note: '',
    booths: [],
    start: at(from),
    end: at(to),
    ...rest,
  }) satisfies ListEntry;

it('shows the country and area of an exhibitor, and links its booth to the plan', async () => {
  store([
    {
      kind: 'exhibitor',
      id: '1001',
      names: { tw: '一品酒莊' },
      note: '',
      booths: ['A0123'],
      area: 'wine',
      countries: { tw: '法國' },
    },
  ]);
  await renderPage(section, 'my-list');
  const row = within(screen.getByRole('article'));
  expect(row.getByText('法國')).toBeVisible();
  expect(row.getByText('葡萄酒')).toBeVisible();
  expect(row.getByRole('link', { name: /^A0123/ })).toHaveAttribute(
    'href',
    '/VisitorFloorplan?booth=A0123',
  );
});

it('saves and clears priority, rating and tastes with buttons', async () => {
  const user = userEvent.setup();
  store(entries.slice(0, 1));
  await renderPage(section, 'my-list');
  const must = screen.getByRole('button', { name: '一定要去' });
  must.focus();
  await user.keyboard('{Enter}');
  expect(must).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByText('品飲筆記'));
  await user.click(screen.getByRole('button', { name: '4 分，滿分 5 分' }));
  await user.click(screen.getByRole('button', { name: '煙燻' }));
  await user.click(screen.getByRole('button', { name: '不甜' }));
  expect(screen.getByText('4/5 分 · 煙燻 · 不甜')).toBeVisible();
  expect(stored()).toContain('"want":"must"');
  for (const name of ['4 分，滿分 5 分', '煙燻', '不甜', '一定要去'])
    await user.click(screen.getByRole('button', { name }));
  expect(stored()).not.toMatch(/want|rating|taste/);
});

it('sorts events by time, and shows overlaps and free time', async () => {
  store([
    savedEvent('3', '15:00', '16:00'),
    savedEvent('1', '13:00', '14:00'),
    savedEvent('2', '13:30', '14:30'),
  ]);
  await renderPage(section, 'my-list');
  expect(screen.getByRole('heading', { level: 3, name: '4月18日（六）' })).toBeVisible();
  expect(
    screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
  ).toEqual(['活動 1', '活動 2', '活動 3']);
  expect(screen.getByText('與「活動 2」時間重疊（13:30–14:30）')).toBeVisible();
  expect(screen.getByText('與「活動 1」時間重疊（13:00–14:00）')).toBeVisible();
  expect(screen.getByText('空檔 30 分鐘（14:30–15:00）。')).toBeVisible();
});

const ofTheDay = [
  savedEvent('1', '10:00', '11:00'),
  savedEvent('2', '13:00', '14:00', {
    places: { tw: '主舞臺' },
    placeCode: 'main-stage',
    walk: 2,
  }),
  savedEvent('3', '15:00', '16:00'),
];
const onTheDay = at('13:10');

it('collapses past events during the show, and shows only remaining free time', async () => {
  store(ofTheDay);
  await renderPage(section, 'my-list', { now: onTheDay });
  const folded = screen.getByText('已結束的 1 場活動').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded ?? document.body).getByText('活動 1')).not.toBeVisible();
  expect(screen.getByText('活動 2')).toBeVisible();
  expect(screen.getByText('進行中')).toBeVisible();
  expect(screen.getByText('空檔 60 分鐘（14:00–15:00）。')).toBeVisible();
  expect(screen.queryByText(/11:00–13:00/)).toBeNull();
});

it('collapses nothing after the show', async () => {
  store(ofTheDay);
  await renderPage(section, 'my-list', { now: '2026-05-01T00:00:00Z' });
  expect(screen.queryByText(/^已結束的/)).toBeNull();
  expect(screen.getAllByText('已結束')).toHaveLength(3);
});

it('merges saved events and booths into one route, with locations and minutes', async () => {
  store([...entries.slice(0, 2), ...ofTheDay]);
  await renderPage(section, 'my-visit', { now: onTheDay });
  expect(screen.getByText('已結束的 1 場活動')).toBeVisible();
  expect(stepsOf('4月18日（六）')).toEqual(['活動 2', '一品酒莊', '臺灣啤酒', '活動 3']);
  expect(screen.getByRole('link', { name: /^主舞臺/ })).toHaveTextContent(/離入口\s2\s分鐘/);
  expect(
    screen
      .getAllByRole('link', { name: '從上一站怎麼走' })
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/VisitorFloorplan?from=main-stage&to=A0123',
    '/VisitorFloorplan?from=A0123&to=B0200',
  ]);
});

it('counts all booths of an exhibitor in My List and My Route', async () => {
  store([{ ...entries[0], booths: ['A0123', 'A0124'] } as ListEntry, ...entries.slice(1, 2)]);
  await renderPage(section, 'my-list');
  const name = '在平面圖上顯示這 3 個攤位';
  const onPlan = screen.getByRole('link', { name }).getAttribute('href');
  cleanup();
  await renderPage(section, 'my-visit');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', onPlan);
  expect(screen.getByText('A0124')).toBeVisible();
});

it('shows changes until the visitor confirms them', async () => {
  const user = userEvent.setup();
  store([
    savedEvent('1', '15:00', '16:00', {
      seen: { names: { tw: '活動 1' }, booths: [], start: at('14:00'), end: at('15:00') },
    }),
    savedEvent('2', '17:00', '18:00', { isDeleted: true }),
  ]);
  await renderPage(section, 'my-list');
  expect(screen.getByText('上次看過之後，有 2 項變更')).toBeVisible();
  expect(screen.getAllByText(/時間：14:00 → 15:00/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/時間：14:00/)).toBeNull();
  expect(screen.getByText('這場活動已取消，或已不在節目表上。')).toBeVisible();
});
