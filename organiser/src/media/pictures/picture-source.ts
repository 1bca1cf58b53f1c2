import type { Picture } from '@dswine/shared/contract/wire';
import { pictureSize, pictureWidths, type PictureRequest } from './picture-kinds.ts';
import { pictureHash, type PictureStorage } from './picture-storage.ts';
import { drawPlaceholder } from './placeholder.ts';

/** A picture as the API returns it. */
export function pictureOf(
  storage: PictureStorage,
  edition: string,
  request: PictureRequest,
): Picture {
  const { kind, id, area } = request;
  const file = storage.find(edition, kind, id);
  const hash = file?.hash ?? placeholderHash(kind);
  const Widths = [...pictureWidths(kind)];
  return {
    Src: picturePath(edition, { kind, id, hash, width: Widths.at(-1) ?? 0 }),
    Widths,
    ...(file?.isDarkToo && { Dark: true }),
    ...pictureSize(kind),
    Tone: area,
  };
}

export function placeholderHash(kind: PictureRequest['kind']): string {
  return pictureHash(drawPlaceholder(pictureSize(kind)));
}

export type PictureName = {
  kind: PictureRequest['kind'];
  id: string;
  hash: string;
  width: number;
  isDark?: boolean;
};

export function picturePath(edition: string, { kind, ...name }: PictureName): string {
  return `/api/expo/Picture/${edition}/${kind}/${pictureFileName(name)}`;
}

export function pictureFileName({ id, hash, width, isDark }: Omit<PictureName, 'kind'>): string {
  return `${id}-${hash}-${width}${isDark ? '-dark' : ''}.webp`;
}

/** Undefined for the URL of a record's picture without hash and width. */
export function parseFileName(file: string): Omit<PictureName, 'kind'> | undefined {
  const [, id, hash, width, dark] = /^(.+)-([0-9a-f]{8})-(\d+)(-dark)?\.webp$/u.exec(file) ?? [];
  return id === undefined || hash === undefined
    ? undefined
    : { id, hash, width: Number(width), isDark: dark !== undefined };
}
