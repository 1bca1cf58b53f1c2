import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** The mark of the fair, as `shared/src/ui/logo.tsx` draws it, in three colourings. */
export const marks = {
  'dswine-mark-colour': { ground: '#fbf8f3', body: '#173b32', line: '#b08d3e', glass: '#fbf8f3' },
  'dswine-mark-black': { ground: '#ffffff', body: '#000000', line: '#ffffff', glass: '#ffffff' },
  'dswine-mark-reversed': { ground: '#173b32', body: '#fbf8f3', line: '#b08d3e', glass: '#173b32' },
} as const;

type Colours = (typeof marks)[keyof typeof marks];

export function drawMark({ ground, body, line, glass }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="360" viewBox="-14 -14 64 72"><rect x="-14" y="-14" width="64" height="72" fill="${ground}"/><path fill="${body}" d="M0 44V18a18 18 0 0 1 36 0v26z"/><path fill="none" stroke="${line}" stroke-width=".8" d="M2.8 41.2V18a15.2 15.2 0 0 1 30.4 0v23.2zM8 33.5h20M8 36h20"/><path fill="${glass}" d="M18 7.5c1.6 4.2 6.5 8 6.5 13.2a6.5 6.5 0 0 1-13 0c0-5.2 4.9-9 6.5-13.2z"/></svg>`;
}

const notes = readFileSync(join(import.meta.dirname, 'logo-kit.txt'));

export async function writeLogoKit(path: string): Promise<void> {
  const zip = new ZipFile();
  const mtime = new Date('2026-01-05T10:00:00+08:00');
  for (const [name, colours] of Object.entries(marks))
    zip.addBuffer(Buffer.from(drawMark(colours)), `${name}.svg`, { mtime });
  zip.addBuffer(notes, 'README.txt', { mtime });
  zip.end();
  await finished((zip.outputStream as NodeJS.ReadableStream).pipe(createWriteStream(path)));
}
