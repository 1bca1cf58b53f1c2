import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { AreaCode, Bilingual, closed, isoDate, Picture, recordId } from './wire.ts';

/** A photo album; one record of `albums`. `Group` is its topic, `Cover` its title picture. */
export const AlbumRecord = Type.Object(
  {
    Id: recordId,
    Title: Bilingual,
    Text: Bilingual,
    Date: isoDate,
    Group: Type.Object({ Code: recordId, Name: Bilingual }),
    Cover: recordId,
    Photos: Type.Array(
      Type.Object({
        Id: recordId,
        Area: AreaCode,
        Caption: Bilingual,
        Alt: Bilingual,
        /** Who took the photograph; by default the organiser. */
        Source: Type.Optional(Bilingual),
      }),
      { minItems: 1 },
    ),
  },
  closed,
);

/**
 * A photo of an album as a raster image in several widths. `Src` is the WebP fallback, `Large` the
 * largest image. The two source sets hold all widths as AVIF and WebP. `Tone` is the class of the
 * placeholder. `Source` is who took or drew it; `Illustration` marks a drawing that stands in for a
 * photograph.
 */
export const Photo = Type.Object({
  Id: Type.String(),
  Caption: Type.String(),
  Alt: Type.String(),
  Source: Type.String(),
  Illustration: Type.Boolean(),
  Src: Type.String(),
  Large: Type.String(),
  Avif: Type.String(),
  Webp: Type.String(),
  Width: Type.Integer({ minimum: 1 }),
  Height: Type.Integer({ minimum: 1 }),
  Tone: Picture.properties.Tone,
});
export type Photo = Static<typeof Photo>;

const { Cover: _cover, Photos: _photos, ...card } = AlbumRecord.properties;

/** An album in a list. */
export const AlbumCard = localised(
  Type.Object({ ...card, Count: Type.Integer({ minimum: 0 }), Cover: Photo }),
);
export type AlbumCard = Static<typeof AlbumCard>;

/** `Data` of `GET {expo-api}/Albums/{code}?Lang=&Group=`. An unknown group is 404. */
export const AlbumList = Type.Object({
  Groups: Type.Array(
    Type.Object({ Code: Type.String(), Name: Type.String(), Count: Type.Integer() }),
  ),
  Items: Type.Array(AlbumCard),
});
export type AlbumList = Static<typeof AlbumList>;

/** `Data` of `GET {expo-api}/Albums/Detail/{code}/{id}?Lang=`. */
export const AlbumDetail = Type.Intersect([
  AlbumCard,
  Type.Object({ Photos: Type.Array(Photo), Others: Type.Array(AlbumCard) }),
]);
export type AlbumDetail = Static<typeof AlbumDetail>;
