import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawMark, marks } from './logo-kit.ts';
import { editionFiles } from './print-document.ts';

/*
 * Writes the logos of the press room to organiser/seed/DSWINE2026/files: the vector, a PNG for
 * print and a preview. Run it after a change of the mark and commit what it made.
 */
for (const [name, colours] of Object.entries(marks)) {
  const path = (extension: string) =>
    join(editionFiles, `${name.replace('dswine-mark', 'press-logo')}.${extension}`);
  const svg = Buffer.from(drawMark(colours));
  const draw = (width: number) => sharp(svg, { density: (72 * width) / 320 }).resize({ width });
  writeFileSync(path('svg'), svg);
  await draw(1600).png({ palette: true }).toFile(path('png'));
  await draw(427)
    .resize({ width: 640, height: 480, fit: 'contain', background: colours.ground })
    .webp({ quality: 82 })
    .toFile(path('webp'));
  process.stdout.write(`${path('png')} ${statSync(path('png')).size}\n`);
}
