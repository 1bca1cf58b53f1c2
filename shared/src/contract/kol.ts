import { Type, type Static } from 'typebox';
import { AreaCode } from './wire.ts';

/** A content creator who covers the fair. `Mark` is one or two characters used as an avatar. */
export const Creator = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Mark: Type.String(),
  Handle: Type.String(),
  Field: Type.String(),
  Area: AreaCode,
  Bio: Type.String(),
  Shows: Type.String(),
});
export type Creator = Static<typeof Creator>;

/** `Data` of `GET {expo-api}/Event/Creators/{code}?Lang=`. */
export const Creators = Type.Array(Creator);
export type Creators = Static<typeof Creators>;
