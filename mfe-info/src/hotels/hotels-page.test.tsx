import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleHotels } from './hotels.fixture.ts';

it('shows all hotels with name, stars, shuttle and phone, and the number of hotels', async () => {
  await renderPage(section, 'hotels', { locale: 'en', data: { hotels: sampleHotels('en') } });
  const shown = screen.getAllByRole('article').map((article) => {
    const hotel = within(article);
    const phone = hotel.getByRole('link', { name: '+886 2 5550 2101' });
    expect(phone).toHaveAttribute('href', 'tel:+886-2-5550-2101');
    const stars = hotel.getByRole('img').getAttribute('aria-label');
    return [
      hotel.getByRole('heading').textContent,
      stars,
      hotel.getByText(/^Shuttle line|^Not on/).textContent,
    ];
  });
  expect(shown).toEqual([
    ['Mistral Xinyi Hotel', '5 stars', 'Shuttle line A'],
    ['Bluestone Business Hotel', '4 stars', 'Shuttle line A'],
    ['North Gate Station Hotel', '4 stars', 'Not on the fair’s shuttle'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('3 hotels found');
});

it('shows a GET form for the filters with the selection from the query', async () => {
  await renderPage(section, 'hotels', {
    search: 'stars=4&walk=10',
    data: { hotels: sampleHotels('tw', ['4']) },
  });
  const form = screen.getByRole('form', { name: '篩選條件' });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/InfoHotel');
  expect(within(form).getByRole('checkbox', { name: /^4 星級/ })).toBeChecked();
  expect(within(form).getByRole('checkbox', { name: /^5 星級/ })).not.toBeChecked();
  expect(within(form).getByRole('radio', { name: /^10 分鐘以內/ })).toBeChecked();
  expect(screen.getByRole('button', { name: '篩選（2）' })).toHaveAttribute(
    'popovertarget',
    form.id,
  );
  expect(screen.getByRole('link', { name: '清除條件' })).toHaveAttribute('href', '/InfoHotel');
});

it('shows empty, loading and error states', async () => {
  const empty = await renderPage(section, 'hotels', {
    search: 'stars=1',
    data: { hotels: { ...sampleHotels('tw'), Items: [] } },
  });
  expect(screen.getByRole('heading', { name: '沒有符合條件的旅館' })).toBeVisible();
  empty.unmount();
  const loading = await renderPage(section, 'hotels');
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  loading.unmount();
  await renderPage(section, 'hotels', { failures: { hotels: 503 } });
  expect(screen.getByRole('alert')).toHaveTextContent('這一頁的資料暫時讀不到');
});
