import type { Lang } from '@dswine/shared/contract/wire';
import { drawShare } from './draw-share.ts';
import { hasLettersFor } from './font-support.ts';
import type { ShareRequest } from './share-request.ts';

export type Sharp = (typeof import('sharp'))['default'];

/**
 * Makes a share picture a JPEG. Its letters come from the fonts of this machine (`fonts-noto-cjk` on Debian): where it
 * has none for Chinese, the Chinese pictures, and without any the English ones too, are drawings without text. sharp is loaded with the
 * first picture, so that starting does not wait for it.
 */
export function createRasteriser(): (request: ShareRequest) => Promise<Buffer> {
  const letters = new Map<Lang, Promise<boolean>>();
  return async function rasterise(request) {
    const { default: sharp } = await import('sharp');
    const has = (lang: Lang) => {
      const known = letters.get(lang) ?? hasLettersFor(lang, sharp);
      letters.set(lang, known);
      return known;
    };
    // The statutory warning is Chinese in both languages.
    const lettered = (await has('tw')) && (await has(request.lang));
    return sharp(Buffer.from(drawShare(request, lettered)))
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
}
