import { Type, type Static } from 'typebox';
import { Named } from './wire.ts';

const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** What an exhibitor has to see to. `Due` is a day in Asia/Taipei and counts whole; `Hours` are wall time there, as people read it. */
export const Deadline = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Text: Type.String(),
  Due: isoDate,
  Topic: Named,
  Hours: Type.Optional(Type.String()),
  /** Path of its calendar file. */
  Calendar: Type.String(),
});
export type Deadline = Static<typeof Deadline>;

/** A month that has deadlines, e.g. `2026-03`: the id in `ExhibitorCalendar/{id}`. */
export const DeadlineMonth = Type.Object({
  Code: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
  Count: Type.Integer({ minimum: 1 }),
});
export type DeadlineMonth = Static<typeof DeadlineMonth>;

/**
 * `Data` of `GET {expo-api}/Deadlines/{code}?Lang=&Month=`, in order of `Due`. `Items` are those of the month, or all; `Dates` are
 * all of them in short, so that a month's page can say what is next. `Calendar` is the path of the calendar file with all.
 */
export const Deadlines = Type.Object({
  Months: Type.Array(DeadlineMonth),
  Items: Type.Array(Deadline),
  Calendar: Type.String(),
  Dates: Type.Array(Type.Object({ Id: Type.String(), Title: Type.String(), Due: isoDate })),
});
export type Deadlines = Static<typeof Deadlines>;
