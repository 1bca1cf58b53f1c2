import { samplePicture } from './sample-pictures.ts';

it('draws what samples name, the same each time', () => {
  const picture = samplePicture('/media/news-512.svg');
  expect(picture).toMatch(/^<svg /);
  expect(samplePicture('/media/news-512.svg')).toBe(picture);
  expect(samplePicture('/media/news-511.svg')).not.toBe(picture);
});

it('draws kinds that the fair does not know, too', () => {
  expect(samplePicture('/pictures/sample-wine.svg')).toMatch(/^<svg /);
  expect(samplePicture('/media/for-exhibitors.svg')).toMatch(/^<svg /);
});

it('leaves other paths alone', () => {
  expect(samplePicture('/VisitorExhibitor')).toBeUndefined();
  expect(samplePicture('/media/../secret.svg')).toBeUndefined();
});
