import {
  expectAlert,
  expectArticles,
  expectLink,
  expectText,
  linksOf,
  navigation,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleEmptyList, sampleExhibitorList } from './exhibitors.fixture.ts';

const search = '?keyword=清酒&country=JP&area=sake&tag=organic&page=2';
const list = sampleExhibitorList('tw');
const full = { data: { exhibitors: list } };
const hidden = true;
const linksIn = (container: HTMLElement) =>
  linksOf(container).map(([text, href]) => [text, decodeURIComponent(href)]);

it('submits facets and keyword with GET forms that each include the other’s values', async () => {
  const { container } = await open('exhibitors', {
    ...full,
    search: `${search}&sort=name`,
    params: { category: 'junmai' },
  });
  const sent = [...container.querySelectorAll('form')].map((form) => {
    expect(form).toHaveAttribute('action', '/VisitorExhibitor');
    expect(form).toHaveAttribute('method', 'get');
    return [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`).sort();
  });
  const shared = ['area=sake', 'category=junmai', 'country=JP', 'keyword=清酒', 'sort=name'];
  const facets = [...shared, 'tag=organic'];
  expect(sent).toEqual([[...facets, 'booth=', 'type=keyword'].sort(), facets]);
  expect(screen.getByRole('combobox', { name: '搜尋參展商' })).toHaveValue('清酒');
  const apply = screen.getByRole('button', { name: '套用篩選', hidden });
  expect(apply).toHaveAttribute('type', 'submit');
});

it.each([
  ['exhibitors', '?type=keyword', '請輸入關鍵字', 'combobox', 3],
  ['exhibitors', '?type=booth', '請輸入攤位號碼', 'textbox', 3],
  ['products', '?type=keyword', '請輸入關鍵字', 'combobox', 2],
])('reports the empty field of %s%s and shows the list', async (...row) => {
  const [id, query, message, role, count] = row;
  await open(id, { ...(id === 'exhibitors' && full), search: query });
  expectAlert(message);
  expect(screen.getByRole(role)).toHaveAccessibleDescription(message);
  expectArticles(count);
});

it('links every sort order and marks the current one', async () => {
  await open('exhibitors', { ...full, search: '?country=FR&sort=name&page=2' });
  const sorts = navigation('排序');
  expect(linksIn(sorts)).toEqual([
    ['預設', '/VisitorExhibitor?country=FR'],
    ['人氣', '/VisitorExhibitor?country=FR&sort=popularity'],
    ['筆畫', '/VisitorExhibitor?country=FR&sort=name'],
  ]);
  expect(within(sorts).getByRole('link', { current: true })).toHaveTextContent('筆畫');
});

it('suggests matches while typing, and opens one with the keyboard', async () => {
  const requests: string[] = [];
  const opened = jest.fn((event: Event) => event.preventDefault());
  const Items = [
    { Kind: 'category', Id: 'junmai', Name: 'Junmai', Note: '31' },
    { Kind: 'exhibitor', Id: '1002', Name: 'Yukimachi Shuzo', Note: 'C0305', Area: 'sake' },
  ];
  await openEnglish('exhibitors', { fetcher: async (key) => (requests.push(key), { Items }) });
  document.addEventListener('click', opened);
  const box = screen.getByRole('combobox', { name: 'Search exhibitors' });
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box, 'yuki');
  const options = await screen.findAllByRole('option');
  expect(requests.filter((key) => key.startsWith('Suggestions/'))).toEqual([
    'Suggestions/DSWINE2026?Lang=en&Of=exhibitors&Keyword=yuki',
  ]);
  expect(options.map((option) => option.getAttribute('href'))).toEqual([
    '/en/VisitorExhibitor/junmai',
    '/en/VisitorExhibitor/Detail/1002',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.lastCall?.[0].target).toBe(options[1]);
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(box, 'm');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('yukim');
  document.removeEventListener('click', opened);
});

it('explains that the results are for a corrected keyword', async () => {
  const exhibitors = { ...sampleExhibitorList('en'), Corrected: 'Yukimachi' };
  await openEnglish('exhibitors', { search: '?keyword=yukimaci', data: { exhibitors } });
  expectText('Nothing was found for “yukimaci”. These are the results for “Yukimachi”.');
});

it('shows facet checkboxes with counts in their order, checked when selected', async () => {
  const Countries = [...list.Facets.Countries, { Code: 'GE', Name: '喬治亞', Count: 0 }];
  const exhibitors = { ...list, Facets: { ...list.Facets, Countries } };
  await open('exhibitors', { search, data: { exhibitors } });
  const areas = within(screen.getByRole('group', { name: '展區', hidden }));
  expect(areas.getByRole('checkbox', { name: /清酒區.*60/, hidden })).toBeChecked();
  expect(areas.getByRole('checkbox', { name: /葡萄酒區.*120/, hidden })).not.toBeChecked();
  const countries = within(screen.getByRole('group', { name: '國家／地區', hidden }));
  const labels = countries.getAllByRole('listitem', { hidden });
  // Without exhibitors, a country is left out.
  expect(labels.map(({ textContent }) => textContent)).toEqual(['臺灣62', '法國41', '日本38']);
});

it.each([
  [true, 1, 'the panel is beside the list'],
  [false, 0, 'the panel covers the list'],
])('(desktop: %s) submits %d forms when a checkbox changes: %s', async (matches, times) => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  window.matchMedia = ((media: string) => ({ matches, media })) as typeof window.matchMedia;
  document.addEventListener('submit', sent);
  await open('exhibitors');
  await userEvent.click(screen.getByRole('checkbox', { name: /法國/, hidden }));
  expect(sent).toHaveBeenCalledTimes(times);
  document.removeEventListener('submit', sent);
});

it('links each selected filter to the list without it, and clears all with one link', async () => {
  await open('exhibitors', { ...full, search });
  expect(linksIn(screen.getByRole('list', { name: '已選條件' }))).toEqual([
    ['移除條件：「清酒」', '/VisitorExhibitor?area=sake&country=JP&tag=organic'],
    ['移除條件：清酒區', '/VisitorExhibitor?keyword=清酒&country=JP&tag=organic'],
    ['移除條件：日本', '/VisitorExhibitor?keyword=清酒&area=sake&tag=organic'],
    ['移除條件：#有機認證', '/VisitorExhibitor?keyword=清酒&area=sake&country=JP'],
    ['全部清除', '/VisitorExhibitor'],
  ]);
  const button = screen.getByRole('button', { name: '篩選（3）' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(panel).toHaveAttribute('popover', 'auto');
});

it('offers wider searches, removable filters and the full list when nothing matches', async () => {
  const exhibitors = { ...sampleEmptyList('tw'), Wider: [{ Without: 'Country', Total: 4 }] };
  await open('exhibitors', { search, data: { exhibitors } });
  const keyword = new URLSearchParams({ keyword: '清酒' });
  expect(screen.getByRole('status')).toHaveTextContent('共 0 家參展商');
  expectLink('不限國家／地區：4 筆', `/VisitorExhibitor?${keyword}&area=sake&tag=organic`);
  expectLink('到參展產品找「清酒」', `/VisitorProduct?${keyword}`);
  expectLink('看全部參展商', '/VisitorExhibitor');
  expect(screen.getByRole('list', { name: '已選條件' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^篩選$/ })).toBeNull();
});

it('links to all options of a long facet and preserves the selected filters', async () => {
  const exhibitors = { ...list, More: ['category', 'country'] };
  await open('exhibitors', { search: '?country=JP&more=tag&page=2', data: { exhibitors } });
  const href = (name: string) => screen.getByRole('link', { name, hidden }).getAttribute('href');
  expect(href('更多國家／地區')).toBe('/VisitorExhibitor?country=JP&more=tag&more=country&page=2');
  expect(href('更多類別')).toBe('/VisitorExhibitor?country=JP&more=tag&more=category&page=2');
  const form = screen.getByRole<HTMLFormElement>('form', { name: '篩選條件', hidden });
  expect(new FormData(form).getAll('more')).toEqual(['tag']);
});
