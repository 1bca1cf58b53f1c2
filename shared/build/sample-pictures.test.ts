import { samplePicture } from './sample-pictures.ts';

it('draws another picture for each path, the same each time, and none for other paths', () => {
  const paths = ['/media/news-512.svg', '/media/news-511.svg', '/pictures/sample-wine.svg'];
  const pictures = paths.map((path) => samplePicture(path));
  for (const picture of pictures) expect(picture).toMatch(/^<svg /);
  expect(new Set(pictures).size).toBe(paths.length);
  expect(paths.map((path) => samplePicture(path))).toEqual(pictures);
  for (const path of ['/VisitorExhibitor', '/media/../secret.svg'])
    expect(samplePicture(path)).toBeUndefined();
});
