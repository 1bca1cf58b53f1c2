import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { samplePastVideos } from './history-videos.fixture.ts';

it('lists videos by year, latest first, and links each to the player page', async () => {
  await renderPage(section, 'history-video', { data: { videos: samplePastVideos('tw') } });
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '2025',
    '2024',
  ]);
  const year = within(screen.getByRole('region', { name: '2025 年的影片' }));
  expect(year.getAllByRole('link')).toHaveLength(2);
  expect(year.getByRole('link', { name: '播放 2025 酒展回顧' })).toHaveAttribute(
    'href',
    '/VisitorVideo?v=220',
  );
});

it('shows loading, error and empty states', async () => {
  const loading = await renderPage(section, 'history-video', { locale: 'en' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  loading.unmount();
  const failed = await renderPage(section, 'history-video', {
    locale: 'en',
    failures: { videos: 503 },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The videos cannot be loaded right now');
  failed.unmount();
  await renderPage(section, 'history-video', {
    locale: 'en',
    data: { videos: { ...samplePastVideos('en'), Items: [] } },
  });
  expect(
    screen.getByRole('heading', { name: 'Videos of past years are on their way' }),
  ).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Videos of this year' }))
    expect(link).toHaveAttribute('href', '/en/VisitorVideo');
});
