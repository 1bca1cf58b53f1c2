import { Type, type Static } from 'typebox';
import { isoDate } from './wire.ts';

const audience = Type.Union([Type.Literal('trade'), Type.Literal('public')]);

/** A visitor's registration. `waiting`: the organiser approves it first. */
export const RegistrationState = Type.Union([
  Type.Literal('registered'),
  Type.Literal('waiting'),
  Type.Literal('declined'),
]);
export type RegistrationState = Static<typeof RegistrationState>;

export const OwnRegistration = Type.Object({
  Reference: Type.String(),
  Audience: audience,
  State: RegistrationState,
  Name: Type.String(),
  Email: Type.String(),
  Company: Type.Optional(Type.String()),
  Role: Type.Optional(Type.String()),
  Days: Type.Array(isoDate),
  /** The content of the QR code, once registered. */
  Badge: Type.Optional(Type.String()),
});
export type OwnRegistration = Static<typeof OwnRegistration>;

/**
 * `Data` of `GET {expo-api}/VisitorRegistrations/Own/{code}?Lang=`: what the key of a mailed link
 * opens. Empty without a valid key.
 */
export const FoundRegistration = Type.Object({ Registration: Type.Optional(OwnRegistration) });
export type FoundRegistration = Static<typeof FoundRegistration>;
