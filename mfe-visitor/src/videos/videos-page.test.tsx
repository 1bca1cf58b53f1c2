import { renderPage } from '@dswine/shared/testing/render-page';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { screen } from '@testing-library/react';
import { section } from '../section.tsx';
import { head } from './video-head.ts';
import { sampleVideo, sampleVideoList } from './videos.fixture.ts';

const data = (locale: 'tw' | 'en', id?: string) => ({
  video: sampleVideo(locale, id),
  videos: sampleVideoList(locale),
});

it('plays a video with a transcript, the warning and captions in the page’s language', async () => {
  await renderPage(section, 'videos', { search: '?v=208', data: data('tw') });
  expect(screen.getByRole('heading', { level: 1, name: '下雪的早晨，蒸米' })).toBeVisible();
  const video = screen.getByLabelText('下雪的早晨，蒸米', { selector: 'video' });
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video.querySelector('source')).toHaveAttribute('type', 'video/mp4');
  const tracks = [...video.querySelectorAll('track')].map((track) => [
    track.srclang,
    track.kind,
    track.default,
  ]);
  expect(tracks).toEqual([
    ['zh-Hant-TW', 'captions', true],
    ['en', 'captions', false],
  ]);
  expect(screen.getByText(/^禁止酒駕\s飲酒過量，有害健康$/)).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByText('清晨四點，雪還在下。')).toBeInTheDocument();
});

it('links to an externally hosted video without loading anything from its host', async () => {
  await renderPage(section, 'videos', { locale: 'en', search: '?v=225', data: data('en', '225') });
  expect(document.querySelector('video, iframe')).toBeNull();
  expect(
    screen.getByText(/Nothing is requested from Formosa Tube until you press the button/),
  ).toBeVisible();
  const out = screen.getByRole('link', { name: /^Watch at Formosa Tube/ });
  expect(out).toHaveAttribute('href', 'https://formosa-tube.example/watch/press');
  expect(out).toHaveAttribute('target', '_blank');
  const others = [...document.querySelectorAll('[src], [poster]')].map(
    (one) => one.getAttribute('src') ?? '',
  );
  expect(others.filter((src) => !src.startsWith('/'))).toEqual([]);
});

it('lists the videos and marks the newest one when none is requested', async () => {
  await renderPage(section, 'videos', { data: data('tw') });
  expect(screen.getByRole('heading', { level: 1, name: '影片' })).toBeVisible();
  expect(screen.getByText('播放中')).toBeVisible();
  expect(screen.getByRole('link', { name: '開幕記者會全程紀錄' })).toHaveAttribute(
    'href',
    '/VisitorVideo?v=225',
  );
});

it('reports an unknown video and lists the others', async () => {
  await renderPage(section, 'videos', {
    search: '?v=999',
    data: { videos: sampleVideoList('tw') },
    failures: { video: 404 },
  });
  expect(screen.getByRole('heading', { name: '找不到這支影片' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('describes the video as a VideoObject in JSON-LD', () => {
  const metadata = head({
    locale: 'en',
    params: {},
    query: { v: ['208'] },
    edition: sampleEdition,
    data: data('en'),
    t: (key) => key,
  });
  expect(metadata.canonical).toBe('/VisitorVideo?v=208');
  expect(metadata.jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      duration: 'PT8S',
      contentUrl: '/api/expo/File/DSWINE2026/film-koji.mp4?v=0123abcd',
      url: '/en/VisitorVideo?v=208',
    }),
  ]);
});
