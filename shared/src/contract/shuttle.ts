import { Type, type Static } from 'typebox';

const time = Type.String({ pattern: '^\\d{2}:\\d{2}$' });
const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** `Minutes` from the first stop. */
export const ShuttleStop = Type.Object({
  Name: Type.String(),
  Place: Type.String(),
  Minutes: Type.Integer({ minimum: 0 }),
});
export type ShuttleStop = Static<typeof ShuttleStop>;

/** Timetable for one type of day. `Departures` from the first stop, in order, local time. */
export const ShuttleService = Type.Object({
  Days: Type.String(),
  Dates: Type.Array(isoDate),
  Departures: Type.Array(time),
});
export type ShuttleService = Static<typeof ShuttleService>;

export const ShuttleWay = Type.Object({
  To: Type.String(),
  /** Whether the way leads from the hall back. */
  FromHall: Type.Optional(Type.Boolean()),
  Stops: Type.Array(ShuttleStop, { minItems: 2 }),
  Services: Type.Array(ShuttleService),
});
export type ShuttleWay = Static<typeof ShuttleWay>;

export const ShuttleLine = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Note: Type.String(),
  Ways: Type.Array(ShuttleWay),
});
export type ShuttleLine = Static<typeof ShuttleLine>;

/** `Data` of `GET {expo-api}/Shuttle/{code}?Lang=`: free buses to the hall and back. */
export const Shuttle = Type.Object({ Lines: Type.Array(ShuttleLine) });
export type Shuttle = Static<typeof Shuttle>;
