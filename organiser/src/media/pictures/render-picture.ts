import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Sharp } from 'sharp';
import { pictureQuality } from '../../policies.ts';
import { composeScene, readScene } from './compose-scene.ts';
import { composeStill, readLabel } from './compose-still.ts';
import { inDarkScheme } from './dark-scheme.ts';
import type { Size } from './picture-kinds.ts';
import { drawPlaceholder } from './placeholder.ts';

export type Rendering = {
  /** Undefined for the placeholder. */
  path: string | undefined;
  /** The proportions of the result. */
  frame: Size;
  /** In px. */
  width: number;
  isDark?: boolean;
  /** A logo is shown whole; of other pictures, what exceeds the frame is cut off. */
  isWhole?: boolean;
};

/**
 * Scales a picture to a width and to the proportions of its frame; a label is laid on its still,
 * and a scene takes the place of the SVG that names it.
 * Loads sharp on first use, so that it does not delay the start.
 */
export async function scalePicture(rendering: Rendering): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { frame, width, isWhole = false } = rendering;
  const height = Math.round((width * frame.Height) / frame.Width);
  const source = await readSource(rendering);
  if (typeof source !== 'string') {
    const label = readLabel(source.toString());
    if (label) return composeStill(label, width, height);
    const scene = readScene(source.toString());
    if (scene) return composeScene(scene, dirname(rendering.path ?? ''), { width, height });
  }
  const natural = await sharp(source).metadata();
  // An SVG is rendered at the size that it gets; files of pixels have no use for the density.
  const scales = [width / natural.width, height / natural.height];
  const density = 72 * (isWhole ? Math.min(...scales) : Math.max(...scales));
  return sharp(source, { density })
    .autoOrient()
    .resize(width, height, {
      fit: isWhole ? 'contain' : 'cover',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
}

export async function renderPicture(rendering: Rendering): Promise<Buffer> {
  return (await scalePicture(rendering)).webp(pictureQuality.webp).toBuffer();
}

async function readSource({ path, frame, isDark }: Rendering): Promise<string | Buffer> {
  if (path === undefined) return Buffer.from(drawPlaceholder(frame));
  if (!/\.svg$/iu.test(path)) return path;
  const svg = await readFile(path, 'utf8');
  return Buffer.from(isDark ? inDarkScheme(svg) : svg);
}
