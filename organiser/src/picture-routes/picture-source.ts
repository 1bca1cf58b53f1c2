import type { Picture } from '@dswine/shared/contract/wire';
import { pictureSize, type PictureRequest } from './picture-kinds.ts';

/** A picture as the API returns it. */
export function pictureOf(edition: string, { kind, id, area }: PictureRequest): Picture {
  return {
    Src: `/api/expo/Picture/${edition}/${kind}/${id}`,
    ...pictureSize(kind),
    Tone: area,
  };
}
