import { scalePicture } from '../../media/pictures/render-picture.ts';
import { pictureQuality } from '../../policies.ts';
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
  return format === 'avif'
    ? picture.avif(pictureQuality.photoAvif).toBuffer()
    : picture.webp(pictureQuality.photoWebp).toBuffer();
}
