import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import {
  expectArticles,
  expectLink,
  expectNewTab,
  expectText,
  expectTitle,
} from '@dswine/shared/testing/read-page';
import { screen } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { head } from './video-head.ts';
import { sampleVideo } from './videos.fixture.ts';

it('plays a video with a transcript, the warning and captions in the page’s language', async () => {
  await open('videos', { search: '?v=208' });
  expectTitle('下雪的早晨，蒸米');
  const video = screen.getByLabelText('下雪的早晨，蒸米', { selector: 'video' });
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video.querySelector('source')).toHaveAttribute('type', 'video/mp4');
  const tracks = [...video.querySelectorAll('track')];
  expect(tracks.map((track) => [track.srclang, track.kind, track.default])).toEqual([
    ['zh-Hant-TW', 'captions', true],
    ['en', 'captions', false],
  ]);
  expect(screen.getByText(/^禁止酒駕\s飲酒過量，有害健康$/)).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(screen.getByText('清晨四點，雪還在下。')).toBeInTheDocument();
});

it('links to an externally hosted video without loading anything from its host', async () => {
  await openEnglish('videos', { search: '?v=225' });
  expect(document.querySelector('video, iframe')).toBeNull();
  expectText(/Nothing is requested from Formosa Tube until you/);
  expectNewTab(/^Watch at Formosa Tube/, 'https://formosa-tube.example/watch/press');
  for (const loaded of document.querySelectorAll('[src]'))
    expect(loaded.getAttribute('src')).toMatch(/^\//);
});

it('lists the videos and marks the newest one when none is requested', async () => {
  await open('videos');
  expectTitle('影片');
  expectText('播放中');
  expectLink('開幕記者會全程紀錄', '/VisitorVideo?v=225');
});

it('reports an unknown video and lists the others', async () => {
  await open('videos', { search: '?v=999' });
  expectText('找不到這支影片');
  expectArticles(2);
});

it('describes the video as a VideoObject in JSON-LD', () => {
  const { canonical, jsonLd } = head({
    locale: 'en',
    params: {},
    query: { v: ['208'] },
    edition: sampleEdition,
    data: { video: sampleVideo('en') },
    t: (key) => key,
  });
  expect(canonical).toBe('/VisitorVideo?v=208');
  expect(jsonLd).toMatchObject([
    {
      '@type': 'VideoObject',
      duration: 'PT8S',
      contentUrl: '/api/expo/File/DSWINE2026/film-koji.mp4?v=0123abcd',
      url: '/en/VisitorVideo?v=208',
    },
  ]);
});
