import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { sampleAlbum, sampleAlbums } from './photos.fixture.ts';

it('links each picture to its large file for use without JavaScript', async () => {
  await renderPage(section, 'album', {
    locale: 'en',
    params: { id: '1' },
    data: { album: sampleAlbum('en') },
  });
  const pictures = within(screen.getByRole('list', { name: 'Aisles and booths' })).getAllByRole(
    'link',
  );
  expect(pictures).toHaveLength(3);
  expect(pictures[0]).toHaveAccessibleName('Enlarge picture 1: View 1');
  expect(pictures[0]).toHaveAttribute('href', '/media/news-wine-1.svg');
  expect(document.querySelector('picture source')).toHaveAttribute('type', 'image/avif');
});

it('links back to its group and to the other albums', async () => {
  await renderPage(section, 'album', {
    locale: 'en',
    params: { id: '1' },
    data: { album: sampleAlbum('en') },
  });
  const breadcrumb = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(breadcrumb.getByRole('link', { name: 'On the floor' })).toHaveAttribute(
    'href',
    '/en/HistoryPhoto/1',
  );
  expect(screen.getByRole('link', { name: 'Set-up and leaving' })).toHaveAttribute(
    'href',
    '/en/HistoryPhoto/Detail/3',
  );
});

it('shows the albums of a group under the name of the group', async () => {
  await renderPage(section, 'albums', {
    params: { group: '2' },
    data: { albums: sampleAlbums('tw', '2') },
  });
  expect(screen.getByRole('heading', { level: 1, name: '幕後' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^幕後/ })).toHaveAttribute('aria-current', 'page');
});

it('reports an unknown album, and links to all albums from an unknown group', async () => {
  const album = await renderPage(section, 'album', {
    params: { id: '9' },
    failures: { album: 404 },
  });
  expect(screen.getByRole('heading', { name: '找不到這本相簿' })).toBeVisible();
  album.unmount();
  await renderPage(section, 'albums', { params: { group: '9' }, failures: { albums: 404 } });
  expect(screen.getByRole('link', { name: '所有相簿' })).toHaveAttribute('href', '/HistoryPhoto');
});
