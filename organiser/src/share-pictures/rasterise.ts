import type { Lang } from '@dswine/shared/contract/wire';
import { drawShare } from './draw-share.ts';
import { hasLettersFor } from './font-support.ts';
import type { ShareRequest } from './share-request.ts';

export type Sharp = (typeof import('sharp'))['default'];

/**
 * Renders share pictures as JPEG with the fonts of this machine (`fonts-noto-cjk` on Debian).
 * Without Chinese fonts the Chinese pictures have no text; without any fonts the English ones have
 * none either. Loads sharp on first use, so that it does not delay the start.
 */
export function createRasteriser(): (request: ShareRequest) => Promise<Buffer> {
  const letters = new Map<Lang, Promise<boolean>>();
  return async function rasterise(request) {
    const { default: sharp } = await import('sharp');
    const has = (lang: Lang) => {
      const supported = letters.get(lang) ?? hasLettersFor(lang, sharp);
      letters.set(lang, supported);
      return supported;
    };
    // The statutory warning is in Chinese in both languages.
    const lettered = (await has('tw')) && (await has(request.lang));
    return sharp(Buffer.from(drawShare(request, lettered)))
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer();
  };
}
