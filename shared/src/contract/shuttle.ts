import { Type, type Static } from 'typebox';
import { localised, type Localised } from './localised.ts';
import { Bilingual, closed, isoDate, recordId } from './wire.ts';

const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** `Minutes` from the first stop. */
const StopRecord = Type.Object(
  { Name: Bilingual, Place: Bilingual, Minutes: Type.Integer({ minimum: 0 }) },
  closed,
);
export type ShuttleStop = Localised<Static<typeof StopRecord>>;

/** Timetable for one type of day. `Departures` from the first stop, in order, local time. */
const ServiceRecord = Type.Object(
  {
    Days: Bilingual,
    Dates: Type.Array(isoDate, { minItems: 1 }),
    Departures: Type.Array(time, { minItems: 1 }),
  },
  closed,
);
export type ShuttleService = Localised<Static<typeof ServiceRecord>>;

const WayRecord = Type.Object(
  {
    To: Bilingual,
    /** Whether the way leads from the hall back. */
    FromHall: Type.Optional(Type.Boolean()),
    Stops: Type.Array(StopRecord, { minItems: 2 }),
    Services: Type.Array(ServiceRecord),
  },
  closed,
);
export type ShuttleWay = Localised<Static<typeof WayRecord>>;

/** A free bus line in both directions; one record of `shuttles`. */
export const ShuttleRecord = Type.Object(
  {
    Id: recordId,
    Name: Bilingual,
    Note: Bilingual,
    Ways: Type.Array(WayRecord, { minItems: 1 }),
  },
  closed,
);
export type ShuttleLine = Localised<Static<typeof ShuttleRecord>>;

/** `Data` of `GET {expo-api}/Shuttle/{code}?Lang=`: free buses to the hall and back. */
export const Shuttle = Type.Object({ Lines: Type.Array(localised(ShuttleRecord)) });
export type Shuttle = Static<typeof Shuttle>;
