import { drawPhoto, photoSheet } from './draw-photo.ts';
import type { PhotoFormat, PhotoRequest } from './photo-request.ts';

/**
 * Renders an album picture as a raster image. Loads sharp on first use, so that it does not delay
 * the start.
 */
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
  // A visitor waits for the first rendering, so use less effort and accept slightly larger files.
  return format === 'avif'
    ? drawn.avif({ quality: 52, effort: 1 }).toBuffer()
    : drawn.webp({ quality: 76, effort: 3 }).toBuffer();
}
