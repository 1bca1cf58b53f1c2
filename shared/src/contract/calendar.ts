import { Type, type Static } from 'typebox';
import {
  AreaCode,
  Named,
  NamedPlace,
  Picture,
  SharePicture,
  Untranslated,
  OnlyIn,
  Walk,
} from './wire.ts';

/** A calendar entry. `Start` and `End` are ISO 8601 with an offset or `Z`; `Topic.Code` is the numeric id in `EventsCalender/{id}`. */
export const CalendarEntry = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Summary: Type.String(),
  Topic: Named,
  Start: Type.String(),
  End: Type.String(),
  Place: Type.String(),
  Area: Type.Optional(AreaCode),
  Speaker: Type.Optional(Type.String()),
  /** In which it is given or interpreted. */
  Languages: Type.Optional(Type.Array(Named)),
  /** Code of the room or stand, the same in both languages. Filters and the floor plan use it. */
  PlaceCode: Type.String(),
  Walk,
  /** Whether only trade visitors are admitted: by the day of the fair that it is part of. */
  TradeOnly: Type.Optional(Type.Boolean()),
  /** Whether seats are booked in advance (`Event/Applications`), up to `Capacity`. */
  Booking: Type.Optional(Type.Boolean()),
  Capacity: Type.Optional(Type.Integer()),
  /**
   * Number of the event page that the entry belongs to: 1 is the run-bar, 2 the KOL programme
   * (specification § 9).
   */
  Event: Type.Optional(Type.String()),
  Untranslated,
});
export type CalendarEntry = Static<typeof CalendarEntry>;

/**
 * `Data` of `GET {expo-api}/Event/Calendar/{edition}/{id}?Lang=&Next=`, ordered by `Start`. Id `0`
 * means all topics. `Next` is a number of entries: the first that are not over, or of all if all are
 * over.
 */
export const Calendar = Type.Object({
  Topics: Type.Array(
    Type.Object({ Code: Type.String(), Name: Type.String(), Count: Type.Integer() }),
  ),
  Entries: Type.Array(CalendarEntry),
  /** Share picture of the requested topic. */
  Share: Type.Optional(SharePicture),
});
export type Calendar = Static<typeof Calendar>;

/** `Data` of `GET {expo-api}/Event/CalendarDetail/{edition}/{id}?Lang=`. */
export const CalendarDetail = Type.Intersect([
  CalendarEntry,
  Type.Object({
    Body: Type.Array(Type.String()),
    /** Other places of the hall that the text names. */
    Places: Type.Optional(Type.Array(NamedPlace)),
    Picture,
    OnlyIn,
    Share: Type.Optional(SharePicture),
    Fee: Type.Optional(Type.String()),
    SameDay: Type.Array(CalendarEntry),
  }),
]);
export type CalendarDetail = Static<typeof CalendarDetail>;

/** `Data` of `GET {expo-api}/Event/EventMenu/{code}?Lang=tw`: the items of the Events menu. `Path` is a path of the site. */
export const EventMenu = Type.Array(
  Type.Object({ Id: Type.Integer(), Title: Type.String(), Path: Type.String() }),
);
export type EventMenu = Static<typeof EventMenu>;
