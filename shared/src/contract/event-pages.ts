import { Type, type Static } from 'typebox';
import { CalendarEntry } from './calendar.ts';
import { NamedPlace, Picture } from './wire.ts';

/**
 * Events with a page of their own. Ids 1 and 2 are the organiser's for the run-bar and the KOL
 * programme (specification § 9).
 */
export const EventSlug = Type.Union([
  Type.Literal('run-bar'),
  Type.Literal('kol'),
  Type.Literal('lottery'),
  Type.Literal('seminar'),
  Type.Literal('drink'),
  Type.Literal('booth'),
  Type.Literal('cheers-vip'),
]);
export type EventSlug = Static<typeof EventSlug>;

/**
 * A part of an event page. `steps` are ordered, `facts` are label and value, `rules` is a list, and
 * `prizes` carry their number in `Note`.
 */
export const EventPart = Type.Object({
  Kind: Type.Union([
    Type.Literal('steps'),
    Type.Literal('facts'),
    Type.Literal('rules'),
    Type.Literal('prizes'),
  ]),
  Title: Type.String(),
  Items: Type.Array(
    Type.Object({ Title: Type.String(), Text: Type.String(), Note: Type.Optional(Type.String()) }),
  ),
});
export type EventPart = Static<typeof EventPart>;

/**
 * `Data` of `GET {expo-api}/Event/About/{code}/{id}?Lang=`. `Entries` are the event's calendar
 * entries, in chronological order.
 */
export const EventPage = Type.Object({
  Id: Type.String(),
  Slug: EventSlug,
  Title: Type.String(),
  Kicker: Type.String(),
  Lead: Type.String(),
  Paragraphs: Type.Array(Type.String()),
  Parts: Type.Array(EventPart),
  Questions: Type.Array(Type.Object({ Question: Type.String(), Answer: Type.String() })),
  Notice: Type.Optional(Type.String()),
  /** Places of the hall that the texts name. */
  Places: Type.Optional(Type.Array(NamedPlace)),
  Picture: Type.Optional(Picture),
  Entries: Type.Array(CalendarEntry),
});
export type EventPage = Static<typeof EventPage>;

/**
 * `Data` of `GET {expo-api}/Event/Overview/{code}?Lang=`: all event pages and the programme by day.
 */
export const EventsOverview = Type.Object({
  Pages: Type.Array(
    Type.Object({
      Id: Type.String(),
      Slug: EventSlug,
      Title: Type.String(),
      Kicker: Type.String(),
      Lead: Type.String(),
      Entries: Type.Integer(),
    }),
  ),
  /** The topics of `EventInfo`, in Chinese only. */
  Infos: Type.Array(Type.Object({ Id: Type.String(), Title: Type.String(), Lead: Type.String() })),
  Topics: Type.Array(
    Type.Object({ Code: Type.String(), Name: Type.String(), Count: Type.Integer() }),
  ),
  Entries: Type.Array(CalendarEntry),
});
export type EventsOverview = Static<typeof EventsOverview>;
