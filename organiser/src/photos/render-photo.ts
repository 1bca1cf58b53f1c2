import { drawPlaceholder } from '../picture-routes/placeholder.ts';
import { photoSize, type PhotoFormat } from './photo-request.ts';

/**
 * Renders a photo at a width. Loads sharp on first use, so that it does not delay the start. Without
 * a file it is a placeholder.
 */
export async function renderPhoto(
  file: string | undefined,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const source = file ?? Buffer.from(drawPlaceholder(photoSize));
  // An SVG is rendered at the width that it gets; files of pixels have no use for the density.
  const density = (72 * width) / ((await sharp(source).metadata()).width || width);
  const picture = sharp(source, { density }).resize({ width }).flatten({ background: '#fff' });
  // A visitor waits for the first rendering, so use less effort and accept slightly larger files.
  return format === 'avif'
    ? picture.avif({ quality: 52, effort: 1 }).toBuffer()
    : picture.webp({ quality: 76, effort: 3 }).toBuffer();
}
