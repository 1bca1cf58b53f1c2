import { renderInSite } from '@dswine/shared/testing/render-in-site';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderPage } from '@dswine/shared/testing/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { FacetPanel } from '../search/facet-panel.tsx';
import { nothingChosen, wholeList } from '../search/list-filter.ts';
import { head } from './exhibitor-list-head.ts';
import { sampleEmptyList, sampleExhibitorList } from './exhibitors.fixture.ts';

const search = '?keyword=清酒&country=JP&area=sake&tag=organic&page=2';
const full = { data: { exhibitors: sampleExhibitorList('tw') } };

it('shows the exhibitors with both names, booths, brands and the paid placement', async () => {
  await renderPage(section, 'exhibitors', full);
  expect(screen.getByRole('heading', { level: 1, name: '參展商名單' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('共 51 家參展商目前顯示第 25 至 27 筆');
  const [first] = screen.getAllByRole('article');
  const winery = within(first ?? document.body);
  expect(winery.getByRole('link', { name: '白鷺岸酒莊' })).toHaveAttribute(
    'href',
    '/VisitorExhibitor/Detail/1001',
  );
  expect(winery.getByText('Domaine de la Rive aux Hérons')).toHaveAttribute('lang', 'en');
  expect(winery.getByText('葡萄酒・法國')).toBeVisible();
  expect(winery.getByText('攤位 A0123、A0124')).toBeVisible();
  expect(winery.getByText('品牌：Rive aux Hérons、Clos du Passeur')).toBeVisible();
  expect(winery.getByText('優先刊登')).toBeVisible();
  expect(screen.getAllByText('優先刊登')).toHaveLength(1);
});

it('speaks English, plurals included', async () => {
  await renderPage(section, 'exhibitors', {
    locale: 'en',
    data: { exhibitors: sampleExhibitorList('en') },
  });
  expect(screen.getByText('51 exhibitors')).toBeVisible();
  expect(screen.getByText('Booths A0123, A0124')).toBeVisible();
  expect(screen.getByText('Booth C0305')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yukimachi Shuzo' })).toHaveAttribute(
    'href',
    '/en/VisitorExhibitor/Detail/1002',
  );
});

it('loads only the first picture at once', async () => {
  const { container } = await renderPage(section, 'exhibitors', full);
  expect(
    [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')),
  ).toEqual(['eager', 'lazy', 'lazy']);
});

it('sends facets and keyword by plain GET forms, each keeping what the other one has', async () => {
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
])('asks for what %s left empty, and keeps the list', async (query, message, role, field) => {
  await renderPage(section, 'exhibitors', { ...full, search: query });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole(role, { name: field })).toHaveAccessibleDescription(message);
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('leads to every order of the list, and names the one that it is in', async () => {
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

it('suggests while somebody types, and leads on by the keyboard alone', async () => {
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

it('says how it read a keyword', async () => {
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

it('offers areas and countries with their counts, ticked as chosen', async () => {
  await renderPage(section, 'exhibitors', { ...full, search });
  const areas = screen.getByRole('group', { name: '展區', hidden: true });
  expect(within(areas).getByRole('checkbox', { name: /清酒區.*60/, hidden: true })).toBeChecked();
  expect(
    within(areas).getByRole('checkbox', { name: /葡萄酒區.*120/, hidden: true }),
  ).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /日本.*38/, hidden: true })).toBeChecked();
});

it.each([
  [true, 1, 'sends a tick at once where it stands beside the list'],
  [false, 0, 'waits for the button where it covers the list'],
])('(desktop: %s) sends %d forms: %s', async (desktop, times) => {
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

it('names what is chosen, each leading to the list without it, and all to the whole list', async () => {
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

it('leads to the other pages of the same list', async () => {
  await renderPage(section, 'exhibitors', { ...full, search });
  const pages = within(screen.getByRole('navigation', { name: '參展商名單分頁' }));
  expect(pages.getByRole('link', { name: '第 2 頁' })).toHaveAttribute('aria-current', 'page');
  const next = new URL(
    pages.getByRole('link', { name: '下一頁' }).getAttribute('href') ?? '',
    'http://fair.example',
  );
  expect(String(next.searchParams)).toBe(
    String(new URLSearchParams('keyword=清酒&area=sake&country=JP&tag=organic&page=3')),
  );
  expect(pages.getByRole('link', { name: '第 1 頁' }).getAttribute('href')).not.toContain('page=');
});

it('says that nothing fits, keeps the choices to take away and leads to the whole list', async () => {
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

it('shows that it loads, with the search at hand', async () => {
  await renderPage(section, 'exhibitors');
  expect(screen.getByRole('combobox')).toBeVisible();
  expect(screen.getByRole('status', { name: '參展商名單載入中' })).toBeVisible();
});

it('tries again when the list did not come', async () => {
  await renderPage(section, 'exhibitors', {
    failures: { exhibitors: 503 },
    fetcher: async () => sampleExhibitorList('tw'),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('暫時讀不到參展商資料');
  await userEvent.click(screen.getByRole('link', { name: '再試一次' }));
  expect(await screen.findByRole('link', { name: '白鷺岸酒莊' })).toBeVisible();
});

it('does not offer to try again what does not exist', async () => {
  await renderPage(section, 'exhibitors', {
    params: { category: 'nothing' },
    failures: { exhibitors: 404 },
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: '看全部參展商' })).toHaveAttribute(
    'href',
    '/VisitorExhibitor',
  );
});

it('points search engines to the plain list when it is searched or narrowed by more than one thing', () => {
  const t = (key: string, options?: Record<string, unknown>) =>
    `${key} ${JSON.stringify(options ?? {})}`;
  const at = {
    locale: 'en',
    params: {},
    edition: undefined,
    data: { exhibitors: sampleExhibitorList('en') },
    t,
  } as const;
  expect(head({ ...at, query: { keyword: ['rum'] } })).toMatchObject({
    noindex: true,
    canonical: '/VisitorExhibitor',
  });
  expect(head({ ...at, query: { country: ['FR', 'JP'] } })).toMatchObject({
    noindex: true,
    canonical: '/VisitorExhibitor',
  });
  expect(head({ ...at, query: { country: ['FR'], page: ['2'] } })).toMatchObject({
    noindex: false,
    canonical: '/VisitorExhibitor?country=FR&page=2',
  });
  expect(head({ ...at, query: { country: ['FR'] } }).title).toContain('France');
  expect(head({ ...at, query: {} })).toMatchObject({
    noindex: false,
    canonical: '/VisitorExhibitor',
  });
});

it('puts the countries with most exhibitors first and leaves out those with none', async () => {
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

it('counts the brands that it does not name', async () => {
  const list = sampleExhibitorList('en');
  const Items = list.Items.slice(0, 1).map((winery) => ({
    ...winery,
    Brands: ['A', 'B', 'C', 'D', 'E'],
  }));
  await renderPage(section, 'exhibitors', {
    locale: 'en',
    data: { exhibitors: { ...list, Items } },
  });
  expect(screen.getByText('Brands: A, B, C and 2 more')).toBeVisible();
});

it('has a button for the sheet of facets that says how many are ticked, unless there is nothing to narrow', async () => {
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

it('keeps focus on the tick when the list follows the address', async () => {
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

describe.each([
  ['exhibitors', 'tw', '2025 參展商名單'],
  ['exhibitors', 'en', '2025 Exhibitor List'],
  ['products', 'tw', '2025 參展產品'],
  ['products', 'en', '2025 Exhibitor Products'],
] as const)(
  'the list %s in %s of an organiser that still answers the year before',
  (id, locale, title) => {
    const edition = { ...sampleEdition, ExhibitionYear: '2025' };
    const prefix = /^2025 /u;
    it('names that year in its heading, and not the year of the code', async () => {
      await renderPage(section, id, { locale, edition });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      cleanup();
      await renderPage(section, id, { locale });
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(prefix);
    });

    it('names it in its title', async () => {
      const route = section.routes.find((one) => one.id === id);
      const { default: messages } = await section.loadMessages(locale);
      const t = (key: string) =>
        String(key.split('.').reduce<unknown>((at, part) => (at as never)[part], messages));
      const context = { locale, params: {}, query: {}, data: {}, t };
      const module = await route?.load();
      expect(module?.head({ ...context, edition }).title).toBe(title);
      expect(module?.head({ ...context, edition: sampleEdition }).title).not.toMatch(prefix);
    });
  },
);
