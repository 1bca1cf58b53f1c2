import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { Bilingual, closed, Picture, recordId, webAddress } from './wire.ts';

/** The partner's role at the fair. */
export const PartnerRole = Type.Union([
  Type.Literal('organiser'),
  Type.Literal('co-organiser'),
  Type.Literal('media'),
  Type.Literal('sponsor'),
]);
export type PartnerRole = Static<typeof PartnerRole>;

/** A partner of the fair; one record of `partners`. */
export const PartnerRecord = Type.Object(
  {
    Id: recordId,
    Name: Bilingual,
    Role: PartnerRole,
    Text: Bilingual,
    /** On a reserved domain (`*.example`). */
    Website: Type.Optional(webAddress),
  },
  closed,
);

/** `Picture` is the partner's logo. */
export const Partner = localised(Type.Object({ ...PartnerRecord.properties, Picture }));
export type Partner = Static<typeof Partner>;

/** `Data` of `GET {expo-api}/Partners/{code}?Lang=`, in display order. */
export const PartnerList = Type.Object({ Items: Type.Array(Partner) });
export type PartnerList = Static<typeof PartnerList>;
