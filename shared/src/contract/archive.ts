import { Type, type Static } from 'typebox';
import { Figure } from './editions.ts';

const linked = Type.Array(Type.Object({ Id: Type.String(), Title: Type.String() }));

/**
 * A fair that is over. `IsShown`: it is the edition of this site, so its lists, programme and news
 * are pages here. `Report`, `Albums` and `Films` are what the site has of that year.
 */
export const ArchivedFair = Type.Object({
  Year: Type.String({ pattern: '^\\d{4}$' }),
  IsShown: Type.Boolean(),
  Name: Type.Optional(Type.String()),
  StartDate: Type.Optional(Type.String()),
  EndDate: Type.Optional(Type.String()),
  Venue: Type.Optional(Type.String()),
  Figures: Type.Array(Figure),
  Report: Type.Boolean(),
  Albums: linked,
  Films: linked,
});
export type ArchivedFair = Static<typeof ArchivedFair>;

/** `Data` of `GET {expo-api}/Archive/{code}?Lang=`: the fairs that are over, the newest first. */
export const Archive = Type.Object({ Items: Type.Array(ArchivedFair) });
export type Archive = Static<typeof Archive>;
