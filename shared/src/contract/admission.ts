import { Type, type Static } from 'typebox';
import { NamedPlace } from './wire.ts';

/**
 * One group of admission rules in the requested language. `Id` is stable because URLs use it as an
 * anchor.
 */
export const AdmissionRule = Type.Object({
  Id: Type.String(),
  Title: Type.String(),
  Lead: Type.String(),
  Items: Type.Array(Type.String()),
  /** Places of the hall that the rules name. */
  Places: Type.Optional(Type.Array(NamedPlace)),
});
export type AdmissionRule = Static<typeof AdmissionRule>;

/**
 * `Data` of `GET {expo-api}/Admission/{code}?Lang=`, in display order. `OnArrival` repeats those
 * sentences of the rules that somebody without registration needs.
 */
export const Admission = Type.Object({
  Rules: Type.Array(AdmissionRule),
  OnArrival: Type.Optional(
    Type.Object({
      Items: Type.Array(Type.String(), { minItems: 1 }),
      Places: Type.Optional(Type.Array(NamedPlace)),
    }),
  ),
});
export type Admission = Static<typeof Admission>;
