import { renderInSite } from '@dswine/shared/testing/render-in-site';
import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { FacetPanel } from '../search/facet-panel.tsx';
import { nothingChosen, wholeList } from '../search/list-filter.ts';
import { sampleEmptyList, sampleExhibitorList } from './exhibitors.fixture.ts';

const search = '?keyword=清酒&country=JP&area=sake&tag=organic&page=2';
const full = { data: { exhibitors: sampleExhibitorList('tw') } };

it('submits facets and keyword with GET forms that each include the other’s values', async () => {
  const { container } = await renderPage(section, 'exhibitors', {
    ...full,
    search: `${search}&sort=name`,
    params: { category: 'junmai' },
  });
  const expected: [RegExp, string][] = [
    [
      /search/,
      'area=sake&booth=&category=junmai&country=JP&keyword=清酒&sort=name&tag=organic&type=keyword',
    ],
    [/panel/, 'area=sake&category=junmai&country=JP&keyword=清酒&sort=name&tag=organic'],
  ];
  for (const [index, form] of [...container.querySelectorAll('form')].entries()) {
    expect(form).toHaveAttribute('action', '/VisitorExhibitor');
    expect(form).toHaveAttribute('method', 'get');
    const sent = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    sent.sort();
    expect(String(sent)).toBe(String(new URLSearchParams(expected[index]?.[1])));
  }
  expect(screen.getByRole('combobox', { name: '搜尋參展商' })).toHaveValue('清酒');
  expect(screen.getByRole('button', { name: '套用篩選', hidden: true })).toHaveAttribute(
    'type',
    'submit',
  );
});

it.each([
  ['?type=keyword', '請輸入關鍵字', 'combobox', '搜尋參展商'],
  ['?type=booth', '請輸入攤位號碼', 'textbox', '攤位號碼（只看數字）'],
])('reports the empty field of %s and shows the list', async (query, message, role, field) => {
  await renderPage(section, 'exhibitors', { ...full, search: query });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole(role, { name: field })).toHaveAccessibleDescription(message);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('links every sort order and marks the current one', async () => {
  await renderPage(section, 'exhibitors', { ...full, search: '?country=FR&sort=name&page=2' });
  const sorts = within(screen.getByRole('navigation', { name: '排序' }));
  expect(
    sorts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['預設', '/VisitorExhibitor?country=FR'],
    ['人氣', '/VisitorExhibitor?country=FR&sort=popularity'],
    ['筆畫', '/VisitorExhibitor?country=FR&sort=name'],
  ]);
  expect(sorts.getByRole('link', { name: '筆畫' })).toHaveAttribute('aria-current', 'true');
});

it('suggests matches while typing, and opens one with the keyboard', async () => {
  const requests: string[] = [];
  const opened = jest.fn((event: Event) => event.preventDefault());
  await renderPage(section, 'exhibitors', {
    ...full,
    locale: 'en',
    data: { exhibitors: sampleExhibitorList('en') },
    fetcher: async (key) => {
      requests.push(key);
      return {
        Items: [
          { Kind: 'category', Id: 'junmai', Name: 'Junmai', Note: '31' },
          { Kind: 'exhibitor', Id: '1002', Name: 'Yukimachi Shuzo', Note: 'C0305', Area: 'sake' },
        ],
      };
    },
  });
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
  const list = { ...sampleExhibitorList('en'), Corrected: 'Yukimachi' };
  await renderPage(section, 'exhibitors', {
    locale: 'en',
    search: '?keyword=yukimaci',
    data: { exhibitors: list },
  });
  expect(
    screen.getByText('Nothing was found for “yukimaci”. These are the results for “Yukimachi”.'),
  ).toBeVisible();
});

it('shows area and country checkboxes with counts, checked when selected', async () => {
  await renderPage(section, 'exhibitors', { ...full, search });
  const areas = screen.getByRole('group', { name: '展區', hidden: true });
  expect(within(areas).getByRole('checkbox', { name: /清酒區.*60/, hidden: true })).toBeChecked();
  expect(
    within(areas).getByRole('checkbox', { name: /葡萄酒區.*120/, hidden: true }),
  ).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /日本.*38/, hidden: true })).toBeChecked();
});

it.each([
  [true, 1, 'the panel is beside the list'],
  [false, 0, 'the panel covers the list'],
])('(desktop: %s) submits %d forms when a checkbox changes: %s', async (desktop, times) => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  window.matchMedia = ((query: string) => ({
    matches: desktop,
    media: query,
  })) as typeof window.matchMedia;
  document.addEventListener('submit', sent);
  await renderPage(section, 'exhibitors', full);
  await userEvent.click(screen.getByRole('checkbox', { name: /法國/, hidden: true }));
  expect(sent).toHaveBeenCalledTimes(times);
  document.removeEventListener('submit', sent);
});

it('links each selected filter to the list without it, and clears all with one link', async () => {
  await renderPage(section, 'exhibitors', { ...full, search });
  const chosen = within(screen.getByRole('list', { name: '已選條件' }));
  expect(
    chosen
      .getAllByRole('link')
      .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    ['移除條件：「清酒」', '/VisitorExhibitor?area=sake&country=JP&tag=organic'],
    ['移除條件：清酒區', '/VisitorExhibitor?keyword=清酒&country=JP&tag=organic'],
    ['移除條件：日本', '/VisitorExhibitor?keyword=清酒&area=sake&tag=organic'],
    ['移除條件：#有機認證', '/VisitorExhibitor?keyword=清酒&area=sake&country=JP'],
    ['全部清除', '/VisitorExhibitor'],
  ]);
});

it('offers wider searches, removable filters and the full list when nothing matches', async () => {
  const empty = { ...sampleEmptyList('tw'), Wider: [{ Without: 'Country', Total: 4 }] } as const;
  await renderPage(section, 'exhibitors', { search, data: { exhibitors: empty } });
  expect(screen.getByRole('heading', { name: '找不到符合條件的參展商' })).toBeVisible();
  expect(screen.getByRole('link', { name: '不限國家／地區：4 筆' })).toHaveAttribute(
    'href',
    `/VisitorExhibitor?keyword=${encodeURIComponent('清酒')}&area=sake&tag=organic`,
  );
  expect(screen.getByRole('link', { name: '到參展產品找「清酒」' })).toHaveAttribute(
    'href',
    `/VisitorProduct?keyword=${encodeURIComponent('清酒')}`,
  );
  expect(screen.getByRole('status')).toHaveTextContent('共 0 家參展商');
  expect(screen.getByRole('link', { name: '看全部參展商' })).toHaveAttribute(
    'href',
    '/VisitorExhibitor',
  );
  expect(screen.getByRole('list', { name: '已選條件' })).toBeVisible();
});

it('links to all options of a long facet and preserves the selected filters', async () => {
  const list = { ...sampleExhibitorList('tw'), More: ['category', 'country'] } as const;
  await renderPage(section, 'exhibitors', {
    search: `${search}&more=tag`,
    data: { exhibitors: list },
  });
  const href = (name: string) =>
    screen.getByRole('link', { name, hidden: true }).getAttribute('href');
  expect(href('更多國家／地區')).toBe(
    `/VisitorExhibitor?keyword=${encodeURIComponent('清酒')}&area=sake&country=JP&tag=organic&more=tag&more=country&page=2`,
  );
  expect(href('更多類別')).toMatch(/&more=tag&more=category&page=2$/);
  const form = screen.getByRole<HTMLFormElement>('form', { name: '篩選條件', hidden: true });
  expect(new FormData(form).getAll('more')).toEqual(['tag']);
});

it('preserves the order of countries and omits those without exhibitors', async () => {
  const list = sampleExhibitorList('tw');
  const Countries = [...list.Facets.Countries, { Code: 'GE', Name: '喬治亞', Count: 0 }];
  await renderPage(section, 'exhibitors', {
    data: { exhibitors: { ...list, Facets: { ...list.Facets, Countries } } },
  });
  const countries = within(screen.getByRole('group', { name: '國家／地區', hidden: true }));
  expect(
    countries.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual(['臺灣62', '法國41', '日本38']);
});

it('shows a filter button with the selection count, but not for an empty list', async () => {
  const shown = await renderPage(section, 'exhibitors', { ...full, search });
  const button = screen.getByRole('button', { name: '篩選（3）' });
  expect(shown.container.querySelector(`#${button.getAttribute('popovertarget')}`)).toHaveAttribute(
    'popover',
    'auto',
  );
  shown.unmount();
  await renderPage(section, 'exhibitors', {
    search: '?keyword=zzzz',
    data: { exhibitors: sampleEmptyList('tw') },
  });
  expect(screen.queryByRole('button', { name: /^篩選/ })).toBeNull();
});

it('preserves focus on a checkbox and updates it when the filter changes', async () => {
  const filter = (country: string[]) => ({ ...wholeList, chosen: { ...nothingChosen, country } });
  const list = sampleExhibitorList('tw');
  const { default: messages } = await section.loadMessages('tw');
  const site = { section: 'visitor', messages };
  const { rerender } = renderInSite(
    <FacetPanel of="exhibitors" filter={filter([])} list={list} />,
    site,
  );
  const japan = screen.getByRole('checkbox', { name: /日本/, hidden: true });
  japan.focus();
  rerender(<FacetPanel of="exhibitors" filter={filter(['JP'])} list={list} />);
  expect(japan).toHaveFocus();
  expect(japan).toBeChecked();
  rerender(<FacetPanel of="exhibitors" filter={filter([])} list={list} />);
  expect(japan).not.toBeChecked();
});
