import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import {
  expectLink,
  expectText,
  expectTitle,
  hrefsIn,
  linksOf,
  navigation,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { section } from '../../standalone/section.ts';
import { head } from './exhibitor-list-head.ts';
import { sampleExhibitor, sampleExhibitorList } from './exhibitors.fixture.ts';

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the list', () => {
  it('lists exhibitors with both names, booths and brands, and labels paid placements', async () => {
    await open('exhibitors');
    expectTitle('參展商名單');
    expect(screen.getByRole('status')).toHaveTextContent('共 51 家參展商目前顯示第 25 至 27 筆');
    expectLink('白鷺岸酒莊', '/VisitorExhibitor/Detail/1001');
    expect(screen.getByText('Domaine de la Rive aux Hérons')).toHaveAttribute('lang', 'en');
    expectText(
      '葡萄酒・法國',
      '攤位 A0123、A0124',
      '付費刊登',
      '品牌：Rive aux Hérons、Clos du Passeur',
    );
    const pictures = [...document.querySelectorAll('article img')].map((picture) =>
      picture.getAttribute('loading'),
    );
    expect(pictures).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('names three brands and counts the others, and has singular and plural forms', async () => {
    const exhibitors = sampleExhibitorList('en');
    const Items = exhibitors.Items.map((item) => ({ ...item, Brands: ['A', 'B', 'C', 'D', 'E'] }));
    await openEnglish('exhibitors', { data: { exhibitors: { ...exhibitors, Items } } });
    expect(screen.getAllByText('Brands: A, B, C and 2 more')).toHaveLength(3);
    expectText('Booths A0123, A0124', 'Booth C0305');
  });

  it('links the other result pages with the same filter', async () => {
    await open('exhibitors', {
      search: '?keyword=清酒&country=JP&area=sake&tag=organic&page=2',
      data: { exhibitors: sampleExhibitorList('tw') },
    });
    const pages = navigation('參展商名單分頁');
    const filter = new URLSearchParams('keyword=清酒&area=sake&country=JP&tag=organic');
    expectLink('下一頁', `/VisitorExhibitor?${filter}&page=3`, pages);
    expectLink('第 1 頁', `/VisitorExhibitor?${filter}`, pages);
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveAccessibleName('第 2 頁');
  });

  it.each([
    [{ keyword: ['rum'] }, true, '/VisitorExhibitor', 'rum'],
    [{ country: ['FR', 'JP'] }, true, '/VisitorExhibitor', 'France, Japan'],
    [{ country: ['FR'], page: ['2'] }, false, '/VisitorExhibitor?country=FR&page=2', 'France'],
    [{}, false, '/VisitorExhibitor', 'title'],
  ])('has a head for the query %j', (query, noindex, canonical, title) => {
    const result = head({
      locale: 'en',
      params: {},
      query,
      edition: undefined,
      data: { exhibitors: sampleExhibitorList('en') },
      t: (key, options) => `${key} ${JSON.stringify(options ?? {})}`,
    });
    expect(result).toMatchObject({ noindex, canonical });
    expect(result.title).toContain(title);
  });

  it.each([
    ['exhibitors', '2025 參展商名單'],
    ['products', '2025 參展產品'],
  ])('puts the year before the titles of %s while it is not the edition’s', async (id, title) => {
    const edition = { ...sampleEdition, ExhibitionYear: '2025' };
    const { unmount } = await open(id, { edition });
    expect(heading()).toHaveTextContent(title);
    unmount();
    await open(id);
    expect(heading()).not.toHaveTextContent('2025');
    const page = await section.routes.find((one) => one.id === id)?.load();
    const context = { locale: 'tw', params: {}, query: {}, data: {} } as const;
    const documentTitle = page?.head({ ...context, edition, t: (key) => key }).title;
    expect(documentTitle).toBe(`2025 ${id}.title`);
  });
});

describe('the page of an exhibitor', () => {
  it('shows names, booth, facts and description, and links the filtered lists', async () => {
    await open('exhibitor');
    expect(heading()).toHaveTextContent('雪待酒造');
    expect(screen.getByText('Yukimachi Shuzo')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('雪待ち酒造株式会社')).toHaveAttribute('lang', 'ja');
    expectLink(/^C0305/, '/VisitorFloorplan?booth=C0305');
    expectText('酒米全部來自步行可達的水田。');
    expect(linksOf(region('基本資料'))).toEqual([
      ['清酒區', '/VisitorExhibitor?area=sake'],
      ['日本', '/VisitorExhibitor?country=JP'],
      ['yukimachi.example 另開新視窗', 'https://yukimachi.example/'],
      ['純米酒', '/VisitorExhibitor/junmai'],
      ['小量生產', '/VisitorExhibitor?tag=small-batch'],
    ]);
    const website = screen.getByRole('link', { name: /^yukimachi/ });
    expect(website).toHaveAttribute('target', '_blank');
    expect(website.getAttribute('rel')).toContain('noopener');
  });

  it('shows its products, news and videos, and related exhibitors', async () => {
    await openEnglish('exhibitor');
    const products = within(region('Products on show'));
    expect(products.getByText('Clos du Passeur Chenin Blanc 2022')).toBeVisible();
    expect(products.getByText(/^Rated 4\.6 out of 5 by 12/)).toBeVisible();
    const related = within(region('You may also like to visit'));
    expect(related.getAllByRole('article')).toHaveLength(2);
    const crumbs = navigation('You are here');
    expectLink('Exhibitor List', '/en/VisitorExhibitor', crumbs);
    expectLink('A first bottling of gin with mountain tea', '/en/VisitorExNews/Detail/822');
    expectLink(/Steaming rice/, '/en/VisitorVideo?v=208');
  });

  it('offers a vCard, a QR code and printing', async () => {
    await openEnglish('exhibitor');
    const tools = region('Share and keep');
    const api = '/api/expo/Exhibitors';
    expectLink('Save as a contact', `${api}/VCard/DSWINE2026/1002?Lang=en`, tools);
    expect(within(tools).getByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      `${api}/QR/DSWINE2026/1002?Lang=en`,
    );
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    within(tools).getByRole('button', { name: 'Print this page' }).click();
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('omits facts and sections without data', async () => {
    const { Website: _website, NativeName: _name, ...rest } = sampleExhibitor('tw');
    const exhibitor = { ...rest, Tags: [], Products: [], Related: [] };
    await open('exhibitor', { data: { exhibitor } });
    expect(hrefsIn(region('基本資料'))).toHaveLength(3);
    expect(textsOf(screen.getAllByRole('term'))).not.toContain('標籤');
    expect(screen.queryByRole('region', { name: '展出產品' })).toBeNull();
  });

  it('marks untranslated text with its language', async () => {
    const exhibitor = { ...sampleExhibitor('en'), Untranslated: ['Name', 'Description'] };
    await open('exhibitor', { data: { exhibitor } });
    expect(heading()).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/^All of its rice/).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(exhibitor.Intro)).not.toHaveAttribute('lang');
  });
});
