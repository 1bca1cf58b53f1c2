import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { AreaCode, Bilingual, closed, recordId } from './wire.ts';

/** A content creator who covers the fair; one record of `creators`. */
export const CreatorRecord = Type.Object(
  {
    Id: recordId,
    Name: Bilingual,
    /** One or two characters that represent the name, as an avatar. */
    Mark: Bilingual,
    Handle: Type.String({ pattern: '^@[a-z0-9_.]+$' }),
    Field: Bilingual,
    Area: AreaCode,
    Bio: Bilingual,
    /** The content that the creator presents at the fair. */
    Shows: Bilingual,
  },
  closed,
);

export const Creator = localised(CreatorRecord);
export type Creator = Static<typeof Creator>;

/** `Data` of `GET {expo-api}/Event/Creators/{code}?Lang=`. */
export const Creators = Type.Array(Creator);
export type Creators = Static<typeof Creators>;
