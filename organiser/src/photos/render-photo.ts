import { scalePicture } from '../pictures/render-picture.ts';
import { photoSize, type PhotoFormat } from './photo-request.ts';

/** Renders a photo at a width. Without a file it is a placeholder. */
export async function renderPhoto(
  path: string | undefined,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const picture = (await scalePicture({ path, frame: photoSize, width })).flatten({
    background: '#fff',
  });
  // A visitor waits for the first rendering, so use less effort and accept slightly larger files.
  return format === 'avif'
    ? picture.avif({ quality: 52, effort: 1 }).toBuffer()
    : picture.webp({ quality: 76, effort: 3 }).toBuffer();
}
