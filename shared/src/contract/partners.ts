import { Type, type Static } from 'typebox';
import { Picture } from './wire.ts';

/** The partner's role at the fair. */
export const PartnerRole = Type.Union([
  Type.Literal('organiser'),
  Type.Literal('co-organiser'),
  Type.Literal('media'),
  Type.Literal('sponsor'),
]);
export type PartnerRole = Static<typeof PartnerRole>;

/** `Picture` is the partner's logo. */
export const Partner = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Role: PartnerRole,
  Text: Type.String(),
  Website: Type.Optional(Type.String({ pattern: '^https://' })),
  Picture,
});
export type Partner = Static<typeof Partner>;

/** `Data` of `GET {expo-api}/Partners/{code}?Lang=`, in display order. */
export const PartnerList = Type.Object({ Items: Type.Array(Partner) });
export type PartnerList = Static<typeof PartnerList>;
