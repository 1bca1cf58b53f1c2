import type { Lang } from '@dswine/shared/contract/wire';
import { pictureQuality } from '../../policies.ts';
import { scalePicture } from '../pictures/render-picture.ts';
import { drawShare, paper, pictureFrame, shareSize, hasLettersFor } from './draw-share.ts';
import type { ShareRequest } from './share-request.ts';

export type Sharp = (typeof import('sharp'))['default'];
/** Renders a share picture over the file of the record's picture, if there is one. */
export type Rasterise = (request: ShareRequest, file?: string) => Promise<Buffer>;

/**
 * Renders share pictures as JPEG with the fonts of this machine (`fonts-noto-cjk` on Debian).
 * Without Chinese fonts the Chinese pictures have no text; without any fonts the English ones have
 * none either. Loads sharp on first use, so that it does not delay the start.
 */
export function createRasteriser(): Rasterise {
  const letters = new Map<Lang, Promise<boolean>>();
  return async function rasterise(request, file) {
    const { default: sharp } = await import('sharp');
    const has = (lang: Lang) => {
      const supported = letters.get(lang) ?? hasLettersFor(lang, sharp);
      letters.set(lang, supported);
      return supported;
    };
    // The statutory warning is in Chinese in both languages.
    const lettered = (await has('tw')) && (await has(request.lang));
    const frame = pictureFrame(lettered);
    const picture = file === undefined ? [] : [await cover(file, frame)];
    return sharp({ create: { ...shareSize, channels: 3, background: paper } })
      .composite([
        ...picture.map((input) => ({ input, left: frame.left, top: frame.top })),
        { input: Buffer.from(drawShare(request, lettered)) },
      ])
      .jpeg(pictureQuality.shareJpeg)
      .toBuffer();
  };
}

/** The picture cut to the frame. */
async function cover(path: string, { width, height }: { width: number; height: number }) {
  const picture = await scalePicture({ path, frame: { Width: width, Height: height }, width });
  return picture.flatten({ background: paper }).png({ compressionLevel: 1 }).toBuffer();
}
