import { Type, type Static } from 'typebox';
import { CalendarEntry } from './calendar.ts';
import { localised } from './localised.ts';
import { Bilingual, closed, NamedPlace, Picture, recordId } from './wire.ts';

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
const part = Type.Object({
  Kind: Type.Union([
    Type.Literal('steps'),
    Type.Literal('facts'),
    Type.Literal('rules'),
    Type.Literal('prizes'),
  ]),
  Title: Bilingual,
  Items: Type.Array(
    Type.Object({ Title: Bilingual, Text: Bilingual, Note: Type.Optional(Bilingual) }),
  ),
});
export const EventPart = localised(part);
export type EventPart = Static<typeof EventPart>;

const texts = {
  Id: recordId,
  Slug: EventSlug,
  Title: Bilingual,
  Kicker: Bilingual,
  Lead: Bilingual,
  Paragraphs: Type.Array(Bilingual, { minItems: 1 }),
  Parts: Type.Array(part),
  Questions: Type.Array(Type.Object({ Question: Bilingual, Answer: Bilingual })),
  Notice: Type.Optional(Bilingual),
};

/**
 * An event with its own page; one record of `event-pages`. Its calendar entries are `Entries`, by
 * id, and all of a topic.
 */
export const EventPageRecord = Type.Object(
  { ...texts, Entries: Type.Array(recordId), Topic: Type.Optional(recordId) },
  closed,
);

/**
 * `Data` of `GET {expo-api}/Event/About/{code}/{id}?Lang=`. `Entries` are the event's calendar
 * entries, in chronological order.
 */
export const EventPage = localised(
  Type.Object({
    ...texts,
    /** Places of the hall that the texts name. */
    Places: Type.Optional(Type.Array(NamedPlace)),
    Picture: Type.Optional(Picture),
    Entries: Type.Array(CalendarEntry),
  }),
);
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
