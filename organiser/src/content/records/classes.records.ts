import { Bilingual, closed, recordId } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const kind = Type.Union([Type.Literal('class'), Type.Literal('meet')]);

/**
 * A group of classes or meetings, as in `EventClass/{id}` and `EventMeet/{id}`. One line of
 * `class-groups`.
 */
export const ClassGroupRecord = Type.Object(
  { Id: recordId, Kind: kind, Name: Bilingual, Lead: Bilingual },
  closed,
);

/**
 * A class or a meeting; one record of `classes`. Its `Id` is that of its calendar entry, which
 * holds the time and place.
 */
export const ClassRecord = Type.Object(
  {
    Id: recordId,
    Kind: kind,
    Group: recordId,
    For: Bilingual,
    Language: Bilingual,
    Level: Type.Optional(Bilingual),
    Outline: Type.Array(Type.Object({ Minutes: Type.Integer({ minimum: 1 }), Text: Bilingual }), {
      minItems: 1,
    }),
    Bring: Type.Optional(Bilingual),
  },
  closed,
);
