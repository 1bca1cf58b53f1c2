import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Localizer } from '../editions/localizer.ts';
import type { Dependencies } from '../../dependencies.ts';
import { logoFiles, type PressPicture } from './press-media.ts';
import type { PressRoom } from './press-room.ts';
import { writeCaptions, writeFactSheet } from './press-texts.ts';

/** Makes the file of a picture for print, or reads it from the cache. */
export type PrintPicture = (edition: string, picture: PressPicture) => Promise<Buffer>;

/** One zip: the fact sheet, the captions with the rights, all logos and all pictures. */
export async function writePressKit(
  dependencies: Pick<Dependencies, 'files'>,
  { edition: { fair }, lang }: Localizer,
  { record, press }: PressRoom,
  printPicture: PrintPicture,
): Promise<Readable> {
  const zip = new ZipFile();
  const add = (name: string, content: Buffer | string) =>
    zip.addBuffer(Buffer.from(content), `${fair.Code.toLowerCase()}-${name}`);
  add(`fact-sheet-${lang}.txt`, writeFactSheet(fair, press, lang));
  const nameOf = ({ Kind, Id }: { Kind: string; Id: string }) => `${Kind}-${Id}`;
  add(`captions-${lang}.txt`, writeCaptions(fair, press, nameOf, lang));
  for (const logo of record.Logos)
    for (const file of await logoFiles(dependencies, fair.Code, logo))
      add(`logo-${logo.Id}${extname(file.name)}`, await readFile(file.path));
  for (const picture of record.Pictures)
    add(`picture-${picture.Id}.jpg`, await printPicture(fair.Code, picture));
  zip.end();
  return zip.outputStream as Readable;
}
