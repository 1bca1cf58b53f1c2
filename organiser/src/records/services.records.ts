import { PaidFeature } from '@dswine/shared/contract/services';
import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const named = { Id: Type.String({ pattern: '^[0-9]{1,9}$' }), Name: Bilingual, Summary: Bilingual };
const closed = { additionalProperties: false };

/** A service for exhibitors, free or paid; one record of `services`. */
export const ServiceRecord = Type.Union([
  Type.Object({ ...named, Kind: Type.Literal('free'), How: Bilingual }, closed),
  Type.Object(
    {
      ...named,
      Kind: Type.Literal('paid'),
      Feature: PaidFeature,
      Includes: Type.Array(Bilingual),
      Fee: Type.Integer({ minimum: 0 }),
      Without: Bilingual,
      With: Bilingual,
      Sample: Type.Object(
        { Caption: Bilingual, Path: Type.Optional(Type.String({ pattern: '^/' })) },
        closed,
      ),
    },
    closed,
  ),
]);
