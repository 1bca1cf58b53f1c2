import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Icons with well-known names, and their size in px. shell/server/site-files serves them at `/`.
 */
const squares = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** Renders the icons of a release (`browser/icons/`) from the SVG icon. */
export async function makeIcons(source: string, folder: string): Promise<void> {
  const drawn = await readFile(source, 'utf8');
  await mkdir(folder, { recursive: true });
  const png = (svg: string, edge: number) =>
    sharp(Buffer.from(svg), { density: 144 })
      .resize(edge, edge)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const full = withoutCorners(drawn);
  await Promise.all([
    ...Object.entries(squares).map(async ([name, edge]) =>
      // iOS rounds the corners itself, and shows transparent areas black.
      writeFile(path.join(folder, name), await png(name.startsWith('apple') ? full : drawn, edge)),
    ),
    writeFile(path.join(folder, 'icon-maskable-512.png'), await png(insideSafeZone(full), 512)),
    writeFile(path.join(folder, 'favicon.ico'), icoOf(await png(drawn, 32), 32)),
  ]);
}

function withoutCorners(icon: string): string {
  return icon.replace(/ rx="\d+"/, '');
}

/** Shrinks the drawing but not the background: masks may crop to a circle of 80 % of the width. */
function insideSafeZone(icon: string): string {
  const [ground = ''] = /<rect width="512" height="512"[^>]*\/>/.exec(icon) ?? [];
  const start = icon.indexOf(ground) + ground.length;
  const end = icon.lastIndexOf('</svg>');
  const drawing = icon.slice(start, end);
  return `${icon.slice(0, start)}<g transform="translate(51.2 51.2) scale(.8)">${drawing}</g></svg>`;
}

/** Wraps one PNG in an ICO file: a 6-byte header, a 16-byte directory entry, then the PNG. */
export function icoOf(png: Buffer, edge: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
