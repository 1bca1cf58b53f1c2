import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleAdmission } from './admission.fixture.ts';

it('lists the rules in order with the days of the edition', async () => {
  await renderPage(section, 'admission', {
    locale: 'en',
    data: { admission: sampleAdmission('en') },
  });
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Opening hours', 'Aged 18 and over', 'Tickets']);
  const days = within(screen.getByRole('region', { name: 'Opening hours' }));
  expect(days.getByText('Fri 17 April')).toBeVisible();
  expect(screen.getByText('Please show a photo ID.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Free Shuttle Buses' })).toHaveAttribute(
    'href',
    '/en/VisitorShuttle',
  );
});

it('shows empty and error states', async () => {
  const empty = await renderPage(section, 'admission', { data: { admission: { Rules: [] } } });
  expect(screen.getByText('入場須知更新中')).toBeVisible();
  empty.unmount();
  await renderPage(section, 'admission', { failures: { admission: 503 } });
  expect(screen.getByText('暫時讀不到入場須知')).toBeVisible();
});
