import { samplePicture } from './sample-pictures.ts';

it('draws the same picture for a path each time, and another for another path', () => {
  const picture = samplePicture('/media/news-512.svg');
  expect(picture).toMatch(/^<svg /);
  expect(samplePicture('/media/news-512.svg')).toBe(picture);
  expect(samplePicture('/media/news-511.svg')).not.toBe(picture);
});

it('also draws pictures of unknown kinds', () => {
  expect(samplePicture('/pictures/sample-wine.svg')).toMatch(/^<svg /);
  expect(samplePicture('/media/for-exhibitors.svg')).toMatch(/^<svg /);
});

it('returns undefined for other paths', () => {
  expect(samplePicture('/VisitorExhibitor')).toBeUndefined();
  expect(samplePicture('/media/../secret.svg')).toBeUndefined();
});
