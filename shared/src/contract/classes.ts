import { Type, type Static } from 'typebox';
import { CalendarEntry } from './calendar.ts';
import { localised } from './localised.ts';
import { Bilingual, closed, OnlyIn, Picture, recordId, SharePicture } from './wire.ts';

const kind = Type.Union([Type.Literal('class'), Type.Literal('meet')]);

/**
 * A group of classes or meetings, as in `EventClass/{id}` and `EventMeet/{id}`. One line of
 * `class-groups`.
 */
export const ClassGroupRecord = Type.Object(
  { Id: recordId, Kind: kind, Name: Bilingual, Lead: Bilingual },
  closed,
);

/**
 * A class or a meeting; one record of `classes`. Its `Id` is that of its calendar entry, which
 * holds the time and place.
 */
export const ClassRecord = Type.Object(
  {
    Id: recordId,
    Kind: kind,
    Group: recordId,
    For: Bilingual,
    Language: Bilingual,
    Level: Type.Optional(Bilingual),
    Outline: Type.Array(Type.Object({ Minutes: Type.Integer({ minimum: 1 }), Text: Bilingual }), {
      minItems: 1,
    }),
    Bring: Type.Optional(Bilingual),
  },
  closed,
);

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

const { Kind: _kind, ...group } = ClassGroupRecord.properties;
export const ClassGroup = localised(Type.Object({ ...group, Count: Type.Integer() }));
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
    Outline: localised(ClassRecord.properties.Outline),
    Bring: Type.Optional(Type.String()),
    Others: Type.Array(ClassCard),
  }),
]);
export type ClassDetail = Static<typeof ClassDetail>;
