import { Type, type Static } from 'typebox';
import { Named, pageOf, Picture, SharePicture, Untranslated, OnlyIn } from './wire.ts';

/** A film as a list shows it. `Duration` is in seconds; `Year` is that of the fair it looks back on; `Elsewhere` names the provider with whom it stands. */
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

/** `Data` of `GET {expo-api}/Videos/{code}?Lang=&Category=&Exhibitor=&Page=&PageSize=`, the newest first. */
export const VideoList = Type.Intersect([
  pageOf(VideoCard),
  Type.Object({
    Categories: Type.Array(
      Type.Object({ Code: Type.String(), Name: Type.String(), Count: Type.Integer() }),
    ),
  }),
]);
export type VideoList = Static<typeof VideoList>;

/** What is said in a film from second to second, in the language of the call. */
export const VideoCue = Type.Object({
  From: Type.Number(),
  To: Type.Number(),
  Text: Type.String(),
});

/**
 * `Data` of `GET {expo-api}/Videos/Play/{code}?Lang=&V=&Category=`: the film `V`, or else the newest (of the category) that has a file.
 * A film has a file with captions in both languages (WebVTT), or an address with a provider outside.
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
        Lang: Type.Union([Type.Literal('tw'), Type.Literal('en')]),
        Src: Type.String(),
      }),
    ),
    Embed: Type.Optional(Type.Object({ Provider: Type.String(), Url: Type.String() })),
  }),
]);
export type VideoDetail = Static<typeof VideoDetail>;
