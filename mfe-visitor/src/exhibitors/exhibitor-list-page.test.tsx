import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderPage } from '@dswine/shared/testing/render-page';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { head } from './exhibitor-list-head.ts';
import { sampleExhibitorList } from './exhibitors.fixture.ts';

const search = '?keyword=清酒&country=JP&area=sake&tag=organic&page=2';
const full = { data: { exhibitors: sampleExhibitorList('tw') } };

it('lists exhibitors with both names, booths and brands, and labels paid placements', async () => {
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
  expect(winery.getByText('付費刊登')).toBeVisible();
  expect(screen.getAllByText('付費刊登')).toHaveLength(1);
});

it('shows the list in English with singular and plural forms', async () => {
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

it('loads the first picture eagerly and the others lazily', async () => {
  const { container } = await renderPage(section, 'exhibitors', full);
  expect(
    [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')),
  ).toEqual(['eager', 'lazy', 'lazy']);
});

it('links the other result pages with the same filter', async () => {
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

it('shows the search box and a loading state', async () => {
  await renderPage(section, 'exhibitors');
  expect(screen.getByRole('combobox')).toBeVisible();
  expect(screen.getByRole('status', { name: '參展商名單載入中' })).toBeVisible();
});

it('reloads the list with the retry link after an error', async () => {
  await renderPage(section, 'exhibitors', {
    failures: { exhibitors: 503 },
    fetcher: async () => sampleExhibitorList('tw'),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('暫時讀不到參展商資料');
  await userEvent.click(screen.getByRole('link', { name: '再試一次' }));
  expect(await screen.findByRole('link', { name: '白鷺岸酒莊' })).toBeVisible();
});

it('shows a link to all exhibitors instead of an error for an unknown category', async () => {
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

it('sets noindex and the plain list as canonical for searches and multiple filters', () => {
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
  expect(head({ ...at, query: { country: ['FR', 'JP'] } }).title).toContain('France, Japan');
  expect(head({ ...at, query: {} })).toMatchObject({
    noindex: false,
    canonical: '/VisitorExhibitor',
  });
});

it('names three brands and counts the others', async () => {
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

describe.each([
  ['exhibitors', 'tw', '2025 參展商名單'],
  ['exhibitors', 'en', '2025 Exhibitor List'],
  ['products', 'tw', '2025 參展產品'],
  ['products', 'en', '2025 Exhibitor Products'],
] as const)(
  'the list %s in %s while the organiser returns the 2025 edition',
  (id, locale, title) => {
    const edition = { ...sampleEdition, ExhibitionYear: '2025' };
    const prefix = /^2025 /u;
    it('puts 2025 in its heading for that edition only', async () => {
      await renderPage(section, id, { locale, edition });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      cleanup();
      await renderPage(section, id, { locale });
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(prefix);
    });

    it('puts 2025 in its document title for that edition only', async () => {
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
