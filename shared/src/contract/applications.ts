import { Type, type Static } from 'typebox';
import { CalendarEntry } from './calendar.ts';

/**
 * `Data` of `GET {expo-api}/Event/Places/{code}/{id}?Lang=`: entries of the calendar for which one applies, in order of time. `Placed` counts places that
 * are taken or held until they are confirmed, `Waiting` those on the waiting list; `Closed` says that applications are no longer taken. The numbers may be a few seconds old.
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

/** `held`: a place for an hour, until it is confirmed; `lapsed`: it was not confirmed in time. */
export const ApplicationState = Type.Union([
  Type.Literal('held'),
  Type.Literal('placed'),
  Type.Literal('waiting'),
  Type.Literal('withdrawn'),
  Type.Literal('lapsed'),
]);
export type ApplicationState = Static<typeof ApplicationState>;

/**
 * One of the reader's own applications. `Position` is the position on the waiting list, from 1. `ConfirmBy`
 * (ISO UTC): it lapses then unless it is confirmed. `Open`: it may still be withdrawn. `Removed`: the entry
 * is off the calendar and has no page; `Entry` is what it was.
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
 * `Data` of `GET {expo-api}/Event/OwnApplications/{code}?Lang=`: whose they are is known by the cookie with the key of
 * a mailed link, or by the login. `Known` is false when it is not; `Expired` when the key opens nothing (any more).
 */
export const OwnApplications = Type.Object({
  Known: Type.Boolean(),
  Expired: Type.Boolean(),
  Items: Type.Array(OwnApplication),
});
export type OwnApplications = Static<typeof OwnApplications>;
