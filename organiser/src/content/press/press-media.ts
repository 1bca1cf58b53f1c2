import { extname } from 'node:path';
import type { PressFile, PressMedium } from '@dswine/shared/contract/press';
import type { Picture } from '@dswine/shared/contract/wire';
import { localise } from '../editions/localise.ts';
import type { Localizer } from '../editions/localizer.ts';
import { filePath } from '../../media/files/files.routes.ts';
import type { StoredFile } from '../../media/files/file-storage.ts';
import { pictureSize, type Size } from '../../media/pictures/picture-kinds.ts';
import { pictureHash, type PictureFile } from '../../media/pictures/picture-storage.ts';
import { drawPlaceholder } from '../../media/pictures/placeholder.ts';
import { photoSize } from '../photos/photo-request.ts';
import type { EditionRecords } from '../records/records.ts';
import type { Dependencies } from '../../dependencies.ts';

type PressRecord = EditionRecords['press'];
export type Logo = PressRecord['Logos'][number];
export type PressPicture = PressRecord['Pictures'][number];

export const printWidth = 2400;
export const previewWidths = [480, 960] as const;

/** Formats of a logo, vectors first. The preview lies beside them as WebP. */
const logoFormats = ['.svg', '.pdf', '.png'] as const;
const previewFormat = { extension: '.webp', Width: 640, Height: 480 };

export const frameOf = ({ Of }: PressPicture): Size =>
  Of.Kind === 'photo' ? photoSize : pictureSize(Of.Kind);

export function heightAt(picture: PressPicture, width: number): number {
  const { Width, Height } = frameOf(picture);
  return Math.round((width * Height) / Width);
}

export function hashOf(file: PictureFile | undefined, picture: PressPicture): string {
  return file?.hash ?? pictureHash(drawPlaceholder(frameOf(picture)));
}

export async function logoFiles(
  { files }: Pick<Dependencies, 'files'>,
  edition: string,
  { File }: Logo,
): Promise<StoredFile[]> {
  const found = await Promise.all(logoFormats.map((format) => files(edition, `${File}${format}`)));
  return found.filter((file) => file !== undefined);
}

/** A logo as the API returns it, or undefined without a file. */
export async function logoOf(
  { files }: Pick<Dependencies, 'files'>,
  { edition: { code: edition }, lang }: Localizer,
  logo: Logo,
): Promise<PressMedium | undefined> {
  const found = await logoFiles({ files }, edition, logo);
  const preview = await files(edition, `${logo.File}${previewFormat.extension}`);
  if (found.length === 0 || !preview) return undefined;
  const { Id, Title, Caption, Credit } = localise(logo, lang);
  const { Width, Height } = previewFormat;
  return {
    ...{ Id, Kind: 'logo', Title, Caption, Credit, Illustration: false },
    Preview: { Src: filePath(edition, preview), Width, Height, Tone: 'fair' },
    Files: found.map((file) => ({
      Href: filePath(edition, file),
      Format: extname(file.name).slice(1).toUpperCase(),
    })),
  };
}

/** A picture as the API returns it. A photograph of the organiser replaces the seed's drawing. */
export function pressPictureOf(
  { pictures }: Pick<Dependencies, 'pictures'>,
  { edition: { code: edition }, lang }: Localizer,
  picture: PressPicture,
): PressMedium {
  const file = pictures.find(edition, picture.Of.Kind, picture.Of.Id);
  const { Id, Title, Caption, Credit } = localise(picture, lang);
  const src = (width: number, format: string) =>
    `/api/expo/Press/Picture/${edition}/${Id}-${hashOf(file, picture)}-${width}.${format}`;
  const Preview: Picture = {
    Src: src(previewWidths[1], 'webp'),
    Widths: [...previewWidths],
    ...frameOf(picture),
    Tone: picture.Area ?? 'fair',
  };
  const Files: PressFile[] = [
    {
      Href: src(printWidth, 'jpg'),
      Format: 'JPG',
      Width: printWidth,
      Height: heightAt(picture, printWidth),
    },
  ];
  const Illustration = file?.isDrawing ?? true;
  return { Id, Kind: 'picture', Title, Caption, Credit, Illustration, Preview, Files };
}
