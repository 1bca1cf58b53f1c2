import { Type, type Static } from 'typebox';
import { Lang, Named, pageOf, Picture, SharePicture, Untranslated, OnlyIn } from './wire.ts';

/**
 * A film in a list. `Duration` is in seconds. `Year` is that of the fair it shows. `Elsewhere`
 * names the external provider.
 */
export const VideoCard = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Summary: Type.String(),
  Category: Named,
  PublishedAt: Type.String(),
  Duration: Type.Integer({ minimum: 1 }),
  Picture,
  Year: Type.Optional(Type.Integer()),
  Exhibitor: Type.Optional(Type.Object({ Id: Type.String(), Name: Type.String() })),
  Elsewhere: Type.Optional(Type.String()),
  Untranslated,
});
export type VideoCard = Static<typeof VideoCard>;

/**
 * `Data` of `GET {expo-api}/Videos/{code}?Lang=&Category=&Exhibitor=&Page=&PageSize=`, newest
 * first.
 */
export const VideoList = Type.Intersect([
  pageOf(VideoCard),
  Type.Object({
    Categories: Type.Array(
      Type.Object({ Code: Type.String(), Name: Type.String(), Count: Type.Integer() }),
    ),
  }),
]);
export type VideoList = Static<typeof VideoList>;

/** Transcript of a film with times in seconds, in the requested language. */
export const VideoCue = Type.Object({
  From: Type.Number(),
  To: Type.Number(),
  Text: Type.String(),
});

/**
 * `Data` of `GET {expo-api}/Videos/Play/{code}?Lang=&V=&Category=`: the film `V`, otherwise the
 * newest one (of the category) with a file. A film has either a file with captions in both
 * languages (WebVTT) or the URL of an external provider.
 */
export const VideoDetail = Type.Intersect([
  VideoCard,
  Type.Object({
    OnlyIn,
    Share: Type.Optional(SharePicture),
    Description: Type.Array(Type.String()),
    Cues: Type.Array(VideoCue),
    File: Type.Optional(Type.Object({ Src: Type.String(), Type: Type.String() })),
    Captions: Type.Array(
      Type.Object({
        Lang,
        Src: Type.String(),
      }),
    ),
    Embed: Type.Optional(Type.Object({ Provider: Type.String(), Url: Type.String() })),
  }),
]);
export type VideoDetail = Static<typeof VideoDetail>;
