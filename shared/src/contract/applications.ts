import { Type, type Static } from 'typebox';
import { CalendarEntry } from './calendar.ts';

/**
 * `Data` of `GET {expo-api}/Event/Places/{code}/{id}?Lang=`: calendar entries with bookable seats,
 * in chronological order. `Placed` counts confirmed and held seats, `Waiting` the waiting list.
 * `Closed`: applications are no longer accepted. The numbers may be a few seconds old.
 */
export const Places = Type.Array(
  Type.Object({
    Entry: CalendarEntry,
    Capacity: Type.Integer(),
    Placed: Type.Integer(),
    Waiting: Type.Integer(),
    Closed: Type.Boolean(),
  }),
);
export type Places = Static<typeof Places>;

/** `held`: a seat reserved for one hour until it is confirmed. `lapsed`: not confirmed in time. */
export const ApplicationState = Type.Union([
  Type.Literal('held'),
  Type.Literal('placed'),
  Type.Literal('waiting'),
  Type.Literal('withdrawn'),
  Type.Literal('lapsed'),
]);
export type ApplicationState = Static<typeof ApplicationState>;

/**
 * One of the reader's applications. `Position` is the position on the waiting list, from 1.
 * `ConfirmBy` (ISO UTC): it lapses at this time unless confirmed.
 * `Open`: it can still be withdrawn.
 * `Removed`: the entry was deleted from the calendar; `Entry` is its last version.
 */
export const OwnApplication = Type.Object({
  Id: Type.String(),
  Reference: Type.String(),
  State: ApplicationState,
  Position: Type.Optional(Type.Integer()),
  ConfirmBy: Type.Optional(Type.String()),
  Open: Type.Boolean(),
  Removed: Type.Boolean(),
  AppliedAt: Type.String(),
  Entry: CalendarEntry,
});
export type OwnApplication = Static<typeof OwnApplication>;

/**
 * `Data` of `GET {expo-api}/Event/OwnApplications/{code}?Lang=`. The applicant is identified by the
 * cookie with the key of a mailed link, or by the login. `Known` is false without either.
 * `Expired`: the key is no longer valid.
 */
export const OwnApplications = Type.Object({
  Known: Type.Boolean(),
  Expired: Type.Boolean(),
  Items: Type.Array(OwnApplication),
});
export type OwnApplications = Static<typeof OwnApplications>;
