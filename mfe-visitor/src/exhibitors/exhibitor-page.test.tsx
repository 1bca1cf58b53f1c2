import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleExhibitor } from './exhibitors.fixture.ts';

const at = { params: { id: '1002' }, data: { exhibitor: sampleExhibitor('tw') } };

it('shows names, booth and description, and marks names in other languages', async () => {
  await renderPage(section, 'exhibitor', at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('雪待酒造');
  expect(screen.getByText('Yukimachi Shuzo')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('雪待ち酒造株式会社')).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('C0305')).toBeVisible();
  expect(screen.getByText('酒米全部來自步行可達的水田。')).toBeVisible();
});

it('links area, country, category and tag to the filtered lists', async () => {
  await renderPage(section, 'exhibitor', at);
  const facts = within(screen.getByRole('region', { name: '基本資料' }));
  const links = Object.fromEntries(
    facts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toEqual({
    清酒區: '/VisitorExhibitor?area=sake',
    日本: '/VisitorExhibitor?country=JP',
    'yukimachi.example 另開新視窗': 'https://yukimachi.example/',
    純米酒: '/VisitorExhibitor/junmai',
    小量生產: '/VisitorExhibitor?tag=small-batch',
  });
});

it('opens the website in a new tab with noopener', async () => {
  await renderPage(section, 'exhibitor', at);
  const website = screen.getByRole('link', { name: /yukimachi/ });
  expect(website).toHaveAttribute('target', '_blank');
  expect(website.getAttribute('rel')).toContain('noopener');
});

it('shows products, related exhibitors and the breadcrumb in English', async () => {
  await renderPage(section, 'exhibitor', {
    ...at,
    locale: 'en',
    data: { exhibitor: sampleExhibitor('en') },
  });
  const products = within(screen.getByRole('region', { name: 'Products on show' }));
  expect(
    products.getByRole('heading', { name: 'Clos du Passeur Chenin Blanc 2022' }),
  ).toBeVisible();
  expect(products.getByText(/^Rated 4\.6 out of 5 by 12/)).toBeVisible();
  const related = within(screen.getByRole('region', { name: 'You may also like to visit' }));
  expect(related.getAllByRole('article')).toHaveLength(2);
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getByRole('link', { name: 'Exhibitor List' })).toHaveAttribute(
    'href',
    '/en/VisitorExhibitor',
  );
});

it('omits facts and sections without data', async () => {
  const { Website, NativeName, ...rest } = sampleExhibitor('tw');
  expect([Website, NativeName]).not.toContain(undefined);
  await renderPage(section, 'exhibitor', {
    ...at,
    data: { exhibitor: { ...rest, Tags: [], Products: [], Related: [] } },
  });
  expect(screen.queryByText('網站')).toBeNull();
  expect(screen.queryByText('標籤')).toBeNull();
  expect(screen.queryByRole('region', { name: '展出產品' })).toBeNull();
});

it('shows loading, error and not-found states', async () => {
  const loading = await renderPage(section, 'exhibitor', { params: at.params });
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  loading.unmount();
  const failed = await renderPage(section, 'exhibitor', {
    params: at.params,
    failures: { exhibitor: 503 },
  });
  expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
  failed.unmount();
  await renderPage(section, 'exhibitor', { params: { id: '9' }, failures: { exhibitor: 404 } });
  expect(screen.getByRole('link', { name: '看全部參展商' })).toBeVisible();
});

it('links booths to the floor plan, and offers a vCard, a QR code and printing', async () => {
  await renderPage(section, 'exhibitor', {
    ...at,
    locale: 'en',
    data: { exhibitor: sampleExhibitor('en') },
  });
  expect(screen.getByRole('link', { name: /C0305/ })).toHaveAttribute(
    'href',
    '/en/VisitorFloorplan?booth=C0305',
  );
  const tools = within(screen.getByRole('region', { name: 'Share and keep' }));
  expect(tools.getByRole('link', { name: 'Save as a contact' })).toHaveAttribute(
    'href',
    '/api/expo/Exhibitors/VCard/DSWINE2026/1002?Lang=en',
  );
  expect(tools.getByRole('img', { name: /QR code/ })).toHaveAttribute(
    'src',
    '/api/expo/Exhibitors/QR/DSWINE2026/1002?Lang=en',
  );
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  tools.getByRole('button', { name: 'Print this page' }).click();
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('marks untranslated text with its language', async () => {
  const exhibitor = {
    ...sampleExhibitor('en'),
    OnlyIn: 'en' as const,
    Untranslated: ['Name', 'Description'],
  };
  await renderPage(section, 'exhibitor', { ...at, data: { exhibitor } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(exhibitor.Description[0] ?? '').closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByText(exhibitor.Intro)).not.toHaveAttribute('lang');
});
