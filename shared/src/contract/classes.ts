import { Type, type Static } from 'typebox';
import { CalendarEntry } from './calendar.ts';
import { OnlyIn, Picture, SharePicture } from './wire.ts';

/** A class or a meeting: a calendar entry with the same id, plus details for participants. */
export const ClassCard = Type.Intersect([
  CalendarEntry,
  Type.Object({
    Group: Type.Object({ Id: Type.String(), Name: Type.String() }),
    For: Type.String(),
    Language: Type.String(),
    Level: Type.Optional(Type.String()),
    Picture,
  }),
]);
export type ClassCard = Static<typeof ClassCard>;

export const ClassGroup = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Lead: Type.String(),
  Count: Type.Integer(),
});
export type ClassGroup = Static<typeof ClassGroup>;

/**
 * `Data` of `GET {expo-api}/Event/Classes/{code}/{group}?Lang=` and of `…/Event/Meets/…`. Group `0`
 * means all groups. `Items` are in chronological order.
 */
export const ClassList = Type.Object({
  Groups: Type.Array(ClassGroup),
  Items: Type.Array(ClassCard),
  Share: Type.Optional(SharePicture),
});
export type ClassList = Static<typeof ClassList>;

/** `Data` of `GET {expo-api}/Event/Class/{code}/{id}?Lang=` and of `…/Event/Meet/…`. */
export const ClassDetail = Type.Intersect([
  ClassCard,
  Type.Object({
    OnlyIn,
    Body: Type.Array(Type.String()),
    Share: Type.Optional(SharePicture),
    Fee: Type.Optional(Type.String()),
    Outline: Type.Array(Type.Object({ Minutes: Type.Integer(), Text: Type.String() })),
    Bring: Type.Optional(Type.String()),
    Others: Type.Array(ClassCard),
  }),
]);
export type ClassDetail = Static<typeof ClassDetail>;
