import type { Lang } from '@dswine/shared/contract/wire';
import { serif } from './draw-share.ts';
import type { Sharp } from './rasterise.ts';

/**
 * Whether this machine has fonts for a language. A missing glyph renders as a tall box, whereas a
 * dash and the character for "one" are flat.
 */
export async function hasLettersFor(lang: Lang, sharp: Sharp): Promise<boolean> {
  const flat = lang === 'tw' ? '一' : '—';
  const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><text x="20" y="140" font-size="120" font-family="${serif}">${flat}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(probe))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = Array.from({ length: info.height }, (_, row) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .some((grey) => grey < 128),
  ).filter(Boolean).length;
  return inked > 0 && inked < 50;
}
