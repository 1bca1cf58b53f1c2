import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Icons whose names systems know, by their edge in px. They stand at the site's root; see shell/server/site-files. */
const squares = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** Makes `browser/icons/` of a release from the one drawn icon. */
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
      // iOS rounds the corners itself and shows black where the icon is clear.
      writeFile(path.join(folder, name), await png(name.startsWith('apple') ? full : drawn, edge)),
    ),
    writeFile(path.join(folder, 'icon-maskable-512.png'), await png(insideSafeZone(full), 512)),
    writeFile(path.join(folder, 'favicon.ico'), icoOf(await png(drawn, 32), 32)),
  ]);
}

function withoutCorners(icon: string): string {
  return icon.replace(/ rx="\d+"/, '');
}

/** A mask may cut away all but a circle of 80 % of the icon's width: what is drawn shrinks, the ground stays. */
function insideSafeZone(icon: string): string {
  const [ground = ''] = /<rect width="512" height="512"[^>]*\/>/.exec(icon) ?? [];
  const start = icon.indexOf(ground) + ground.length;
  const end = icon.lastIndexOf('</svg>');
  const drawing = icon.slice(start, end);
  return `${icon.slice(0, start)}<g transform="translate(51.2 51.2) scale(.8)">${drawing}</g></svg>`;
}

/** An ICO file of one PNG: six bytes that say so, sixteen about the picture, the picture. */
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
