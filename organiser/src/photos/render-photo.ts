import { drawPhoto, photoSheet } from './draw-photo.ts';
import type { PhotoFormat, PhotoRequest } from './photo-request.ts';

/** A picture of an album as raster. sharp is loaded with the first one, so that starting does not wait for it. */
export async function renderPhoto(
  request: PhotoRequest,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const density = (72 * width) / photoSheet.Width;
  const drawn = sharp(Buffer.from(drawPhoto(request)), { density })
    .resize({ width })
    .removeAlpha();
  // A visitor waits for the first one: less effort, slightly larger files.
  return format === 'avif'
    ? drawn.avif({ quality: 52, effort: 1 }).toBuffer()
    : drawn.webp({ quality: 76, effort: 3 }).toBuffer();
}
