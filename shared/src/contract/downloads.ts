import { Type, type Static } from 'typebox';
import { Named, Picture } from './wire.ts';

/**
 * A file for exhibitors. `Format` is display text (`PDF`), `Size` is in bytes, `UploadedAt` is a
 * day in Asia/Taipei, `Href` is a path that supports range requests.
 */
export const Download = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Text: Type.String(),
  Group: Named,
  FileName: Type.String(),
  Format: Type.String(),
  Size: Type.Integer({ minimum: 0 }),
  UploadedAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  Href: Type.String(),
  Thumbnail: Type.Optional(Picture),
});
export type Download = Static<typeof Download>;

/**
 * `Data` of `GET {expo-api}/Downloads/{code}?Lang=`. `Archive` is one zip with all files; its
 * `Size` is the sum of theirs.
 */
export const Downloads = Type.Object({
  Groups: Type.Array(Named),
  Items: Type.Array(Download),
  Archive: Type.Optional(Type.Object({ Href: Type.String(), Size: Type.Integer({ minimum: 0 }) })),
});
export type Downloads = Static<typeof Downloads>;
