import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleVenue } from './venue.fixture.ts';

it('shows a map with a text description, and no iframe', async () => {
  await renderPage(section, 'venue', { data: { venue: sampleVenue('tw') } });
  const map = screen.getByRole('img', { name: '臺北世界貿易中心展覽一館周邊示意圖' });
  expect(map).toHaveAccessibleDescription('一館位於信義路五段北側。');
  expect(document.querySelector('iframe')).toBeNull();
});

it('links to an external map in a new tab', async () => {
  await renderPage(section, 'venue', { locale: 'en', data: { venue: sampleVenue('en') } });
  const link = screen.getByRole('link', { name: /^OpenStreetMap/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleName('OpenStreetMap opens in a new tab');
});

it('links the overview of travel options to the section of each', async () => {
  await renderPage(section, 'venue', { locale: 'en', data: { venue: sampleVenue('en') } });
  const ways = within(screen.getByRole('navigation', { name: 'Ways to the hall' })).getAllByRole(
    'link',
  );
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '#way-metro',
    '#way-bus',
    '#way-car',
    '#way-foot',
  ]);
  expect(screen.getByRole('region', { name: 'By metro' })).toHaveAttribute('id', 'way-metro');
  expect(screen.getByRole('table', { name: 'Car parks and stops nearby' })).toBeVisible();
});

it('shows no map for a venue without a map description', async () => {
  await renderPage(section, 'venue', { data: { venue: { ...sampleVenue('tw'), MapInWords: [] } } });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('navigation', { name: '前往方式' })).toBeVisible();
});
