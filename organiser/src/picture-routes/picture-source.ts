import { createHash } from 'node:crypto';
import type { Picture } from '@dswine/shared/contract/wire';
import { drawingVersion, pictureSize, type PictureRequest } from '../pictures/draw-picture.ts';

/**
 * `<id>-<hash>.svg`: the hash covers content and drawing version, so the URL can be cached forever.
 */
export function pictureFile(request: PictureRequest): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, request]))
    .digest('hex')
    .slice(0, 8);
  return `${request.id}-${hash}.svg`;
}

/** A picture as the API returns it. */
export function pictureOf(edition: string, request: PictureRequest): Picture {
  return {
    Src: `/api/expo/Picture/${edition}/${request.kind}/${pictureFile(request)}`,
    ...pictureSize(request.kind),
    Tone: request.area,
  };
}
