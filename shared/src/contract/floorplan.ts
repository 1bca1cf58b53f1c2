import { Type, type Static } from 'typebox';
import { AreaCode } from './wire.ts';

/** A rectangle in metres from the hall's north-west corner. */
const rectangle = { X: Type.Number({ minimum: 0 }), Y: Type.Number({ minimum: 0 }), W: Type.Number({ exclusiveMinimum: 0 }), H: Type.Number({ exclusiveMinimum: 0 }) };

/** A booth; `Number` is a letter and four digits, e.g. A0123. */
export const Booth = Type.Object({ Number: Type.String({ pattern: '^[A-Z]\\d{4}$' }), ...rectangle, Area: AreaCode, ExhibitorId: Type.Optional(Type.String()), ExhibitorName: Type.Optional(Type.String()), /** The same name in the other language, for search. */ ExhibitorOtherName: Type.Optional(Type.String()) });
export type Booth = Static<typeof Booth>;

export const FacilityKind = Type.Union([Type.Literal('entrance'), Type.Literal('exit'), Type.Literal('stage'), Type.Literal('service'), Type.Literal('toilet'), Type.Literal('rest'), Type.Literal('first-aid')]);
export const Facility = Type.Object({ Kind: FacilityKind, Name: Type.String(), ...rectangle });
export type Facility = Static<typeof Facility>;

/** `Data` of `GET {expo-api}/Floorplan/{code}?Lang=`. Lengths are metres; aisles are rectangles free of booths. */
export const Floorplan = Type.Object({
  Published: Type.Boolean(), Hall: Type.String(), Width: Type.Number(), Depth: Type.Number(),
  Aisles: Type.Array(Type.Object(rectangle)), Facilities: Type.Array(Facility), Booths: Type.Array(Booth),
});
export type Floorplan = Static<typeof Floorplan>;
