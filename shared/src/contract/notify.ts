import { Type, type Static } from 'typebox';

/**
 * `Data` of `GET {expo-api}/Notify/Own/{code}?Lang=`: what the key of a mailed link opens. `none`
 * without a key that is valid.
 */
export const OwnSubscription = Type.Object({
  State: Type.Union([Type.Literal('none'), Type.Literal('unconfirmed'), Type.Literal('confirmed')]),
  Audience: Type.Optional(Type.Union([Type.Literal('visitor'), Type.Literal('exhibitor')])),
  /** The year of the edition that the mails are about. */
  Year: Type.Optional(Type.String()),
});
export type OwnSubscription = Static<typeof OwnSubscription>;
