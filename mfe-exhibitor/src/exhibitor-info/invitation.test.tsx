import { renderFragment } from '@dswine/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleForExhibitors } from './for-exhibitors.fixture.ts';

const show = (setting: Parameters<typeof renderFragment>[2]) =>
  renderFragment(section, 'for-exhibitors', setting);

it('shows the heading, three figures and a link to the exhibitor information', async () => {
  await show({ locale: 'en', data: { info: sampleForExhibitors('en') } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Put your bottles before people who know',
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Exhibitors',
    'Origins',
    'Last edition',
  ]);
  expect(screen.getByRole('link', { name: 'How to exhibit' })).toHaveAttribute(
    'href',
    '/en/ExhibitorInfo',
  );
});

it('omits the figures when there are none', async () => {
  await show({ data: { info: { ...sampleForExhibitors('tw'), Figures: [] } } });
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '了解參展方式' })).toHaveAttribute(
    'href',
    '/ExhibitorInfo',
  );
});

it('shows loading and error states', async () => {
  const { unmount } = await show({});
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  unmount();
  await show({ failures: { info: 503 } });
  expect(screen.getByRole('alert')).toHaveTextContent('參展資訊暫時讀不到');
});
