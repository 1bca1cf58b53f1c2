import { writeList, type ListEntry } from '@dswine/shared/fair/my-list';
import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';

const entries: ListEntry[] = [
  {
    kind: 'exhibitor',
    id: '1001',
    names: { tw: '一品酒莊', en: 'Élégance' },
    note: '',
    booths: ['A0123'],
  },
  { kind: 'exhibitor', id: '1002', names: { tw: '臺灣啤酒' }, note: '問新酒', booths: ['B0200'] },
  {
    kind: 'event',
    id: '701',
    names: { tw: '品飲會' },
    note: '',
    booths: [],
    start: '2026-04-18T14:00:00+08:00',
  },
];
const store = (list: ListEntry[]) =>
  localStorage.setItem('dswine-my-list', writeList('DSWINE2026', list));
const stored = () => localStorage.getItem('dswine-my-list') ?? '';

beforeEach(() => localStorage.clear());

it('shows what the device keeps, without the organiser', async () => {
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

it('shows a name in the language in which it was seen, and says which', async () => {
  store(entries);
  await renderPage(section, 'my-list', { locale: 'en' });
  expect(screen.getByRole('heading', { name: '臺灣啤酒' })).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByRole('heading', { name: 'Élégance' })).not.toHaveAttribute('lang');
});

it('keeps notes, lets go, and says so', async () => {
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

it('compares two, and says how many may be chosen', async () => {
  const user = userEvent.setup();
  store(entries);
  await renderPage(section, 'my-list');
  const button = screen.getByRole('button', { name: '比較所選' });
  expect(button).toBeDisabled();
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(button).toBeEnabled();
  expect(button.closest('form')).toHaveAttribute('action', '/Compare');
});

it('is empty at first', async () => {
  await renderPage(section, 'my-list');
  expect(screen.getByRole('heading', { name: '清單還是空的' })).toBeVisible();
});

it('makes a way of the list without the organiser, by number', async () => {
  store(entries);
  await renderPage(section, 'my-visit');
  const stops = within(screen.getByRole('region', { name: '攤位順序' })).getAllByRole('listitem');
  expect(stops.map((stop) => within(stop).getByRole('heading').textContent)).toEqual([
    '一品酒莊',
    '臺灣啤酒',
  ]);
  expect(screen.getByText('平面圖尚未公布，先依攤位號碼排列。')).toBeVisible();
  expect(screen.getByRole('link', { name: '從上一站怎麼走' })).toHaveAttribute(
    'href',
    '/VisitorFloorplan?from=A0123&to=B0200',
  );
});
