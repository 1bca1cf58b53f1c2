import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { sampleAbout } from '@dswine/shared/testing/about.fixture';
import { section } from '../section.tsx';

it('shows the fair with its hours, areas and visitors, and links further pages', async () => {
  await renderPage(section, 'about-exhibition', {
    locale: 'en',
    data: { about: sampleAbout('en') },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'About the fair' })).toBeVisible();
  expect(screen.getByText('1,355', { exact: false })).toBeVisible();
  const hours = screen.getByRole('table', { name: 'Opening hours' });
  expect(
    within(hours).getByRole('row', { name: 'Fri 17 April 2026 10:00–18:00 Trade visitors' }),
  ).toBeVisible();
  const areas = within(screen.getByRole('region', { name: 'Four themed areas' }));
  expect(areas.getAllByRole('link', { name: 'See it on the plan' })[2]).toHaveAttribute(
    'href',
    '/en/VisitorFloorplan?area=sake',
  );
  expect(screen.getByText('Restaurants and hotels')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visitor Pre-registration' })).toHaveAttribute(
    'href',
    '/en/VisitorReg',
  );
});

it('shows empty and error states', async () => {
  const empty = await renderPage(section, 'about-exhibition', {
    data: { about: { ...sampleAbout('tw'), Paragraphs: [] } },
  });
  expect(screen.getByText('展覽介紹準備中')).toBeVisible();
  empty.unmount();
  await renderPage(section, 'about-exhibition', { failures: { about: 503 } });
  expect(screen.getByText('暫時讀不到展覽介紹')).toBeVisible();
});

it('offers notification of the next edition after the show', async () => {
  const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
  await renderPage(section, 'about-exhibition', {
    locale: 'en',
    data: { about: sampleAbout('en') },
    edition: { ...sampleEdition, Next },
    now: '2026-05-20T02:00:00Z',
  });
  expect(screen.queryByText(/before you set out/)).toBeNull();
  expect(screen.queryByRole('link', { name: /registration/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Notify me' })).toHaveAttribute(
    'href',
    '/en/Notify?as=visitor',
  );
});
